import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const TOKEN = 'a-token-of-the-gateway-itself';

test('without their variables mails and SMS stay in the outbox', () => {
  expect(readConfiguration({})).toMatchObject({ smtp: null, smsGateway: null });
});

test('reviews are those of the sandbox until the environment names where they are', () => {
  expect(readConfiguration({}).reviewsUrl).toBeNull();
  const REVIEWS_URL = 'https://cl.avis-verifies.com';
  expect(readConfiguration({ REVIEWS_URL }).reviewsUrl).toBe(REVIEWS_URL);
});

test('fonts are copied from the usual hosts, or from those that the environment names', () => {
  const hosts = (environment: Record<string, string>) => readConfiguration(environment).fontHosts;
  expect(hosts({})).toContain('fonts.googleapis.com');
  expect(hosts({ FONT_HOSTS: ' Fonts.Example, files.fonts.example ' })).toEqual([
    'fonts.example',
    'files.fonts.example',
  ]);
  expect(hosts({ FONT_HOSTS: '' })).toEqual([]);
});

test('the sandbox stands in for payment providers unless visitors come by TLS, or as the environment says', () => {
  const sandbox = (environment: Record<string, string>) => readConfiguration(environment).sandbox;
  const https = { PUBLIC_SCHEME: 'https' };
  expect([sandbox({}), sandbox(https)]).toEqual([true, false]);
  expect([sandbox({ PAYMENT_SANDBOX: 'off' }), sandbox({ ...https, PAYMENT_SANDBOX: 'on' })]).toEqual([
    false,
    true,
  ]);
});

test('the environment names who delivers', () => {
  const smtp = { SMTP_URL: 'smtps://u:p@mail.example', SMTP_FROM: 'mails@platform.example' };
  const gateway = { SMS_GATEWAY_URL: 'https://sms.example/send', SMS_GATEWAY_TOKEN: TOKEN };
  const back = readConfiguration({ ...smtp, BOUNCE_ADDRESS: 'bounces@platform.example' });
  expect(back.smtp?.bounceAddress).toBe('bounces@platform.example');
  expect(readConfiguration({ ...smtp, ...gateway })).toMatchObject({
    smtp: { url: 'smtps://u:p@mail.example', from: 'mails@platform.example', bounceAddress: null },
    smsGateway: { url: 'https://sms.example/send', token: TOKEN },
  });
});

test.each([
  [{}, []],
  [{ API_HOSTS: '' }, []],
  [{ API_HOSTS: 'API.Salons.example:443, book.example.' }, ['api.salons.example', 'book.example']],
  [{ API_HOSTS: '[2001:db8::1]' }, ['[2001:db8::1]']],
])('%j adds the hosts %j to what this machine calls itself', (environment, added) => {
  expect(readConfiguration(environment).apiHosts).toEqual(['localhost', '127.0.0.1', '[::1]', ...added]);
});

test.each([
  [{ API_HOSTS: 'https://api.example' }, 'API_HOSTS'],
  [{ API_HOSTS: 'api.example,' }, 'API_HOSTS'],
  [{ API_HOSTS: '*.example' }, 'API_HOSTS'],
  [{ SMTP_URL: 'https://mail.example', SMTP_FROM: 'a@b.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.example, c@d.example' }, 'SMTP_FROM'],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b.example', BOUNCE_ADDRESS: 'nobody' }, 'BOUNCE_ADDRESS'],
  [{ REVIEWS_URL: 'cl.avis-verifies.com' }, 'REVIEWS_URL'],
  [{ REVIEWS_URL: 'https://cl.avis-verifies.com/fr' }, 'REVIEWS_URL'],
  [{ FONT_HOSTS: 'https://fonts.example' }, 'FONT_HOSTS'],
  [{ FONT_HOSTS: 'fonts.example:8443' }, 'FONT_HOSTS'],
  [{ FONT_HOSTS: '*.fonts.example' }, 'FONT_HOSTS'],
  [{ FONT_HOSTS: '127.0.0.1' }, 'FONT_HOSTS'],
  [{ FONT_HOSTS: 'localhost' }, 'FONT_HOSTS'],
  [{ SMS_GATEWAY_URL: 'sms.example', SMS_GATEWAY_TOKEN: TOKEN }, 'SMS_GATEWAY_URL'],
  [{ SMS_GATEWAY_URL: 'https://sms.example' }, 'SMS_GATEWAY_TOKEN'],
  [{ SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 'short' }, 'SMS_GATEWAY_TOKEN'],
])('the start is refused with %j, and the sentence names %s', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name);
});

test.each([
  [{ PORT: '70000' }, "PORT is '70000', and a port is a number from 1 to 65535."],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL has to begin with postgres:// or postgresql://.'],
  [{ LOG_LEVEL: 'loud' }, "LOG_LEVEL is 'loud'; it may be trace, debug, info, warn, error, fatal, silent."],
  [{ RATE_LIMITS: 'no' }, "RATE_LIMITS is 'no'; it may be on or off."],
  [{ DRAIN_MS: '-1' }, "DRAIN_MS is '-1', and may be a whole number from 0 to 60000."],
  [{ SHED_LOAD_AFTER_MS: '10' }, "SHED_LOAD_AFTER_MS is '10', and may be a whole number from 100 to 60000."],
  [{ OPERATOR_SECRET: 'short' }, 'OPERATOR_SECRET is too short: a secret has 24 characters or more.'],
])('what is wrong with %j is said in one sentence', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(new Error(sentence));
});

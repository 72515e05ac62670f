import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const TOKEN = 'a-token-of-the-gateway-itself';

test('without their variables mails and SMS stay in the outbox', () => {
  expect(readConfiguration({})).toMatchObject({ smtp: null, smsGateway: null });
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
  [{ SMS_GATEWAY_URL: 'sms.example', SMS_GATEWAY_TOKEN: TOKEN }, 'SMS_GATEWAY_URL'],
  [{ SMS_GATEWAY_URL: 'https://sms.example' }, 'SMS_GATEWAY_TOKEN'],
  [{ SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_TOKEN: 'short' }, 'SMS_GATEWAY_TOKEN'],
])('the start is refused with %j, and the sentence names %s', (environment, name) => {
  expect(() => readConfiguration(environment)).toThrow(name);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { companyOf } from '../../testing/companies.ts';
import { pagePolicy } from './page-policy.ts';

const tenantOf = (change: Parameters<typeof companyOf>[1] = {}) => ({
  id: 'a',
  token: 'cmp_a',
  profile: companyOf('a', change),
});

const NOTHING = { scripts: [], styles: [], payment: null, isPreview: false };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...rest] = directive.split(' ');
      return [name, rest.join(' ')];
    }),
  );
}

test('a page may load nothing but what its policy names: its own, and pictures in its markup', () => {
  expect(directives(pagePolicy(tenantOf(), NOTHING))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

test('what stands in the page runs by what it says, to the byte', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = { ...NOTHING, scripts: ['const a = "é";'], styles: ['b{}', 'c{}'] };
  const policy = directives(pagePolicy(tenantOf(), inline));
  expect(policy['script-src']).toBe(`'self' ${hash('const a = "é";')}`);
  expect(policy['style-src']).toBe(`'self' ${hash('b{}')} ${hash('c{}')}`);
});

test('of third-party services a page may load those that its company has set up, and no other', () => {
  const policy = directives(pagePolicy(tenantOf({ ganalytics: 'G-A1' }), NOTHING));
  const tag = 'https://www.googletagmanager.com';
  const told = `https://*.google-analytics.com https://*.analytics.google.com ${tag}`;
  expect(policy['script-src']).toBe(`'self' ${tag}`);
  expect(policy['img-src']).toBe(`'self' data: ${told}`);
  expect(policy['connect-src']).toBe(`'self' ${told}`);
  expect(policy['frame-src']).toBeUndefined();
  expect(policy['default-src']).toBe("'none'");
  const odd = pagePolicy(tenantOf({ ganalytics: 'G-A; script-src *' }), NOTHING);
  expect(odd).toBe(pagePolicy(tenantOf(), NOTHING));
});

test('a page allows each service what it needs of each kind, and a server of the company’s own in its place', () => {
  const booker = { thirdParties: { hotjar: '12345' } };
  expect(directives(pagePolicy(tenantOf(booker), NOTHING))).toMatchObject({
    'script-src': "'self' https://static.hotjar.com https://script.hotjar.com",
    'style-src': "'self'",
    'font-src': "'self' https://script.hotjar.com",
    'connect-src': "'self' https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com",
    'frame-src': 'https://vars.hotjar.com',
  });
  const through = { thirdParties: { ...booker.thirdParties, tagServer: 'https://tags.salon.example' } };
  const policy = pagePolicy(tenantOf(through), NOTHING);
  expect(directives(policy)).toMatchObject({
    'script-src': "'self' https://tags.salon.example",
    'frame-src': 'https://tags.salon.example',
  });
  expect(policy).not.toContain('hotjar');
});

test('a provider of payment is allowed wherever the visitor may come to pay from', () => {
  const payment = { provider: 'stripe', keys: { publicKey: 'pk_test_1' } };
  const policy = directives(pagePolicy(tenantOf({ payment }), NOTHING));
  expect(policy['script-src']).toBe("'self' https://js.stripe.com https://*.js.stripe.com");
  const other = tenantOf({ payment: { ...payment, provider: 'saferpay' } });
  expect(pagePolicy(other, NOTHING)).toBe(pagePolicy(tenantOf(), NOTHING));
});

test('pictures may come from where the company has them, by their origin, each once, and by https alone; fonts from here alone', () => {
  const tenant = tenantOf({
    allowedOrigins: [
      'https://media.example/',
      'https://media.example/a?b',
      'http://plain.example',
      'nonsense',
    ],
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: {} },
  });
  const font = { name: 'Own', url: 'https://fonts.example/a.woff2' };
  tenant.profile.themes.general.headerFont = font;
  const policy = directives(pagePolicy(tenant, NOTHING));
  expect(policy['img-src']).toBe("'self' data: https://media.example https://tiles.example");
  expect(policy['font-src']).toBe("'self'");
});

test.each([
  'https://a.example/; script-src *',
  'https://a.example, script-src *',
  'https://a.example\n; script-src *',
])('no address that a company wrote adds a rule to its policy: %j', (url) => {
  const tenant = tenantOf({ allowedOrigins: [url], previewOrigins: [url] });
  const policy = pagePolicy(tenant, { ...NOTHING, isPreview: true });
  expect(directives(policy)['script-src']).toBe("'self'");
  expect(Object.keys(directives(policy))).toHaveLength(11);
  expect(policy).not.toContain('*');
});

test('a page may load the stand-in for the script of its company’s payment provider, and show its frame', () => {
  const payment = 'http://pay.localhost:4100/stripe/v3.js';
  const policy = directives(pagePolicy(tenantOf(), { ...NOTHING, payment }));
  expect(policy['script-src']).toBe(`'self' http://pay.localhost:4100`);
  expect(policy['frame-src']).toBe('http://pay.localhost:4100');
});

test.each([
  [true, "'self' https://office.example"],
  [false, "'self'"],
])('a back office of the company’s may frame what is drafted alone: %s', (isPreview, ancestors) => {
  const tenant = tenantOf({ previewOrigins: ['https://office.example'] });
  const policy = pagePolicy(tenant, { ...NOTHING, isPreview });
  expect(policy).toContain(`frame-ancestors ${ancestors}`);
  expect(policy.endsWith(`frame-ancestors ${ancestors}`)).toBe(true);
});

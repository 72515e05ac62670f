import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { features } from '#registry';
import { definitionOf, renderElement } from './engine/render-element.tsx';
import { textsIn } from './renderer.ts';
import { companies } from '#server/database/schema/tenants.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let salon: string;
let other: string;

beforeAll(async () => {
  server = await startTestServer({
    apiHosts: ['booking.example'],
    renderer: { render: renderElement, definitionOf, texts: textsIn('locales') },
    limits: {
      address: { reads: { burst: 100, perSecond: 1 }, writes: { burst: 1, perSecond: 1 } },
      tenant: { reads: { burst: 1000, perSecond: 100 }, writes: { burst: 1, perSecond: 1 } },
    },
  });
  salon = await server.addCompany();
  other = await server.addCompany();
});
afterAll(() => server.close());

const addressOf = (element: string, query: Record<string, string> = {}) =>
  `/embed/render/${element}?${new URLSearchParams({ company: `cmp_${salon}`, locale: 'fr', ...query })}`;
const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url, headers: { host: 'booking.example:4100', ...headers }, remoteAddress });

/** A machine that does other things as well may not have rendered it in time at first. */
const rendered = (url: string) =>
  vi.waitFor(
    async () => {
      const reply = await ask(url);
      expect(reply.statusCode).toBe(200);
      return reply;
    },
    { timeout: 20_000, interval: 500 },
  );

const partsOf = (body: string) => {
  const [, css = '', html = '', data = ''] =
    /^<template shadowrootmode="open"><style data-server>(.*?)<\/style>\s*<div class="vitrine">(.*)<\/div>\s*<script data-server type="application\/json">(.*)<\/script><\/template>$/s.exec(
      body,
    ) ?? [];
  return { css, html, data: JSON.parse(data) as Record<string, unknown> };
};

const elements = features.flatMap(({ name, element }) => (element ? [`vitrine-${name}`] : []));

describe('the first screen of an element', () => {
  test.each(elements)(
    'of %s is sent as a declarative shadow root with what it was made from',
    async (tag) => {
      const reply = await rendered(addressOf(tag));
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      const { css, html, data } = partsOf(reply.body);
      expect(css).toContain('--v-accent');
      expect(html).toContain('lang="fr"');
      expect(html).not.toMatch(/<script| style="| on\w+="/);
      expect(data).toMatchObject({ locale: 'fr', attributes: { company: `cmp_${salon}` } });
      expect(data['company']).toMatchObject({ token: `cmp_${salon}` });
      expect(html).not.toContain('aria-busy');
    },
  );

  test('is in the language that is asked for, and in the first of the company where it speaks another', async () => {
    const inLanguage = async (locale: string) => {
      const { headers } = await rendered(addressOf('vitrine-booking', { locale }));
      return headers['content-language'];
    };
    expect([await inLanguage('en'), await inLanguage('en-GB'), await inLanguage('de')]).toEqual([
      'en',
      'en',
      'fr',
    ]);
    const { headers } = await rendered(`/embed/render/vitrine-booking?company=cmp_${salon}`);
    expect(headers['content-language']).toBe('fr');
  });

  test('shows what its attributes say', async () => {
    const service = partsOf((await rendered(addressOf('vitrine-booking', { service: 'massage' }))).body);
    const list = partsOf((await rendered(addressOf('vitrine-booking'))).body);
    expect(service.data['attributes']).toEqual({ company: `cmp_${salon}`, service: 'massage' });
    expect(service.html).not.toBe(list.html);
    const level = partsOf((await rendered(addressOf('vitrine-booking', { 'heading-level': '4' }))).body);
    expect(level.html).toContain('<h4');
    expect(list.html).not.toContain('<h4');
  });

  test('is of its own company alone', async () => {
    const { body } = await rendered(addressOf('vitrine-booking', { company: `cmp_${other}` }));
    expect(partsOf(body).data['company']).toMatchObject({ token: `cmp_${other}` });
    expect(body).not.toContain(salon);
  });

  test('comes without what the loader reads by itself, where that is asked for', async () => {
    const whole = partsOf((await rendered(addressOf('vitrine-booking'))).body);
    const unread = partsOf((await rendered(addressOf('vitrine-booking', { data: 'unread' }))).body);
    expect(unread.html).toBe(whole.html);
    const { company, categories, texts, ...others } = whole.data;
    expect([company, categories]).not.toContain(undefined);
    const { common: _common, booking: _booking, ...rest } = texts as Record<string, unknown>;
    expect(unread.data).toEqual({ ...others, texts: rest });
    expect((await ask(addressOf('vitrine-booking', { data: 'all' }))).json()).toMatchObject({
      field: 'data',
    });
  });

  test('is none where it is of the moment, as free times are', async () => {
    const reply = await ask(addressOf('vitrine-booking', { service: 'massage', open: 'times' }));
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  });

  test('is the same for everybody, whoever asks', async () => {
    const plain = await ask(addressOf('vitrine-cart'));
    const personal = await ask(addressOf('vitrine-cart'), {
      authorization: 'Bearer somebody',
      cookie: 'locale=en; vitrine-operator=x',
      company: `cmp_${other}`,
      curlang: 'en',
    });
    expect(personal.statusCode).toBe(200);
    expect(personal.body).toBe(plain.body);
    expect(personal.headers['set-cookie']).toBe(undefined);
  });
});

describe('who keeps the first screen of an element', () => {
  test('may show it for a minute, and is told when it is the same', async () => {
    const first = await ask(addressOf('vitrine-finder'));
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    });
    expect(String(first.headers['vary']).toLowerCase()).toContain('accept-encoding');
    expect(String(first.headers['vary']).toLowerCase()).not.toContain('origin');
    const tag = String(first.headers['etag']);
    const again = await ask(addressOf('vitrine-finder'), { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['etag']).toBe(tag);
  });

  test('is sent it anew once the company has changed', async () => {
    const first = await ask(addressOf('vitrine-booking'));
    const tag = String(first.headers['etag']);
    const [before] = await server.database.db
      .select({ profile: companies.profile })
      .from(companies)
      .where(eq(companies.token, `cmp_${salon}`));
    const identity = { ...before!.profile.identity, displayName: 'Salon rouvert' };
    await server.database.db
      .update(companies)
      .set({ profile: { ...before!.profile, identity } })
      .where(eq(companies.token, `cmp_${salon}`));
    const next = await ask(addressOf('vitrine-booking'), { 'if-none-match': tag });
    expect(next.statusCode).toBe(200);
    expect(next.body).toContain('Salon rouvert');
  });

  test('may be one of the origins alone that the company lists', async () => {
    const closed = await server.addCompany({ allowedOrigins: ['https://salon.example'] });
    const from = (origin: string) => ask(addressOf('vitrine-cart', { company: `cmp_${closed}` }), { origin });
    const allowed = await from('https://salon.example');
    expect(allowed.headers['access-control-allow-origin']).toBe('https://salon.example');
    expect(String(allowed.headers['vary']).toLowerCase()).toContain('origin');
    const refused = await from('https://elsewhere.example');
    expect(refused.headers['access-control-allow-origin']).toBe(undefined);
  });
});

describe('what there is no first screen of', () => {
  test.each([
    ['an element that there is not', '/embed/render/vitrine-nothing?company=x', 404, 'not_found'],
    ['a feature without an element', '/embed/render/vitrine-constructor', 404, 'not_found'],
    ['no company', '/embed/render/vitrine-booking', 400, 'param_missing'],
    ['an unknown company', '/embed/render/vitrine-booking?company=cmp_none', 404, 'company_error'],
    ['bytes that no text has', '/embed/render/vitrine-booking?company=%00', 404, 'company_error'],
  ])('%s is answered truly', async (_, url, status, type) => {
    const reply = await ask(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ type });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['an unknown attribute', { shoe: 'paris' }, 'shoe'],
    ['an inherited one', { constructor: 'x' }, 'constructor'],
    ['a value that the attribute does not have', { 'heading-level': '9' }, 'heading-level'],
    ['a language that the product does not speak', { locale: 'pt' }, 'locale'],
    ['a theme that is no JSON', { theme: '{"a":' }, 'theme'],
  ])('%s is named', async (_, query, field) => {
    const reply = await ask(addressOf('vitrine-booking', query as Record<string, string>));
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ type: 'invalid', field });
  });

  test('an attribute that is named twice is named', async () => {
    const reply = await ask(`${addressOf('vitrine-booking', { shop: 'one' })}&shop=two`);
    expect(reply.json()).toMatchObject({ type: 'invalid', field: 'shop' });
  });

  test('an address that asks too often is told when to come again, and whoever else is answered', async () => {
    const many = Array.from({ length: 101 }, () => ask(addressOf('vitrine-cart'), {}, '203.0.113.9'));
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).not.toHaveLength(0);
    expect((await ask(addressOf('vitrine-cart'), {}, '203.0.113.10')).statusCode).toBe(200);
  });
});

test('where nothing was built that renders, or what renders fails, the browser is left to draw it', async () => {
  const failing = await startTestServer({
    database: server.database,
    renderer: {
      render: () => Promise.reject(new Error('no such chunk')),
      definitionOf,
      texts: textsIn('locales'),
    },
  });
  const bare = await startTestServer({ database: server.database });
  for (const { app } of [failing, bare]) {
    const reply = await app.inject({ url: addressOf('vitrine-booking') });
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect(reply.headers['cache-control']).toBe('no-store');
    await app.close();
  }
});

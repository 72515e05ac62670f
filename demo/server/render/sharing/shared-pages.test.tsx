import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Route } from '#domain/site/routes.ts';
import { startTestServer, type TestServer } from '#server/testing/test-server.ts';
import { insideFetch } from '../inside-fetch.ts';
import { textsIn } from '../renderer.ts';
import { createSharedReads, type CompanyShare } from './shared-reads.ts';
import { renderElement } from '../engine/render-element.tsx';

let server: TestServer;
let salon = '';

beforeAll(async () => {
  server = await startTestServer();
  salon = await server.addCompany({ langs: { fr: true, en: true } });
});
afterAll(() => server.close());

/** A page of the salon, and what it has asked the back end for. */
async function rendered(route: Route, { share, locale = 'fr' }: { share?: CompanyShare; locale?: Locale }) {
  const asked: string[] = [];
  const send = insideFetch(server.app)('127.0.0.1');
  const page = await renderElement(
    'storefront',
    { company: `cmp_${salon}` },
    {
      url: new URL(`/${route.kind === 'home' ? '' : route.kind}`, `http://${salon}.localhost:4100`),
      token: `cmp_${salon}`,
      locale,
      route,
      now: server.clock.now(),
      fetch: (address, init) => {
        asked.push(new URL(address).pathname);
        return send(address, init);
      },
      ...(share && { share }),
      texts: textsIn('locales'),
    },
  );
  return { page, asked };
}

const ORIGIN = 'http://salon.example';
const shareOf = () => createSharedReads()({ token: `cmp_${salon}`, revision: 1, origin: ORIGIN });

const OWN = ['/api/companies/me', '/shops', '/api/categories'];
const ROUTES: readonly Route[] = [
  { kind: 'home' },
  { kind: 'services' },
  { kind: 'contact' },
  { kind: 'legal', section: null },
];

/** Whoever writes into it is told. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Set || value instanceof Map) {
    const refuse = () => {
      throw new TypeError('Others have the same.');
    };
    Object.assign(value, { set: refuse, add: refuse, delete: refuse, clear: refuse });
    value.forEach(frozen);
  }
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

test('pages of a company read its company, shops and categories once, and are what they are by themselves', async () => {
  const share = shareOf();
  const first = await rendered({ kind: 'services' }, { share });
  expect(first.asked).toEqual(expect.arrayContaining(OWN));
  for (const route of ROUTES) {
    const { page, asked } = await rendered(route, { share });
    expect(asked.filter((path) => OWN.includes(path))).toEqual([]);
    expect(page).toEqual((await rendered(route, {})).page);
  }
});

test('no page writes into what others have', async () => {
  const share = shareOf();
  const sharing: CompanyShare = {
    find: share.find,
    keep: (name, locale, read) => share.keep(name, locale, frozen(read)),
  };
  for (const locale of ['fr', 'en'] as const)
    for (const route of [...ROUTES, ...ROUTES]) {
      const { page } = await rendered(route, { share: sharing, locale });
      expect(page).toEqual((await rendered(route, { locale })).page);
    }
});

test('a list that is too long to come with a page is so for whoever shares it', async () => {
  const share = shareOf();
  const long: CompanyShare = {
    find: share.find,
    keep: (name, locale, read) =>
      share.keep(name, locale, name === 'shops' ? { ...read, length: 1_000_000 } : read),
  };
  const first = await rendered({ kind: 'home' }, { share: long });
  expect(first.page.data).toHaveProperty('shops');
  const next = await rendered({ kind: 'home' }, { share: long });
  expect(next.page.data).not.toHaveProperty('shops');
  expect(next.page.data).toHaveProperty('categories');
});

test('what a back end that fails says is kept for nobody', async () => {
  const kept: string[] = [];
  const share: CompanyShare = { find: () => undefined, keep: (name) => void kept.push(name) };
  const page = {
    url: new URL('/', ORIGIN),
    token: `cmp_${salon}`,
    locale: 'fr' as const,
    route: { kind: 'home' } as const,
    now: server.clock.now(),
    share,
    texts: textsIn('locales'),
  };
  const answers = [new Response('{}', { status: 503 }), new Response('{"kind":"nothing"}', { status: 404 })];
  for (const answer of answers)
    await renderElement('storefront', {}, { ...page, fetch: async () => answer.clone() }).catch(() => {});
  expect(kept).toEqual([]);
});

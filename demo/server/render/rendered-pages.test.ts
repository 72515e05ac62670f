import { expect, test, vi } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import type { RenderedElement } from './engine/render-element.tsx';
import { createRenderedPages, type PublicPage } from './rendered-pages.ts';
import type { Renderer } from './renderer.ts';

const PATIENCE = 500;

type Rendering = Parameters<Renderer['render']>;

const elementOf = (html: string): RenderedElement => ({
  html,
  css: '',
  data: { locale: 'fr', now: instant(0) } as RenderedElement['data'],
  title: null,
  structured: null,
});

/** Pages that are rendered when the test says so, or by what it hands in. */
function stage(render?: (...given: Rendering) => Promise<RenderedElement>) {
  const under: { readonly given: Rendering; end(html?: string): void; fail(error: unknown): void }[] = [];
  const warned: unknown[] = [];
  const held = (...given: Rendering) =>
    new Promise<RenderedElement>((resolve, reject) => {
      under.push({ given, end: (html = '<p>page</p>') => resolve(elementOf(html)), fail: reject });
    });
  const pages = createRenderedPages({ render: render ?? held, texts: async () => ({}) }, PATIENCE);
  const ask = (path = '/', change: Partial<PublicPage> = {}) =>
    pages({
      feature: 'storefront',
      attributes: { company: 'cmp_a' },
      url: new URL(path, 'https://salon.example'),
      token: 'cmp_a',
      revision: 1,
      locale: 'fr',
      route: { kind: 'home' },
      isOneOfMany: false,
      now: instant(0),
      fetch: () => Promise.reject(new Error('nobody is asked')),
      mayStart: () => true,
      warn: (error) => warned.push(error),
      ...change,
    });
  return { ask, under, warned };
}

test('a page that several ask for is rendered once, and is kept', async () => {
  const { ask, under } = stage();
  const asked = [ask(), ask(), ask()];
  expect(under).toHaveLength(1);
  under[0]?.end();
  const [first, ...others] = await Promise.all(asked);
  expect(first?.html).toBe('<p>page</p>');
  expect([...others, await ask()]).toEqual([first, first, first]);
  expect(under).toHaveLength(1);
});

test('a page is rendered as the element of its company, with all that is known of it', async () => {
  const { ask, under } = stage();
  void ask('/en/services', { locale: 'en', route: { kind: 'services' } });
  const [feature, attributes, page] = under[0]?.given ?? [];
  expect([feature, attributes]).toEqual(['storefront', { company: 'cmp_a' }]);
  expect(page).toMatchObject({ token: 'cmp_a', locale: 'en', route: { kind: 'services' } });
  expect(page?.url.href).toBe('https://salon.example/en/services');
});

test.each<[string, string, Partial<PublicPage>]>([
  ['address', '/services', {}],
  ['host', 'https://other.example/', {}],
  ['company', '/', { token: 'cmp_b' }],
  ['revision', '/', { revision: 2 }],
  ['language', '/', { locale: 'de' }],
  ['element', '/', { feature: 'booking' }],
  ['attribute', '/', { attributes: { company: 'cmp_a', shop: 'paris' } }],
])('a page of another %s is another page', async (_, path, change) => {
  const { ask, under } = stage();
  const first = ask();
  const other = ask(path, change);
  expect(under).toHaveLength(2);
  under[0]?.end('<p>first</p>');
  under[1]?.end('<p>other</p>');
  expect((await first)?.html).toBe('<p>first</p>');
  expect((await other)?.html).toBe('<p>other</p>');
  expect((await ask(path, change))?.html).toBe('<p>other</p>');
});

test('a page that says what time it is is shown again for a minute, and no longer', async () => {
  let now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let rendered = 0;
  const { ask } = stage(async () => {
    rendered += 1;
    return elementOf('<p>page</p>');
  });
  await ask();
  // What keeps the pages looks at the clock again after a turn.
  const later = async (milliseconds: number) => {
    now += milliseconds;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await later(59_000);
  await ask();
  expect(rendered).toBe(1);
  await later(2000);
  await ask();
  expect(rendered).toBe(2);
});

test('four pages are rendered at the same time: the browser draws one more, and the next when one is done', async () => {
  const { ask, under, warned } = stage();
  const four = ['/a', '/b', '/c', '/d'].map((path) => ask(path));
  expect(await ask('/e')).toBe(null);
  expect(under).toHaveLength(4);
  // Whoever asks for one of the four waits with the others.
  const again = ask('/d');
  under[0]?.end();
  await four[0];
  const fifth = ask('/e');
  expect(under).toHaveLength(5);
  under.forEach(({ end }) => end());
  expect(await fifth).not.toBe(null);
  expect(await again).toBe(await four[3]);
  expect(warned).toEqual([]);
});

test('a page that fails is drawn by the browser, told of once, and for five seconds nobody waits for it again', async () => {
  let now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { ask, under, warned } = stage();
  const asked = [ask(), ask()];
  const fault = new Error('no such chunk');
  under[0]?.fail(fault);
  expect(await Promise.all(asked)).toEqual([null, null]);
  expect(await ask()).toBe(null);
  expect(warned).toEqual([fault]);
  expect(under).toHaveLength(1);
  now += 5001;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const next = ask();
  under[1]?.end();
  expect((await next)?.html).toBe('<p>page</p>');
});

test('pages that lead nowhere are not kept, and take one place of the four', async () => {
  const { ask, under } = stage();
  const nowhere = { route: null, isOneOfMany: true };
  const first = ask('/x', nowhere);
  expect(await ask('/y', nowhere)).toBe(null);
  const found = ask('/a');
  under.forEach(({ end }) => end());
  expect(await found).not.toBe(null);
  expect(await first).not.toBe(null);
  const again = ask('/x', nowhere);
  under.at(-1)?.end();
  await again;
  expect(under).toHaveLength(3);
});

test('pages that fail, or throw at once, leave room for others', async () => {
  const { ask, warned } = stage(() => {
    throw new TypeError('at once');
  });
  for (let turn = 0; turn < 10; turn += 1) expect(await ask(`/${turn}`)).toBe(null);
  expect(warned).toHaveLength(10);
});

test('a page that takes longer than it may is given up, and the browser draws it', async () => {
  const { ask, warned } = stage(
    (_feature, _attributes, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const begun = performance.now();
  expect(await ask()).toBe(null);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(PATIENCE - 1);
  expect(warned).toMatchObject([{ name: 'TimeoutError' }]);
});

test('what is kept is bounded by its characters: those that were asked for least lately go', async () => {
  // As it is kept, in all its forms, more than a third of what may be.
  const half = 'x'.repeat(5 * 1024 * 1024);
  const rendered: string[] = [];
  const { ask } = stage(async (_feature, _attributes, { url }) => {
    rendered.push(url.pathname);
    return elementOf(url.pathname === '/huge' ? half.repeat(3) : half);
  });
  await ask('/a');
  await ask('/b');
  await ask('/a');
  await ask('/c');
  await ask('/a');
  await ask('/b');
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
  // A page that is larger than all that may be kept is shown, and drives nobody out.
  expect((await ask('/huge'))?.html).toHaveLength(half.length * 3);
  await ask('/b');
  await ask('/huge');
  expect(rendered).toEqual(['/a', '/b', '/c', '/b', '/huge', '/huge']);
});

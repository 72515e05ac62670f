import { describe, expect, test } from 'vitest';
import { textIn } from '#domain/locale.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { valueOf } from '../load.ts';
import type { Site } from '../site.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { heldVisit } from '../testing/visits.ts';

const PUBLIC = ['/api/companies/me', '/shops', '/api/categories'];

/** The reads of what anyone may read, with the language of each, in the order sent. */
function reads({ sent }: Pick<Visitor, 'sent'>): string[] {
  return sent
    .filter(({ path }) => PUBLIC.includes(path))
    .map(({ path, headers }) => `${path} ${headers.get('curlang')}`)
    .sort();
}

const nameOf = (site: Site) => site.catalogue.$services.get().get('s1')?.name;
const inFrench = PUBLIC.map((path) => `${path} fr`);
const inEnglish = PUBLIC.map((path) => `${path} en`);

describe('what the company writes', () => {
  test('company texts come in the language in use, and each language is asked for once', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    expect(nameOf(site)).toEqual({ fr: 'Soin 1' });
    expect(reads(visitor)).toEqual([...inFrench].sort());
    await site.locale.choose('en');
    await visitor.clock.settle();
    expect(nameOf(site)).toEqual({ en: 'Care 1' });
    expect(reads(visitor)).toEqual([...inFrench, ...inEnglish].sort());
    await site.locale.choose('fr');
    expect(nameOf(site)).toEqual({ fr: 'Soin 1' });
    await site.locale.choose('en');
    expect(nameOf(site)).toEqual({ en: 'Care 1' });
    await Promise.all([
      site.company.ensure(),
      site.catalogue.ensureShops(),
      site.catalogue.ensureCategories(),
    ]);
    expect(reads(visitor)).toHaveLength(6);
  });

  test('company texts stay on the screen until the new language is there, or cannot be had', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    const kinds = new Set<string>();
    const { company, catalogue } = site;
    for (const $load of [company.$company, catalogue.$shops, catalogue.$categories]) {
      $load.listen(({ kind }) => kinds.add(kind));
    }
    visitor.backEnd.always = { status: 403, body: { code: 403, type: 'forbidden', retryable: false } };
    await site.locale.choose('en');
    await visitor.clock.settle();
    expect(nameOf(site)).toEqual({ fr: 'Soin 1' });
    expect(site.$state.get().kind).toBe('enabled');
    visitor.backEnd.always = null;
    expect(textIn('en', valueOf(await catalogue.ensureCategories())?.[1]?.services[0]?.name ?? {})).toBe(
      'Care 1',
    );
    expect([...kinds]).toEqual(['ready']);
  });

  test('company texts that arrive in a language no longer wanted are kept for later, not shown', async () => {
    const visitor = createVisitor();
    const { site } = await visitor.open();
    const { categories } = visitor.backEnd;
    const late = categories.map((category) => ({ ...category, name: { en: 'Late' } }));
    visitor.backEnd.meet('GET', '/api/categories', { body: late, after: 500 });
    await site.locale.choose('en');
    await site.locale.choose('fr');
    await visitor.clock.advance(600);
    expect(valueOf(site.catalogue.$categories.get())?.[0]?.name).toEqual({ fr: 'Vide' });
    await site.locale.choose('en');
    expect(valueOf(site.catalogue.$categories.get())?.[0]?.name).toEqual({ en: 'Late' });
    expect(reads(visitor).filter((read) => read === '/api/categories en')).toHaveLength(1);
  });

  test('a category that was read by itself follows the language too', async () => {
    const visitor = createVisitor();
    visitor.backEnd.meet('GET', '/api/categories', { status: 403, body: { code: 403, type: 'forbidden' } });
    const { site } = await visitor.open();
    await site.catalogue.category('soins');
    expect(nameOf(site)).toEqual({ fr: 'Soin 1' });
    visitor.backEnd.meet('GET', '/api/categories', { status: 403, body: { code: 403, type: 'forbidden' } });
    await site.locale.choose('en');
    await visitor.clock.settle();
    expect(nameOf(site)).toEqual({ en: 'Care 1' });
  });

  test('the only language that a company speaks is asked for as soon as it is known', async () => {
    const visitor = createVisitor();
    visitor.backEnd.company = companyWire({ booker: { langs: { en: true } } });
    const { site } = await visitor.open({ locale: 'it' });
    expect(nameOf(site)).toEqual({ en: 'Care 1' });
    expect(site.$state.get().kind).toBe('enabled');
  });

  test('company texts that a server hands over are asked for again in another language', async () => {
    const server = createVisitor();
    const rendered = await server.open();
    await rendered.site.locale.choose('en');
    await server.clock.settle();
    const data = rendered.site.data();
    expect(data.locale).toBe('en');
    expect(JSON.stringify(data.categories)).toContain('Care 1');
    expect(JSON.stringify(data.categories)).not.toContain('Soin 1');
    const visitor = createVisitor();
    const { site } = await visitor.open({ initial: data });
    expect([nameOf(site), visitor.sent]).toEqual([{ en: 'Care 1' }, []]);
    await site.locale.choose('fr');
    await visitor.clock.settle();
    expect(nameOf(site)).toEqual({ fr: 'Soin 1' });
    expect(reads(visitor)).toEqual([...inFrench].sort());
    const other = createVisitor();
    const wanting = await other.open({ initial: data, locale: 'fr' });
    expect(nameOf(wanting.site)).toEqual({ fr: 'Soin 1' });
  });
});

test('cart and hold outlive a change of language, and name their services in it', async () => {
  const { visit, page, clock, sent } = await heldVisit();
  const asked = () => sent.filter(({ path }) => path.startsWith('/api/appointments')).length;
  const before = asked();
  await page.site.locale.choose('en');
  await clock.settle();
  expect(visit.$stage.get().kind).toBe('held');
  expect(visit.$plan.get().shop?.id).toBe('shop1');
  expect(visit.$plan.get().services.map(({ service }) => service.name)).toEqual([{ en: 'Care 1' }]);
  expect(page.site.bookingCart.$lines.get().map(({ name }) => name)).toEqual([{ en: 'Care 1' }]);
  expect(asked()).toBe(before);
});

import { expect, test } from 'vitest';
import { articleWire, companyWire } from '#platform/testing/wire-data.ts';
import { longTextsFeature } from './feature.ts';
import { problem } from '../testing/back-end.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';

const words = (word: string) => ({ fr: `<p>${word}</p>`, en: `<p>${word} (en)</p>` });

async function open() {
  const visitor = createVisitor();
  const { backEnd } = visitor;
  const textLegals = { rgpd: words('Données'), mentions: {}, cgv: {}, cgu: {} };
  Object.assign(backEnd.company, companyWire({ booker: { textLegals } }));
  Object.assign(backEnd.categories[0]!.articles[0]!, {
    ...articleWire(1),
    description: words('Tout sur le soin'),
  });
  const { site } = await visitor.open();
  const asked = (path: string) => visitor.sent.filter((each) => each.path === path).length;
  return { visitor, site, asked };
}

test('the first screen asks for no long text', async () => {
  const { asked } = await open();
  expect(asked('/api/companies/legal')).toBe(0);
  expect(asked('/api/articles/slug/service-1')).toBe(0);
});

test('a long description is asked for once, whichever element wants it', async () => {
  const { site, asked } = await open();
  const other = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
  const [one, two] = [await site.open(longTextsFeature), await other.open(longTextsFeature)];
  await Promise.all([one.description('service-1').ensure(), two.description('service-1').ensure()]);
  expect(one.description('service-1').$load.get()).toEqual({
    kind: 'ready',
    value: { fr: '<p>Tout sur le soin</p>' },
  });
  expect(asked('/api/articles/slug/service-1')).toBe(1);
});

test('a long description is asked for anew in another language, and the old one stays until then', async () => {
  const { site, asked } = await open();
  const description = (await site.open(longTextsFeature)).description('service-1');
  await description.ensure();
  await site.locale.choose('en');
  const load = description.ensure();
  expect(description.$load.get()).toMatchObject({ value: { fr: '<p>Tout sur le soin</p>' } });
  await load;
  expect(description.$load.get()).toMatchObject({ value: { en: '<p>Tout sur le soin (en)</p>' } });
  expect(asked('/api/articles/slug/service-1')).toBe(2);
});

test('a long text that fails says so, and is asked for again when it is wanted again', async () => {
  const { site, visitor } = await open();
  visitor.backEnd.meet('GET', '/api/companies/legal', problem(422, 'invalid'));
  const { legal } = await site.open(longTextsFeature);
  expect((await legal.ensure()).kind).toBe('failed');
  expect(await legal.ensure()).toMatchObject({ kind: 'ready', value: { rgpd: { fr: '<p>Données</p>' } } });
});

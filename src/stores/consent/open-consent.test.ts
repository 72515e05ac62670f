import { expect, test } from 'vitest';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { createVisitor } from '../testing/visitor.ts';
import { popUpsFeature } from '../pop-ups/feature.ts';

async function consentOf(company: object) {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', '/api/companies/me', { body: { token: 'cmp_x', nickname: 'x', ...company } });
  const page = createMemoryHostPage(null);
  const { site } = await visitor.open({ ports: { hostPage: () => Promise.resolve(page) } });
  const { $consent } = await site.open(popUpsFeature);
  await visitor.clock.settle();
  return $consent.get();
}

const tiles = (url: string) => ({ booker: { mapTiles: { url } } });

test.each([
  ['services by their ids', { booker: { ganalytics: 'G-A1' }, gaConversionId: 'AW-1' }, ['G-A1', 'AW-1']],
  ['no id that has not the pattern of its service', { booker: { ganalytics: '<script>' } }, undefined],
  ['a map of somebody else', tiles('https://tiles.example/{z}/{x}/{y}.png'), ['tiles.example']],
  ['no map of the back end’s own', tiles('/{z}/{x}/{y}.png'), undefined],
])('visitors are asked about %s', async (_, company, expected) => {
  const consent = await expect
    .poll(() => consentOf(company))
    .toSatisfy((found) => (found === null) === (expected === undefined))
    .then(() => consentOf(company));
  const names = consent?.thirdParties.map(({ id, name }) => (id.includes('/') ? name : id));
  expect(names).toEqual(expected);
});

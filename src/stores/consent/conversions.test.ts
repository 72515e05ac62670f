import { expect, test } from 'vitest';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { createVisitor } from '../testing/visitor.ts';
import { popUpsFeature } from '../pop-ups/feature.ts';

const ADS = { gaConversionId: 'AW-42', gaConversionLabel: 'sale_1' };
const BOUGHT = { version: 1, id: 'pi_1', value: 34.5, currency: 'EUR', products: [], delivery: 4.9 };

/** A page of a company, whose visitor has agreed to what the words say. */
async function open(company: object, words: string, visitor = createVisitor()) {
  const body = { token: 'cmp_x', nickname: 'x', ...company };
  visitor.backEnd.meet('GET', '/api/companies/me', { body });
  const page = createMemoryHostPage(words);
  const { site } = await visitor.open({ ports: { hostPage: () => Promise.resolve(page) } });
  const { $consent } = await site.open(popUpsFeature);
  await expect.poll(async () => (await visitor.clock.settle(), $consent.get())).not.toBeNull();
  const told = () => page.commands().filter(([of, what]) => of === 'event' && what === 'conversion');
  return { visitor, page, told };
}

test('a purchase and a booking are each told to Google Ads once, by their ids, also after a reload', async () => {
  const { visitor, page, told } = await open(ADS, 'analytics marketing');
  page.tell('vitrine-purchase', BOUGHT);
  page.tell('vitrine-purchase', BOUGHT);
  page.tell('vitrine-booking-confirmed', { ...BOUGHT, id: 'a1', value: 80 });
  const facts = { send_to: 'AW-42/sale_1', currency: 'EUR' };
  expect(told()).toEqual([
    ['event', 'conversion', { ...facts, transaction_id: 'pi_1', value: 34.5 }],
    ['event', 'conversion', { ...facts, transaction_id: 'a1', value: 80 }],
  ]);
  const again = await open(ADS, 'marketing', visitor);
  again.page.tell('vitrine-purchase', BOUGHT);
  expect(again.told()).toEqual([]);
});

test.each([
  ['of a visitor who has agreed to no marketing', ADS, 'analytics'],
  ['of a company without a label', { gaConversionId: 'AW-42' }, 'marketing'],
  ['of a company whose label is none', { ...ADS, gaConversionLabel: '"><script>' }, 'marketing'],
])('nothing is told %s', async (_, company, words) => {
  const { page, told } = await open(company, words);
  page.tell('vitrine-purchase', BOUGHT);
  expect(told()).toEqual([]);
});

test('what was bought before the visitor agreed is not told afterwards', async () => {
  const { page, told } = await open(ADS, '');
  page.tell('vitrine-purchase', BOUGHT);
  page.setConsent('marketing');
  expect(told()).toEqual([]);
  page.tell('vitrine-purchase', { ...BOUGHT, id: 'pi_2' });
  expect(told()).toHaveLength(1);
});

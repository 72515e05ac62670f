import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import type { Served } from '#platform/memory/network.ts';
import type { Salon } from '#widgets/storefront/testing/salon.ts';

const PATH = '/api/companies/reviews';
const SITE = '9b1c3f60-0d0a-4d5c-8f5e-d00000000001';
export const SERVICE = { avisverifies: { codeMarque: `${SITE}/${SITE}` } };

export const QUOTE = {
  rate: 5,
  text: 'Mila a écouté, regardé, puis coupé.',
  name: 'SOLÈNE',
  date: '20260103',
  language: 'fr',
};

export const REVIEWS = {
  average: 4.73,
  count: 1234,
  distribution: [2, 5, 20, 200, 1007],
  quotes: [
    QUOTE,
    { ...QUOTE, rate: 4, text: 'Lovely balayage.', name: '', language: 'en', date: '20251231' },
  ],
  url: 'https://www.avis-verifies.com/avis-clients/salon.example',
};

/** A salon with a review service, whose answer is this one, before a visitor who has agreed to its kind. */
export function reviewedSalon(served: Served = { body: { reviews: REVIEWS } }, salon: Salon = {}) {
  const hostPage = createMemoryHostPage('content');
  let asked = 0;
  const given: Salon = {
    address: '/services',
    hostPage,
    booker: SERVICE,
    serve({ path }) {
      if (path !== PATH) return undefined;
      asked += 1;
      return served;
    },
    ...salon,
  };
  return { salon: given, hostPage, asked: () => asked };
}

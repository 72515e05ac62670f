import type { Sent, Served } from '#platform/memory/network.ts';
import { open, place, SHOPS } from '../../../testing/open-storefront.tsx';
import type { Salon } from '../../../testing/salon.ts';

const time = (start: string, serviceid = 'suedois', price = 80) => ({
  start,
  serviceid,
  duration: 30,
  price,
});

export const FOUND = {
  next: null,
  shops: [
    { shopid: '2', times: [time('2026-01-05T13:00:00Z')] },
    { shopid: '1', times: [time('2026-01-05T14:00:00Z'), time('2026-01-06T09:30:00Z', 'eclat', 60)] },
  ],
};
export const NOTHING = { next: null, shops: [] };

/** What the back end was asked, the last question last. */
export let asked: URLSearchParams[] = [];

type Answer = (query: URLSearchParams) => Served;

export async function openSearch(
  address: string,
  answer: Answer = () => ({ body: FOUND }),
  salon: Salon = {},
  stageOptions: Parameters<typeof open>[1] = {},
) {
  asked = [];
  const serve = ({ path, query }: Sent): Served | undefined => {
    if (path !== '/api/earliest/search') return undefined;
    asked.push(query);
    return answer(query);
  };
  await open({ shops: SHOPS, serve, ...salon, address }, stageOptions);
  await place.until(() => place.all('form[role=search]').length === 1);
}

export const field = (name: string) => place.one<HTMLInputElement>(`[name=${name}]`);
export const times = () => place.all('[part~=button-time]');

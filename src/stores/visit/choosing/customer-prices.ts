import { computed, type ReadableAtom } from 'nanostores';
import { priceTimes } from '#contract/booking/appointments.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import { parsePriceTimes } from '#platform/wire/catalogue/price-times.ts';
import type { Session } from '../../visitor/session.ts';
import type { ShownWeek } from '../visit.ts';
import type { CustomerPrices, Planning } from './visit-plan.ts';

interface CustomerPricesTools {
  readonly api: Api;
  readonly planning: Planning;
  readonly $session: ReadableAtom<Session>;
  readonly $week: ReadableAtom<ShownWeek>;
  readonly currency: () => Currency;
}

/** Keeps what a customer pays by duration, for the services of the visit and the first day shown; a guest pays what all pay. */
export function followCustomerPrices({
  api,
  planning,
  $session,
  $week,
  currency,
}: CustomerPricesTools): () => void {
  const $wish = computed([$session, planning.$timed, $week], (session, timed, { days, today }) => {
    const date = days.find((day) => day >= today) ?? today;
    return session.kind === 'customer' && timed !== '' ? [session.customer.id, timed, date].join('\n') : '';
  });
  return $wish.subscribe(async (wish) => {
    if (wish === '') return planning.learnPrices(new Map());
    const [customerId = '', servicesId = '', date = ''] = wish.split('\n');
    const parse = (reply: unknown): CustomerPrices | null => parsePriceTimes(reply, currency());
    const answer = await api.ask(priceTimes, parse, { query: { customerId, servicesId, date } });
    // Where it cannot be told the catalogue's prices stand; the hold tells what counts.
    if ($wish.get() === wish && answer.kind === 'ok') planning.learnPrices(answer.value);
  });
}

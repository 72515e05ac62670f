import type { CardFault, Intent } from '../provider.ts';
import { pageIntent, type ProviderPage } from '../hosted/provider-page.ts';
import { capture, type Asking } from './monetico-held.ts';
import { changeOrder, noteReleased, noteTaken, orderOn, type MoneticoOrder } from './monetico-orders.ts';
import { MOST_REFUSALS } from './monetico-page.ts';

/** Milliseconds for which somebody may be on Monetico's page, and some more. */
const PAGE_LIFE = 60 * 60_000;
/** Milliseconds in which Monetico has told what became of somebody who came back. */
const TELLS_IN = 10 * 60_000;

/** What the payment on a page is by now, as far as Monetico has told: what it has authorised is taken first, once, unless it is only to be kept. */
export async function paymentOn(asking: Asking, page: ProviderPage): Promise<Intent> {
  if (!page.isOpened) return pageIntent(page, 'new');
  const order = await orderOn(asking.db, page);
  if (order === null) return pageIntent(page, 'failed', 'abandoned');
  return order.state === 'authorised' && page.captures
    ? captureAll(asking, { order, page })
    : intentOf(order, page, asking.now);
}

function intentOf(order: MoneticoOrder, page: ProviderPage, now: number): Intent {
  switch (order.state) {
    case 'open':
    case 'refused':
      return unpaid(order, page, now);
    case 'authorised':
    case 'released':
      return pageIntent(page, order.state);
    case 'taken':
      return { ...pageIntent(page, 'captured'), captured: order.taken };
  }
}

function unpaid(
  { state, fault, openedAt, returnedAt }: MoneticoOrder,
  page: ProviderPage,
  now: number,
): Intent {
  if (returnedAt !== null && now - returnedAt.getTime() < TELLS_IN) return pageIntent(page, 'processing');
  if (state === 'refused') return pageIntent(page, 'failed', faultOf(fault));
  const isOver = now - openedAt.getTime() > PAGE_LIFE;
  return isOver ? pageIntent(page, 'failed', 'abandoned') : pageIntent(page, 'action');
}

const FAULTS: readonly string[] = ['card_declined', 'authentication_failed'] satisfies CardFault[];
const isFault = (word: string): word is CardFault => FAULTS.includes(word);
const faultOf = (word: string | null) => (word !== null && isFault(word) ? word : 'processing_error');

/** Takes what was authorised, all of it; whoever does so at the same time does the same. */
async function captureAll(
  { monetico, db, now }: Asking,
  { order, page }: { readonly order: MoneticoOrder; readonly page: ProviderPage },
): Promise<Intent> {
  const { kind, aut } = await capture(monetico, { order, page }, { take: page.amount, taken: 0, rest: 0 });
  if (kind === 'done' || kind === 'taken')
    await noteTaken(db, order, { aut, taken: page.amount, takenAt: new Date(now), rest: 0 });
  else if (kind === 'released') await noteReleased(db, order);
  else
    // The bank has withdrawn what it had authorised: the next try is of another order.
    await changeOrder(db, order, ['authorised'], {
      state: 'refused',
      fault: 'processing_error',
      refusals: MOST_REFUSALS,
    });
  const current = await orderOn(db, page);
  return intentOf(current ?? order, page, now);
}

import type { IntentRow } from '../../sandbox-books.ts';
import { saferpayNotifyPath } from '../saferpay-notify-path.ts';

/** What the sandbox asks for when something has become of a payment, as Saferpay does; `paymentId`: of which. */
export function saferpayMessage(
  { state }: Pick<IntentRow, 'state'>,
  { companyToken, paymentId }: { readonly companyToken: string; readonly paymentId: string },
) {
  const outcome = state === 'failed' ? 'fail' : 'success';
  return { method: 'GET' as const, url: saferpayNotifyPath(companyToken, paymentId, outcome) };
}

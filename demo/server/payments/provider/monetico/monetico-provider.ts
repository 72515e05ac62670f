import { hostedProvider } from '../hosted/hosted-provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import type { ProviderClient } from '../provider.ts';
import { moneticoOf, type Monetico } from './monetico-client.ts';
import { takePart, voidHeld, type Asking } from './monetico-held.ts';
import { makePage } from './monetico-page.ts';
import { paymentOn } from './monetico-payment.ts';
import { refundOnce } from './monetico-refund.ts';

/**
 * Monetico (Crédit Mutuel, CIC; version 3.0 of its payment page, and its services for capture and recredit), by a terminal of deferred or
 * partial payment: what a visitor has paid there is authorised, and taken by a call. Monetico tells what became of an order once, and cannot be
 * asked: what it has told is kept.
 */
export function moneticoProvider(context: ProviderContext): ProviderClient {
  const { db, clock } = context;
  const by = (monetico: Monetico, now: number = clock.now()): Asking => ({ monetico, db, now });
  return hostedProvider<Monetico>(db, {
    open: (companyId) => moneticoOf(context, companyId),
    makePage: (_monetico, ask, turn) => makePage({ db, now: clock.now() }, ask, turn),
    async paymentOn(monetico, page, now) {
      await monetico.tellDue?.(page.pageId);
      return paymentOn(by(monetico, now), page);
    },
    refund: (monetico, page, refund) => refundOnce(by(monetico), page, refund),
    cancel: (monetico, page) => voidHeld(by(monetico), page),
    collect: (monetico, page, amount) => takePart(by(monetico), page, amount),
  });
}

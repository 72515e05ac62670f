import type { CallReply } from '#contract/call.ts';
import type { pay } from '#contract/money/payment.ts';
import type { Locale } from '#domain/locale.ts';
import { appointmentWire } from '../booking/wire.ts';
import type { Database } from '../database/database.ts';
import type { ServerContext } from '../context.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { refuse, type Refusal } from '../http/refusal.ts';
import { translate } from '../texts.ts';
import type { Incoming } from '../router/route.ts';
import { cartBy, findCart, isToken } from './carts.ts';
import { storeMessage } from './message.ts';
import { paidAppointment } from './outcome/paid-appointment.ts';
import { stateWire } from './outcome/state-wire.ts';
import { payCart } from './pay.ts';
import type { PaymentFault } from './provider/provider.ts';
import type { Settled } from './settle.ts';

type Reply = CallReply<typeof pay>;

/** Pays a cart once for each key; the key belongs to the cart, whoever the caller is by now. */
export async function payOnce(
  context: ServerContext,
  incoming: Incoming<typeof pay>,
): Promise<Reply | Refusal> {
  const { db } = context;
  const { tenant, caller, body, now } = incoming;
  const cart = await cartFor(db, incoming);
  if (cart === null) return refuse('not_found', { field: 'cartId' });
  const key = {
    companyId: tenant.id,
    scope: `payment.pay ${cart.id}`,
    key: incoming.idempotencyKey,
    payload: { ...body, paymentToken: null },
    now,
  };
  return runIdempotent(
    db,
    key,
    (reply) => reply as Reply,
    async (storeReply) => {
      const message = body.appointment?.customMessage;
      if (message !== undefined) await storeMessage(db, cart, message.trim());
      const current =
        (await findCart(db, tenant.id, cart.id, caller)) ?? (await cartBy(db, tenant.id, cart.id)) ?? cart;
      let isStored = false;
      const reply = (at: Database, settled: Settled) => replyOf({ ...context, db: at }, incoming, settled);
      const settled = await payCart(
        context,
        { tenant, cart: current, method: body.method ?? null, now },
        async (tx, done) => {
          await storeReply(tx, await reply(tx, done));
          isStored = true;
        },
      );
      if (!('kind' in settled)) return settled;
      const answered = await reply(db, settled);
      if (!isStored) await storeReply(db, answered);
      return answered;
    },
  );
}

/** The cart for whoever has its token: a session that ended while somebody paid must not lose their payment. */
async function cartFor(db: Database, { tenant, body, now }: Incoming<typeof pay>) {
  const cart = await cartBy(db, tenant.id, body.cartId);
  return cart !== null && isToken(cart, body.paymentToken, now) ? cart : null;
}

async function replyOf(
  context: ServerContext,
  { tenant, locale, body, now }: Incoming<typeof pay>,
  settled: Settled,
): Promise<Reply> {
  const { paymentToken } = body;
  const appointment =
    settled.kind === 'paid' && settled.booked !== null
      ? appointmentWire(settled.booked)
      : await paidAppointment(context, { tenant, settled, paymentToken, locale, now });
  return {
    ...(await stateWire(context.db, tenant, { settled, appointment })),
    redirectUrl: settled.kind === 'action' ? settled.redirectUrl : null,
    error:
      settled.kind === 'failed' || settled.kind === 'cancelled'
        ? errorOf(settled.kind === 'failed' ? settled.fault : null, locale)
        : null,
  };
}

/** The sandbox speaks the visitor's language, as providers do. */
function errorOf(fault: PaymentFault | null, locale: Locale): NonNullable<Reply['error']> {
  const { type, code } = fault ?? { type: 'api_error', code: 'processing_error' };
  return { type, code, message: translate(locale, `problem:card.${code}`) };
}

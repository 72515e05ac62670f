import { randomBytes } from 'node:crypto';
import {
  initializePayment,
  pay,
  paymentCallback,
  paymentConnect,
  paymentScenario,
  paymentSuccess,
  paymentToken,
  pricePayment,
  refundPayment,
  refundPayzen,
  updatePaymentMessage,
} from '#contract/money/payment.ts';
import { callBack, connectOf } from '../../payments/calls.ts';
import {
  changeCart,
  findCart,
  isToken,
  paymentBy,
  paymentOf,
  TOKEN_LIFE,
  cartBy,
} from '../../payments/carts.ts';
import { initializeCart } from '../../payments/initialize.ts';
import { paidAppointment } from '../../payments/outcome/paid-appointment.ts';
import { stateWire } from '../../payments/outcome/state-wire.ts';
import { priceBag } from '../../payments/price-call.ts';
import { payOnce } from '../../payments/pay-call.ts';
import { refundOrder } from '../../payments/refunds/refund-call.ts';
import { scenarioOf } from '../../payments/scenario.ts';
import { settledOf, settlePayment } from '../../payments/settle.ts';
import { storeMessage } from '../../payments/message.ts';
import type { ServerContext } from '../../context.ts';
import { refuse } from '../../http/refusal.ts';
import { tokenHash } from '../../router/identify.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';

export function paymentRoutes(context: ServerContext): ServerRoute[] {
  return [
    answer(pricePayment, (incoming) => priceBag(context, incoming)),
    answer(initializePayment, (incoming) => initializeCart(context, incoming)),
    answer(paymentToken, (incoming) => newToken(context, incoming)),
    answer(paymentScenario, async (incoming) => {
      const cart = await findCart(context.db, incoming.tenant.id, incoming.body.cartId, incoming.caller);
      return cart === null
        ? refuse('not_found', { field: 'cartId' })
        : scenarioOf(context.db, cart, incoming);
    }),
    answer(updatePaymentMessage, async ({ tenant, caller, body }) => {
      const cart = await findCart(context.db, tenant.id, body.cartId, caller);
      if (cart === null) return refuse('not_found', { field: 'cartId' });
      await storeMessage(context.db, cart, body.message.trim());
      return {};
    }),
    answer(pay, (incoming) => payOnce(context, incoming)),
    answer(paymentCallback, (incoming) => callBack(context, incoming)),
    answer(paymentSuccess, (incoming) => stateOf(context, incoming)),
    answer(refundPayment, (incoming) => refundOrder(context, refundPayment.name, incoming)),
    answer(refundPayzen, (incoming) =>
      refundOrder(context, refundPayzen.name, incoming, { provider: 'payzen' }),
    ),
    answer(paymentConnect, ({ tenant, query }) => connectOf(context, tenant, query.shopId)),
  ];
}

async function newToken({ db }: ServerContext, { tenant, caller, body, now }: Incoming<typeof paymentToken>) {
  const cart = await findCart(db, tenant.id, body.cartId, caller);
  if (cart === null || cart.status === 'expired') return refuse('not_found', { field: 'cartId' });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + TOKEN_LIFE);
  await changeCart(db, cart, { tokenHash: tokenHash(token), tokenExpiresAt: expiresAt });
  return { token, expiresAt: expiresAt.toISOString() };
}

/** Whoever has the token may ask what became of the payment; its id is the cart's, or the payment's. */
async function stateOf(
  context: ServerContext,
  { tenant, params, body, locale, now }: Incoming<typeof paymentSuccess>,
) {
  const { db } = context;
  const byId = await paymentBy(db, tenant.id, params.id);
  const cart = await cartBy(db, tenant.id, byId?.cartId ?? params.id);
  if (cart === null || !isToken(cart, body.paymentToken, now)) return refuse('not_found');
  const payment = byId ?? (await paymentOf(db, tenant.id, cart.id));
  const settled =
    settledOf(cart, payment) ??
    (payment === null ? ({ kind: 'pending' } as const) : await settlePayment(context, tenant, payment));
  const { paymentToken } = body;
  const appointment = await paidAppointment(context, { tenant, settled, paymentToken, locale, now });
  return stateWire(db, tenant, { settled, appointment });
}

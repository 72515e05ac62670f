import { and, eq } from 'drizzle-orm';
import type { paymentCallback } from '#contract/money/payment.ts';
import type { PaymentStateWire } from '#contract/money/payment.schemas.ts';
import { isPaymentEnabled } from '#domain/prices/online-selling.ts';
import { shops } from '../database/schema/catalogue.ts';
import { inTenant } from '../database/tenancy/tenant-scope.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { tenantOf } from '../router/tenants.ts';
import type { Incoming, Tenant } from '../router/route.ts';
import { cartBy, isToken, paymentBy } from './carts.ts';
import { paidAppointment } from './outcome/paid-appointment.ts';
import { canTakeMoney } from './provider/keys/key-or-sandbox.ts';
import { sandboxScript } from './provider/sandbox-address.ts';
import { stateWire } from './outcome/state-wire.ts';
import { settlePayment } from './settle.ts';

type Callback = Incoming<typeof paymentCallback>;

/** A browser that came back, and has the payment's token. It only says which payment to look at: what happened is asked of the provider. */
export async function callBack(
  context: ServerContext,
  incoming: Callback,
): Promise<PaymentStateWire | Refusal> {
  const { params, company } = incoming;
  const tenant = await tenantOf(context.db, params.companyToken);
  return tenant instanceof Refusal || tenant.token !== (company ?? tenant.token)
    ? refuse('not_found')
    : inTenant(tenant.id, () => callBackOf(context, tenant, incoming));
}

async function callBackOf(
  context: ServerContext,
  tenant: Tenant,
  { query, body, locale, now }: Callback,
): Promise<PaymentStateWire | Refusal> {
  const { db } = context;
  const { paymentToken } = body;
  const payment = await paymentBy(db, tenant.id, query.payId ?? '');
  const cart = payment === null ? null : await cartBy(db, tenant.id, payment.cartId);
  if (payment === null || cart === null) return refuse('not_found');
  if (paymentToken === undefined || !isToken(cart, paymentToken, now)) return refuse('not_found');
  const settled = await settlePayment(context, tenant, payment);
  const appointment = await paidAppointment(context, { tenant, settled, paymentToken, locale, now });
  return stateWire(db, tenant, { settled, appointment });
}

/** Whether a shop can take money online. */
export async function connectOf(context: ServerContext, tenant: Tenant, shopExternalId: string) {
  const [shop] = await context.db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.externalId, shopExternalId)));
  if (shop === undefined) return refuse('not_found', { field: 'shopId' });
  const { provider, keys } = tenant.profile.booker.payment;
  const isEnabled =
    isPaymentEnabled({ provider, publicKey: keys.publicKey }) &&
    (await canTakeMoney(context, tenant.id, provider));
  return {
    connected: isEnabled,
    provider: isEnabled ? provider : 'free',
    script: isEnabled ? await sandboxScript(context, tenant.id, provider) : null,
  };
}

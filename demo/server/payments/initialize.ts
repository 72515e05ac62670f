import { randomBytes, randomUUID } from 'node:crypto';
import type { CallReply } from '#contract/call.ts';
import type { initializePayment } from '#contract/money/payment.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Locale } from '#domain/locale.ts';
import { checkContact } from '#domain/people/contact-details.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { countryOf } from '../companies/country.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { payments, saleCarts } from '../database/schema/selling/orders.ts';
import type { ServerContext } from '../context.ts';
import { invalidField, missingField, refuse, Refusal } from '../http/refusal.ts';
import { tokenHash } from '../router/identify.ts';
import type { Incoming, Tenant } from '../router/route.ts';
import type { SaleAsk } from '../sales/ask.ts';
import { bagOf } from '../sales/bag.ts';
import { priceAsked } from '../sales/price-asked.ts';
import type { PricedSale } from '../sales/pricing/priced-sale.ts';
import { paidPricesWire } from '../sales/pricing/prices-wire.ts';
import type { Buyer } from '../sales/sale-lines.ts';
import { readAddress } from '../sales/delivery/read-address.ts';
import { paymentTerms, type PaymentTerms } from '../sales/settings.ts';
import { centsOfDecimal, decimalOf } from '../sales/pricing/wire-amounts.ts';
import { TOKEN_LIFE } from './carts.ts';
import { bagReplaced } from './bags/one-of-bag.ts';
import { mayPayLater, prolong } from './pay.ts';
import { ProviderSilence } from './provider/provider.ts';
import { providerOf } from './provider/providers.ts';
import { returnUrlOf } from './provider/return-url.ts';

/** Seconds after which a provider that gave no answer may be asked again. */
const RETRY_AFTER_S = 5;

type Init = Incoming<typeof initializePayment>;
type Reply = CallReply<typeof initializePayment>;

/** Prices what somebody wants to buy, compares it with what they were told, and keeps it until they pay. */
export async function initializeCart(context: ServerContext, incoming: Init): Promise<Reply | Refusal> {
  const { db } = context;
  const { tenant, caller, body, locale, now } = incoming;
  const accepted = centsOfDecimal(tenant, body.acceptedTotal);
  if (accepted === null || accepted < 0) return invalidField('acceptedTotal');
  const userId = caller?.userId ?? null;
  const terms = await paymentTerms(db, tenant);
  const wished = askOf(incoming, terms);
  if (wished instanceof Refusal) return wished;
  const found = await priceAsked(db, terms, incoming, { ask: wished, codes: body.codes });
  if (found instanceof Refusal) return found;
  const { ask, priced } = found;
  const buyer = await buyerOf(db, tenant, body, { userId, priced });
  if (buyer instanceof Refusal) return buyer;
  if (priced.due !== accepted) {
    return refuse('price_changed', { field: 'acceptedTotal', total: decimalOf(tenant, priced.due) });
  }
  if (!mayPayLater(terms, priced)) return refuse('payment_missing');
  const online = paymentNow(priced, terms.visit);
  const cartId = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const paymentId = online.amount === 0 ? null : randomUUID();
  const { email } = buyer;
  const prepared =
    paymentId === null
      ? null
      : await prepare(context, tenant, { terms, ...online, id: paymentId, cartId, email, locale, now });
  if (prepared instanceof Refusal) return prepared;
  const bagId = await bagReplaced(db, { companyId: tenant.id, replaces: body.replaces ?? [], now });
  await inTransaction(db, async (tx) => {
    await tx.insert(saleCarts).values({
      companyId: tenant.id,
      id: cartId,
      userId,
      status: 'open',
      ask,
      buyer,
      locale,
      due: priced.due,
      bagId: bagId ?? cartId,
      tokenHash: tokenHash(token),
      tokenExpiresAt: new Date(now + TOKEN_LIFE),
      createdAt: new Date(now),
    });
    if (prepared !== null) await tx.insert(payments).values(prepared.payment);
  });
  const formToken = prepared?.formToken ?? null;
  // Whoever has it pays without a word to this server.
  if (formToken !== null)
    await prolong(db, { companyId: tenant.id, id: cartId, ask, payingSince: null }, now);
  return {
    cartId,
    result: { token },
    prices: paidPricesWire(tenant, priced, terms),
    infos: { paymentId, formToken },
  };
}

interface Preparation {
  readonly terms: PaymentTerms;
  readonly mode: string;
  readonly amount: Cents;
  readonly id: string;
  readonly cartId: string;
  readonly email: string;
  readonly locale: Locale;
  readonly now: number;
}

interface Prepared {
  readonly payment: typeof payments.$inferInsert;
  readonly formToken: string | null;
}

async function prepare(
  context: ServerContext,
  tenant: Tenant,
  { terms, mode, amount, id, cartId, email, locale, now }: Preparation,
): Promise<Prepared | Refusal> {
  const ask = {
    companyId: tenant.id,
    provider: terms.provider,
    amount,
    currency: tenant.profile.mCurrency.code,
    captures: mode !== 'hold',
  };
  const returnUrl = await returnUrlOf(context, tenant, { id, locale });
  const at = new Date(now);
  try {
    const client = providerOf(context);
    const intent = await client.create({ ...ask, reference: id, returnUrl, ...(email && { email }) });
    const begun = { status: 'created', createdAt: at, changedAt: at } as const;
    return {
      payment: { ...ask, id, cartId, intentId: intent.id, ...begun },
      formToken: intent.formToken ?? null,
    };
  } catch (error) {
    // Nothing can be taken by what nobody has the name of.
    if (error instanceof ProviderSilence) return refuse('unavailable', { retryAfter: RETRY_AFTER_S });
    throw error;
  }
}

function askOf({ tenant, body, now }: Init, { delivery }: PaymentTerms): SaleAsk | Refusal {
  const bag = bagOf(tenant, body, now);
  if (bag instanceof Refusal) return bag;
  const { appointment, couponCode = null, voucherCodes = [], rewardCode = null } = body;
  const isByKind = couponCode !== null || voucherCodes.length > 0 || rewardCode !== null;
  if (isByKind && body.codes !== undefined) return invalidField('codes');
  const sent = bag.mode === 'delivery' && delivery !== null ? readAddress(body, delivery) : {};
  if (sent instanceof Refusal) return sent;
  return {
    ...bag,
    ...sent,
    visit:
      appointment === undefined
        ? null
        : {
            holdId: appointment.holdId,
            visitKey: appointment.visitKey,
            customMessage: appointment.customMessage,
            smsReminder: appointment.smsReminder ?? false,
          },
    couponCode,
    voucherCodes,
    rewardCode,
    trackedCarts: body.carts ?? [],
  };
}

async function buyerOf(
  db: Database,
  tenant: Tenant,
  { appointment, customer }: Init['body'],
  { userId, priced }: { readonly userId: string | null; readonly priced: PricedSale },
): Promise<Buyer | Refusal> {
  const person = appointment?.customer ?? customer;
  const where = appointment?.customer === undefined ? 'customer' : 'appointment.customer';
  if (person === undefined) return missingField(where);
  const country =
    priced.visit?.visit.facts.shop.address.country ?? (await countryOf(db, tenant.id, priced.shopId));
  const checked = checkContact({ ...person, message: appointment?.customMessage ?? '' }, country);
  if (checked.kind === 'ok') {
    const { firstname, lastname, email, phone } = checked.details;
    return { userId, firstname, lastname, email, phone };
  }
  const names = Object.keys(checked.errors).map((name) =>
    name === 'message' ? 'appointment.customMessage' : `${where}.${name}`,
  );
  return refuse('invalid', {
    errors: names.map((field) => ({ field, fault: 'invalid' })),
    ...(names[0] === undefined ? {} : { field: names[0] }),
  });
}

import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { AppointmentWire } from '#contract/booking/appointment-wire.ts';
import { bookAppointment } from '#contract/booking/appointments.ts';
import { paymentNow } from '#domain/prices/payment-terms.ts';
import { checkContact, type ContactInput } from '#domain/people/contact-details.ts';
import { retryClaims } from '../../booking/schedule/attempt.ts';
import type { Booked } from '../../booking/appointments/book.ts';
import { findCustomer } from '../../accounts/customer/customers.ts';
import { languageOfLetters } from '../../accounts/customer/letters.ts';
import { spokenLocale } from '../../booking/appointments/confirm.ts';
import { appointmentWire, type BookingBody } from '../../booking/wire.ts';
import type { Database } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { runIdempotent } from '../../http/idempotency/idempotency.ts';
import { refuse, Refusal } from '../../http/refusal.ts';
import { companyOrigin } from '../../companies/company-origin.ts';
import { obstacleRefusal } from '../../payments/complete.ts';
import { mayPayLater } from '../../payments/pay.ts';
import type { Incoming } from '../../router/route.ts';
import type { SaleAsk } from '../../sales/ask.ts';
import type { PricedSale } from '../../sales/pricing/priced-sale.ts';
import { sell, type SaleObstacle } from '../../sales/sell.ts';
import type { Sale } from '../../sales/sale.ts';
import { paymentTerms, type PaymentTerms } from '../../sales/settings.ts';
import { centsOfDecimal, decimalOf } from '../../sales/pricing/wire-amounts.ts';
import { priceVisit } from './booking-price.ts';

type BookingCall = Incoming<typeof bookAppointment>;

/**
 * Books what a visit holds where nothing of it has to be paid online, once for each idempotency key, and writes the confirmation
 * with it. The key belongs to the visit: whoever logs in between a lost answer and its repetition is still the same visitor.
 */
export async function bookHeldVisit(
  context: ServerContext,
  incoming: BookingCall,
): Promise<AppointmentWire | Refusal> {
  const { tenant, body, idempotencyKey, now } = incoming;
  return runIdempotent(
    context.db,
    {
      companyId: tenant.id,
      scope: `${bookAppointment.name} ${body.myAppointment.visitKey}`,
      key: idempotencyKey,
      payload: body,
      now,
    },
    (reply) => Value.Parse(AppointmentWire, reply),
    (storeReply) => book(context, incoming, storeReply),
  );
}

async function book(
  context: ServerContext,
  incoming: BookingCall,
  storeReply: (tx: Database, reply: AppointmentWire) => Promise<void>,
): Promise<AppointmentWire | Refusal> {
  const { db } = context;
  const { tenant, now } = incoming;
  const { myAppointment } = incoming.body;
  const acceptedTotal = centsOfDecimal(tenant, myAppointment.acceptedTotal);
  const terms = await paymentTerms(db, tenant);
  const { holdId, visitKey, customMessage, smsReminder = false, codes } = myAppointment;
  const found = await priceVisit(db, terms, incoming, {
    visit: { holdId, visitKey, customMessage, smsReminder },
    codes,
  });
  if (found instanceof Refusal) return found;
  const { ask, priced } = found;
  const contact = contactOf(myAppointment, priced.visit?.visit.facts.shop.address.country ?? '');
  if (contact instanceof Refusal) return contact;
  if (acceptedTotal === null) return fieldRefusal(['acceptedTotal']);
  if (priced.due !== acceptedTotal) {
    return refuse('price_changed', { field: 'acceptedTotal', total: decimalOf(tenant, priced.due) });
  }
  const hasToPayNow = !terms.payOnSite && paymentNow(priced, terms.visit).amount > 0;
  if (hasToPayNow || !mayPayLater(terms, priced)) return refuse('payment_missing');
  const sale = await saleOf(context, incoming, { ask, priced, contact, terms });
  const outcome = await retryClaims<Booked, SaleObstacle>(db, async (tx) => {
    const sold = await sell(tx, sale);
    if (typeof sold === 'string') return { kind: 'rollback', reason: sold };
    if (sold.booked === null) throw new Error('A visit was sold without an appointment.');
    await storeReply(tx, appointmentWire(sold.booked));
    return { kind: 'commit', value: sold.booked };
  });
  if (outcome.kind === 'commit') return appointmentWire(outcome.value);
  return obstacleRefusal(db, priced, { reason: outcome.kind === 'rollback' ? outcome.reason : 'gone', now });
}

interface Parts {
  readonly ask: SaleAsk;
  readonly priced: PricedSale;
  readonly contact: ContactInput;
  readonly terms: PaymentTerms;
}

async function saleOf(
  context: ServerContext,
  { tenant, caller, locale, now }: BookingCall,
  { ask, priced, contact, terms }: Parts,
): Promise<Sale> {
  const orderId = randomUUID();
  const { firstname, lastname, email, phone, message } = contact;
  const customer = await findCustomer(context.db, tenant.id, { id: caller?.userId ?? '' });
  return {
    tenant,
    orderId,
    cartId: null,
    ask: { ...ask, visit: ask.visit === null ? null : { ...ask.visit, customMessage: message } },
    priced,
    buyer: { userId: caller?.userId ?? null, firstname, lastname, email, phone },
    locale: spokenLocale(tenant, customer === null ? locale : languageOfLetters(customer, locale)),
    now,
    origin: await companyOrigin(context, tenant.id),
    pictures: new Map(),
    terms,
    money: { provider: 'free', transactionId: `free_${orderId}`, captured: 0, authorised: 0 },
  };
}

function contactOf({ customer, customMessage }: BookingBody, country: string): ContactInput | Refusal {
  const checked = checkContact({ ...customer, message: customMessage }, country);
  return checked.kind === 'ok' ? checked.details : fieldRefusal(Object.keys(checked.errors));
}

function fieldRefusal(names: readonly string[]): Refusal {
  const paths = names.map((name) =>
    name === 'message'
      ? 'myAppointment.customMessage'
      : name === 'acceptedTotal'
        ? 'myAppointment.acceptedTotal'
        : `myAppointment.customer.${name}`,
  );
  return refuse('invalid', {
    errors: paths.map((field) => ({ field, fault: 'invalid' })),
    ...(paths[0] === undefined ? {} : { field: paths[0] }),
  });
}

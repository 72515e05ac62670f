import { and, asc, eq } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { AppointmentWire, appointmentCalendar, bookAppointment } from '#contract/families/appointments.ts';
import { checkContact, type ContactInput } from '#domain/people/contact-details.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { currencyOf, toCents } from '#domain/money.ts';
import { bookVisit, findHold, type Booked, type HoldRow } from '../booking/book.ts';
import { once } from '../frame/once.ts';
import { shopFacts } from '../booking/shop-facts.ts';
import { visitOf, type Visit } from '../booking/visit.ts';
import { amount, appointmentWire, type BookingBody } from '../booking/wire.ts';
import type { Database } from '../database/database.ts';
import { shops } from '../database/schema/catalogue.ts';
import { hosts } from '../database/schema/tenants.ts';
import type { ServerContext } from '../frame/context.ts';
import { refuse, Refusal } from '../frame/refusal.ts';
import { confirmationMail } from '../mail/confirmation.ts';
import { sendMail } from '../mail/outbox.ts';
import type { Incoming, Tenant } from '../router/route.ts';

type BookingCall = Incoming<typeof bookAppointment>;

/** Books what a visit holds, once for each idempotency key, and writes the confirmation with it. */
export async function bookHeldVisit(
  context: ServerContext,
  incoming: BookingCall,
): Promise<AppointmentWire | Refusal> {
  const { tenant, caller, body, idempotencyKey, now } = incoming;
  return once(
    context.db,
    {
      companyId: tenant.id,
      scope: `${bookAppointment.name} ${caller?.userId ?? 'visitor'}`,
      key: idempotencyKey,
      payload: body,
      now,
    },
    (reply) => Value.Parse(AppointmentWire, reply),
    (keepReply) => book(context, incoming, keepReply),
  );
}

async function book(
  context: ServerContext,
  incoming: BookingCall,
  keepReply: (tx: Database, reply: AppointmentWire) => Promise<void>,
): Promise<AppointmentWire | Refusal> {
  const { db } = context;
  const { tenant, caller, now } = incoming;
  const { myAppointment } = incoming.body;
  const hold = await findHold(db, tenant.id, { id: myAppointment.holdId, visitKey: myAppointment.visitKey });
  if (hold === null) return refuse('hold_expired');
  const visit = await visitOfHold(db, tenant, hold);
  if (visit instanceof Refusal) return visit;
  const contact = contactOf(myAppointment, visit.facts.shop.address.country);
  if (contact instanceof Refusal) return contact;
  const acceptedTotal = centsOf(myAppointment.acceptedTotal, tenant);
  if (acceptedTotal === null) return fieldRefusal(['acceptedTotal']);
  const origin = await originOf(context, tenant);
  const request = {
    hold,
    contact,
    userId: caller?.userId ?? null,
    acceptedTotal,
    locale: spokenLocale(tenant, incoming.locale),
    now,
  };
  const outcome = await bookVisit(db, visit, request, async (tx, booked) => {
    await keepReply(tx, appointmentWire(booked));
    await sendConfirmation(tx, booked, origin);
  });
  switch (outcome.kind) {
    case 'booked':
      return appointmentWire(outcome.booked);
    case 'price-changed':
      return refuse('price_changed', { field: 'acceptedTotal', total: amount(visit, outcome.total) });
    case 'already-booked':
      return refuse('already_booked');
    case 'expired':
      return refuse('hold_expired', { starts: outcome.starts });
  }
}

async function visitOfHold(db: Database, tenant: Tenant, hold: HoldRow): Promise<Visit | Refusal> {
  const [shop] = await db
    .select({ externalId: shops.externalId })
    .from(shops)
    .where(and(eq(shops.companyId, tenant.id), eq(shops.id, hold.shopId)));
  const wanted = hold.lines.map(({ serviceId, wantedPractitionerId }) => ({
    serviceId,
    practitionerId: wantedPractitionerId,
  }));
  const ids = wanted.map(({ serviceId }) => serviceId);
  const facts = shop === undefined ? null : await shopFacts(db, tenant, shop.externalId, ids);
  return facts === null ? refuse('hold_expired') : visitOf(tenant, facts, wanted);
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

function centsOf(decimal: number, { profile }: Tenant): number | null {
  if (!Number.isFinite(decimal) || Math.abs(decimal) > 1e9) return null;
  const currency = currencyOf(profile.mCurrency.code);
  const cents = toCents(decimal, currency);
  // Parts of a cent are no price that anyone was shown.
  return cents / 10 ** currency.digits === decimal ? cents : null;
}

/** The visitor's language where the company speaks it, else the company's first. */
function spokenLocale({ profile }: Tenant, wanted: Locale): Locale {
  const { langs } = profile.booker;
  return langs[wanted] ? wanted : (LOCALES.find((locale) => langs[locale]) ?? wanted);
}

async function originOf({ db, originOf: address }: ServerContext, tenant: Tenant): Promise<string> {
  const [row] = await db
    .select({ host: hosts.host })
    .from(hosts)
    .where(eq(hosts.companyId, tenant.id))
    .orderBy(asc(hosts.host))
    .limit(1);
  return address(row?.host ?? 'localhost');
}

async function sendConfirmation(tx: Database, booked: Booked, origin: string): Promise<void> {
  const { tenant } = booked.visit;
  const path = appointmentCalendar.path.replace('{id}', encodeURIComponent(booked.id));
  const url = `${origin}${path}?key=${encodeURIComponent(booked.manageKey)}&curlang=${booked.locale}`;
  await sendMail(
    tx,
    {
      companyId: tenant.id,
      from: tenant.profile.identity.email,
      to: booked.contact.email,
      locale: booked.locale,
      now: booked.createdAt,
    },
    confirmationMail(booked, url),
  );
}

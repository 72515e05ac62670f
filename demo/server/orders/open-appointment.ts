import { lateFeeOf } from '#domain/appointments/changing/cancelling.ts';
import { termsAllowMove } from '#domain/appointments/changing/moving.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { ManagedAppointmentWire } from '#contract/booking/appointment-wire.ts';
import type { Cents } from '#domain/prices/money.ts';
import { sumOf } from '#domain/carts/sale-sums.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines, appointments } from '../database/schema/booking.ts';
import { articles, shops } from '../database/schema/catalogue.ts';
import { orders, saleCarts } from '../database/schema/selling/orders.ts';
import { shownDocuments } from '../documents/shown-documents.ts';
import { opensAppointment } from '../booking/appointments/appointment-keys.ts';
import { practitionerNames, peopleWire } from '../booking/line-people.ts';
import { tokenHash } from '../router/identify.ts';
import type { Caller, Tenant } from '../router/route.ts';
import { smsReminderAt, smsReminderWire } from '../reminders/sms-reminder.ts';
import { decimalOf, lateFeeWire } from '../sales/pricing/wire-amounts.ts';
import { paymentTerms } from '../sales/settings.ts';
import { cancellableOf, termsOf, type AppointmentRow } from './cancel-terms.ts';
import { visitMoney } from './ending/visit-money.ts';
import { netOf } from './money/paid-for.ts';
import type { OrderRow } from './order-rows.ts';

const UNPAID: ReadonlySet<OrderRow['paymentStatus']> = new Set([
  'none',
  'card_held',
  'deposit_paid',
  'failed',
]);

interface Opened {
  readonly appointment: AppointmentRow;
  readonly order: OrderRow;
  /** External id. */
  readonly shopId: string;
  /** As the caller has it; empty for an account. */
  readonly key: string;
  /** Whether it is the caller's own: a key is in letters and links, which are sent on. */
  readonly isOwn: boolean;
}

interface Visitor {
  readonly id: string;
  readonly key: string | null;
  readonly caller: Caller | null;
}

/**
 * An appointment for whoever may see and change it: its customer, whoever has its key, or the token of the payment that made it.
 * Null for everyone else, as for one that does not exist.
 */
export async function openAppointment(
  db: Database,
  tenant: Tenant,
  { id, key, caller }: Visitor,
): Promise<Opened | null> {
  const [found] = await db
    .select({
      appointment: appointments,
      order: orders,
      shopId: shops.externalId,
      paidWith: saleCarts.tokenHash,
    })
    .from(appointments)
    .innerJoin(
      orders,
      and(eq(orders.companyId, appointments.companyId), eq(orders.appointmentId, appointments.id)),
    )
    .innerJoin(shops, and(eq(shops.companyId, appointments.companyId), eq(shops.id, appointments.shopId)))
    .leftJoin(saleCarts, and(eq(saleCarts.companyId, orders.companyId), eq(saleCarts.id, orders.cartId)))
    .where(and(eq(appointments.companyId, tenant.id), eq(appointments.id, id)));
  if (found === undefined) return null;
  const { paidWith, ...opened } = found;
  const isOwn = caller?.role === 'customer' && caller.userId === opened.appointment.userId;
  const isOpened =
    isOwn ||
    (key !== null &&
      key !== '' &&
      (tokenHash(key) === paidWith || (await opensAppointment(db, opened.appointment, key))));
  return isOpened ? { ...opened, key: key ?? '', isOwn } : null;
}

export async function managedWire(
  context: Pick<ServerContext, 'db' | 'originOf'>,
  tenant: Tenant,
  opened: Opened,
  now: Instant,
): Promise<ManagedAppointmentWire> {
  const { db } = context;
  const { appointment, order, shopId, key } = opened;
  const amount = (cents: Cents) => decimalOf(tenant, cents);
  const payment = await paymentTerms(db, tenant);
  const terms = termsOf(order, appointment, payment, now);
  const { mayCancel, cancelUntil, isLate, refund, fee } = terms;
  const { paid, refunded, kept, charged } = await visitMoney(db, order);
  const isOpen = mayCancel || order.status === 'pending';
  return {
    appointment: {
      id: appointment.id,
      reference: appointment.reference,
      status: appointment.status,
      paymentStatus: order.paymentStatus,
      shopid: shopId,
      start: appointment.startsAt.toISOString(),
      end: appointment.endsAt.toISOString(),
      lines: await linesOf(db, tenant, appointment),
      total: amount(appointment.total),
      discountName: order.discountName,
      ...lateFeeWire(tenant, lateFeeOf(cancellableOf(order, appointment, payment))),
      ...smsReminderWire(smsReminderAt(tenant, remindedOf(appointment), now)),
      customMessage: appointment.customMessage,
      customer: {
        firstname: appointment.firstname,
        lastname: appointment.lastname,
        email: appointment.email,
        phone: appointment.phone,
      },
      manageKey: key,
    },
    ideorder: order.id,
    number: order.number,
    transactionId: order.transactionId,
    paid: amount(paid),
    refunded: amount(refunded),
    kept: amount(kept),
    charged: amount(charged),
    left: amount(isOpen || order.status === 'arrived' ? netOf(order, ['service']) - paid : 0),
    discount: amount(sumOf(order.lines.flatMap((line) => (line.kind === 'service' ? line.discount : [])))),
    cancel: {
      mayCancel,
      cancelUntil: new Date(cancelUntil).toISOString(),
      isLate,
      refund: amount(refund),
      fee: amount(fee),
    },
    mayMove: termsAllowMove(terms),
    documents: await documentsFor(context, tenant, opened),
  };
}

const remindedOf = ({ status, smsReminder, phone, startsAt }: AppointmentRow) => ({
  status,
  smsReminder,
  phone,
  startsAt: instantOf(startsAt),
});

/**
 * The documents are those of the whole order, with the buyer's name and e-mail: whoever has no more than the key of the visit sees none
 * where something else was bought with it, or where it is not paid.
 */
async function documentsFor(
  context: Pick<ServerContext, 'db' | 'originOf'>,
  tenant: Tenant,
  { order, isOwn }: Opened,
): Promise<ManagedAppointmentWire['documents']> {
  const isVisitAlone = order.lines.every(({ kind }) => kind === 'service');
  if (!isOwn && (!isVisitAlone || UNPAID.has(order.paymentStatus))) return [];
  const site = { companyId: tenant.id, origin: await companyOrigin(context, tenant.id) };
  const issued = await shownDocuments(context.db, site, [order.id]);
  return [...(issued.get(order.id) ?? [])];
}

async function linesOf(
  db: Database,
  tenant: Tenant,
  { id }: AppointmentRow,
): Promise<ManagedAppointmentWire['appointment']['lines']> {
  const rows = await db
    .select({ line: appointmentLines, serviceid: articles.externalId })
    .from(appointmentLines)
    .leftJoin(
      articles,
      and(eq(articles.companyId, appointmentLines.companyId), eq(articles.id, appointmentLines.articleId)),
    )
    .where(and(eq(appointmentLines.companyId, tenant.id), eq(appointmentLines.appointmentId, id)))
    .orderBy(asc(appointmentLines.position));
  const names = await practitionerNames(
    db,
    tenant.id,
    rows.map(({ line }) => line),
  );
  return rows.map(({ line, serviceid }) => ({
    serviceid: serviceid ?? '',
    name: { ...line.name },
    start: line.startsAt.toISOString(),
    end: line.endsAt.toISOString(),
    ...peopleWire(line, names),
    practitionerChosen: line.practitionerChosen,
    price: decimalOf(tenant, line.price),
  }));
}

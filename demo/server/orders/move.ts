import { reminderAt } from '#domain/appointments/reminder/reminder-time.ts';
import { termsAllowMove } from '#domain/appointments/changing/moving.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { ManagedAppointmentWire } from '#contract/booking/appointment-wire.ts';
import type { moveAppointment } from '#contract/booking/appointments.ts';
import type { Locale } from '#domain/locale.ts';
import { allocate, includedTax, sumOf } from '#domain/carts/sale-sums.ts';
import { issueCreditNote } from '../documents/issue.ts';
import { retryClaims } from '../booking/schedule/attempt.ts';
import { instantOf, type Instant } from '#domain/time/instant.ts';
import { lineRows, repriced, takeAgain, type Booked } from '../booking/appointments/book.ts';
import { sendConfirmation } from '../booking/appointments/confirm.ts';
import { readHeldVisit, type HeldVisit } from '../booking/held-visit.ts';
import { readAppointmentRecord } from '../booking/appointments/appointment-record.ts';
import { addKey } from '../booking/appointments/appointment-keys.ts';
import { claimLines, isStillFree, isStillOffered, lockFor, lockShop } from '../booking/schedule/placing.ts';
import { refuseHeld } from '../booking/schedule/refuse-start.ts';
import { dropClaims } from '../booking/schedule/taken-times.ts';
import { priceOfService, startOfLine, wantedLine } from '../booking/visit.ts';
import type { Database } from '../database/database.ts';
import { appointmentLines, appointments, holds, type HeldLine } from '../database/schema/booking.ts';
import type { ServerContext } from '../context.ts';
import { refuse, Refusal } from '../http/refusal.ts';
import { companyOrigin } from '../companies/company-origin.ts';
import { countryOf } from '../companies/country.ts';
import { refundPart } from '../payments/refunds/refund-call.ts';
import { refundable } from '../payments/refunds/refund-row.ts';
import { runRefund } from '../payments/refunds/refunds.ts';
import { tellSalon } from '../mail/salon/tell-salon.ts';
import type { Incoming, Tenant } from '../router/route.ts';
import { vatOfService } from '../sales/pricing/catalogue-lines.ts';
import { paymentTerms, type PaymentTerms } from '../sales/settings.ts';
import { centsOfDecimal, decimalOf } from '../sales/pricing/wire-amounts.ts';
import { moveDuePoints } from '../redemption/rewards.ts';
import { followLanguage } from '../booking/appointments/follow-language.ts';
import { noteFreed } from '../waiting-list/freed.ts';
import { offerAtOnce } from '../waiting-list/offer-freed.ts';
import { appointmentBy } from './cancel.ts';
import { termsOf, type AppointmentRow } from './cancel-terms.ts';
import { giveBackRedeemed } from './give-up.ts';
import { netOf, paidForVisit } from './money/paid-for.ts';
import { managedWire, openAppointment } from './open-appointment.ts';
import { changeOrder, lockOrder, type OrderRow } from './order-rows.ts';

type MoveCall = Incoming<typeof moveAppointment>;

/** Moves an appointment to a held slot: the same services, at the price of the new moment; moved there before, it is no fault. */
export async function moveVisit(
  context: ServerContext,
  incoming: MoveCall,
): Promise<ManagedAppointmentWire | Refusal> {
  const { db } = context;
  const { tenant, caller, params, body, locale, now } = incoming;
  const key = body.key ?? null;
  const opened = await openAppointment(db, tenant, { id: params.id, key, caller });
  if (opened === null) return refuse('not_found');
  const answer = async () => {
    const again = await openAppointment(db, tenant, { id: params.id, key, caller });
    return again === null ? refuse('not_found') : managedWire(context, tenant, again, now);
  };
  if (opened.appointment.holdId === body.holdId) return answer();
  const held = await readHeldVisit(db, tenant, body, opened.appointment.id);
  if (held instanceof Refusal) return held;
  const prices = newPrices(opened.order, held, await countryOf(db, tenant.id));
  if (prices === null) return refuse('move_refused', { field: 'holdId' });
  if (centsOfDecimal(tenant, body.acceptedTotal) !== prices.total) {
    return refuse('price_changed', { field: 'acceptedTotal', total: decimalOf(tenant, prices.total) });
  }
  const moved = await runMove(context, {
    tenant,
    held,
    prices,
    terms: await paymentTerms(db, tenant),
    orderId: opened.order.id,
    appointmentId: opened.appointment.id,
    origin: await companyOrigin(context, tenant.id),
    locale,
    now,
  });
  if (moved instanceof Refusal) return moved;
  if (moved !== null) await runRefund(context, tenant.id, moved);
  await offerAtOnce(context, tenant.id);
  return answer();
}

interface NewPrices {
  readonly total: number;
  readonly lines: OrderRow['lines'];
}

/** The order's lines with the services at the price of the new moment; null where it is not for the same services. `home`: the company's country. */
function newPrices(order: OrderRow, { hold, visit }: HeldVisit, home: string): NewPrices | null {
  const services = order.lines.flatMap((line) => (line.kind === 'service' ? [line] : []));
  const ids = (lines: readonly { readonly articleId: string | null }[]) =>
    lines
      .map(({ articleId }) => articleId)
      .toSorted()
      .join();
  if (ids(services) !== ids(hold.lines)) return null;
  const costs = hold.lines.map((line) => priceOfService(visit, wantedLine(line), startOfLine(line)));
  const discount = Math.min(sumOf(services.map((line) => line.discount)), sumOf(costs));
  const discounts = allocate(discount, costs);
  const moved = hold.lines.map((line, index): OrderRow['lines'][number] => {
    const known = services.find(({ articleId }) => articleId === line.articleId);
    const price = costs[index] ?? 0;
    const net = price - (discounts[index] ?? 0);
    // In another country it is taxed as there.
    const vat = vatOfService(visit, line, home);
    return {
      kind: 'service',
      articleId: line.articleId,
      name: known?.name ?? {},
      vat,
      price,
      total: price,
      discount: discounts[index] ?? 0,
      net,
      tax: includedTax(net, vat),
    };
  });
  const others = order.lines.filter(({ kind }) => kind !== 'service');
  return { total: sumOf(costs) - discount, lines: [...moved, ...others] };
}

interface Move {
  readonly tenant: Tenant;
  readonly held: HeldVisit;
  readonly prices: NewPrices;
  readonly terms: PaymentTerms;
  readonly orderId: string;
  readonly appointmentId: string;
  readonly origin: string;
  /** Of the call. */
  readonly locale: Locale;
  readonly now: Instant;
}

/** The refund of what was paid too much, or null where there is none. */
async function runMove({ db }: ServerContext, move: Move): Promise<string | null | Refusal> {
  const { tenant, held, prices, terms, orderId, appointmentId, now } = move;
  const outcome = await retryClaims<string | null, Refusal | 'gone'>(db, async (tx) => {
    await lockFor(tx, tenant.id, `visit ${held.hold.visitKey}`);
    const order = await lockOrder(tx, tenant.id, orderId);
    const appointment = await appointmentBy(tx, tenant.id, appointmentId);
    if (order === null || appointment === null) return { kind: 'rollback', reason: refuse('not_found') };
    // The same move, asked for once more while it was under way.
    if (appointment.holdId === held.hold.id) return { kind: 'commit', value: null };
    if (!termsAllowMove(termsOf(order, appointment, terms, now)))
      return { kind: 'rollback', reason: refuse('move_refused') };
    await lockShop(tx, held.visit, instantOf(held.hold.startsAt));
    const before = await readAppointmentRecord(tx, tenant.id, appointmentId);
    const given = await dropClaims(tx, tenant.id, { kind: 'appointment', id: appointmentId });
    const lines = await claimNew(tx, move);
    if (lines === null) return { kind: 'rollback', reason: 'gone' };
    const refund = await reprice(tx, order, move);
    if (refund instanceof Refusal) return { kind: 'rollback', reason: refund };
    await updateAppointment(tx, move, lines);
    if (order.userId !== null) {
      await moveDuePoints(tx, tenant.id, {
        customerId: order.userId,
        amount: netOf(prices, ['service', 'product']),
        orderId,
        now,
        dueAt: endOf(move, lines).getTime(),
      });
    }
    await noteFreed(tx, appointment, given, now);
    const manageKey = await addKey(tx, appointment);
    const locale = await followLanguage(tx, tenant, order, move.locale);
    await sendConfirmation(tx, bookedAgain(move, appointment, { order, lines, manageKey, locale }), before);
    if (before !== null) await tellSalon(tx, tenant, { appointmentId, news: { kind: 'moved', before }, now });
    return { kind: 'commit', value: refund };
  });
  if (outcome.kind === 'commit') return outcome.value;
  if (outcome.kind === 'rollback' && outcome.reason !== 'gone') return outcome.reason;
  return refuseHeld(db, held, { now, moving: appointmentId });
}

/** Claims the new time for the appointment, in the transaction that gave the old one up: nobody else can take it in between. */
async function claimNew(
  tx: Database,
  { tenant, held, appointmentId, now }: Move,
): Promise<HeldLine[] | null> {
  const { visit } = held;
  const [hold] = await tx
    .select()
    .from(holds)
    .where(and(eq(holds.companyId, tenant.id), eq(holds.id, held.hold.id)))
    .for('update');
  if (hold?.status !== 'active' && hold?.status !== 'released') return null;
  const isHeld =
    hold.status === 'active' && hold.expiresAt.getTime() > now && (await isStillOffered(tx, visit, hold));
  if (!isHeld || !(await isStillFree(tx, visit, hold.lines, { now, visitKey: hold.visitKey }))) {
    return takeAgain(tx, visit, hold, { appointmentId, now });
  }
  await dropClaims(tx, tenant.id, { kind: 'hold', id: hold.id });
  await claimLines(tx, visit, hold.lines, { kind: 'appointment', id: appointmentId, expiresAt: null });
  return repriced(visit, hold.lines);
}

/** The order at its new price. What was paid too much goes back as it came; the refund to the card, if any. */
async function reprice(
  tx: Database,
  order: OrderRow,
  { prices, held, now }: Move,
): Promise<string | null | Refusal> {
  const paid = paidForVisit(order);
  const tooMuch = Math.max(0, paid - prices.total);
  const byCard = Math.min(tooMuch, refundable(order));
  const wish = `moved ${held.hold.id}`;
  await issueCreditNote(tx, order, { amount: tooMuch, cause: wish, kinds: ['service'], now });
  const back = await giveBackRedeemed(tx, order, { amount: tooMuch - byCard, cause: wish, now });
  const changed = {
    lines: prices.lines,
    subtotal: sumOf(prices.lines.filter(({ kind }) => kind !== 'delivery').map(({ total }) => total)),
    discount: sumOf(prices.lines.map(({ discount }) => discount)),
    total: order.total + prices.total - netOf(order, ['service']),
    voucher: order.voucher - back.toVouchers,
    creditReturned: order.creditReturned + back.toCredit,
    paymentStatus:
      order.paymentStatus === 'paid' && paid < prices.total ? 'deposit_paid' : order.paymentStatus,
    shopId: held.visit.facts.shop.id,
  };
  await changeOrder(tx, order, changed);
  if (byCard === 0) return null;
  return refundPart(tx, { ...order, ...changed }, { amount: byCard, reason: 'moved', wish, now });
}

function endOf({ held }: Move, lines: readonly HeldLine[]): Date {
  return new Date(lines.at(-1)?.end ?? held.hold.startsAt);
}

async function updateAppointment(tx: Database, move: Move, lines: HeldLine[]): Promise<void> {
  const { tenant, held, appointmentId: id, prices, now } = move;
  const startsAt = new Date(lines[0]?.start ?? held.hold.startsAt);
  const companyId = tenant.id;
  await tx
    .update(holds)
    .set({ status: 'booked' })
    .where(and(eq(holds.companyId, companyId), eq(holds.id, held.hold.id)));
  await tx
    .update(appointments)
    .set({
      holdId: held.hold.id,
      shopId: held.visit.facts.shop.id,
      startsAt,
      endsAt: endOf(move, lines),
      total: prices.total,
      sequence: sql`${appointments.sequence} + 1`,
      // Who has just chosen a moment so near need not be reminded of it.
      ...(reminderAt(instantOf(startsAt), now) === null && { remindedOf: startsAt }),
    })
    .where(and(eq(appointments.companyId, companyId), eq(appointments.id, id)));
  await tx
    .delete(appointmentLines)
    .where(and(eq(appointmentLines.companyId, companyId), eq(appointmentLines.appointmentId, id)));
  await tx.insert(appointmentLines).values(lineRows({ id, visit: held.visit, lines }));
}

/** For the mail that tells of the new moment. */
function bookedAgain(
  { held, prices, terms, origin, now }: Move,
  appointment: AppointmentRow,
  {
    order,
    lines,
    manageKey,
    locale,
  }: {
    readonly order: OrderRow;
    readonly lines: HeldLine[];
    readonly manageKey: string;
    readonly locale: Locale;
  },
): Booked {
  const { id, reference, firstname, lastname, email, phone, customMessage: message } = appointment;
  return {
    id,
    reference,
    manageKey,
    status: 'confirmed',
    paymentStatus: 'none',
    visit: held.visit,
    lines,
    total: prices.total,
    discountName: order.discountName,
    paid: Math.min(prices.total, paidForVisit(order)),
    authorised: order.authorised,
    lateFeePercent: terms.lateFeePercent,
    contact: { firstname, lastname, email, phone, message },
    smsReminder: appointment.smsReminder,
    locale,
    origin,
    createdAt: now,
    sequence: appointment.sequence + 1,
  };
}

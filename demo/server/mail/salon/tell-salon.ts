import { instant } from '#domain/time/instant.ts';
import { readAppointmentRecord } from '../../booking/appointments/appointment-record.ts';
import { salonCalendar } from '../../booking/appointments/calendar-of.ts';
import type { Database } from '../../database/database.ts';
import type { Tenant } from '../../router/route.ts';
import { sendMail } from '../outbox.ts';
import { newsSheet, type BookingNews } from './booking-news.ts';
import { salonSheetMail } from './salon-sheet.ts';
import { salonAddress, salonLocale, salonWishes } from './salon-settings.ts';

interface Told {
  readonly appointmentId: string;
  readonly news: BookingNews;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Tells the salon of a booking as it is kept by now, once for each version of it, where the company wants that; with one that moved
 * to another shop the shop that it left is told too. To be called in the transaction that changes the booking.
 */
export async function tellSalon(
  tx: Database,
  { id: companyId, profile }: Tenant,
  { appointmentId, news, now }: Told,
): Promise<void> {
  if (!salonWishes(profile)[news.kind]) return;
  const record = await readAppointmentRecord(tx, companyId, appointmentId);
  if (record === null) return;
  const { appointment } = record;
  const left = news.kind === 'moved' ? [news.before.shop] : [];
  // Two shops of one address are told once, as the shop that it is booked in.
  const readers = new Map([...left, record.shop].map((shop) => [salonAddress(shop, profile), shop]));
  for (const [to, shop] of readers) {
    if (to === null) continue;
    const locale = salonLocale(shop, profile);
    const mail = salonSheetMail(newsSheet(locale, record, { news, now: instant(now) }), profile);
    await sendMail(
      tx,
      {
        companyId,
        from: profile.identity.email,
        replyTo: appointment.email,
        to,
        locale,
        event: [news.kind, appointment.id, appointment.sequence, shop.id].join(' '),
        now,
      },
      { ...mail, attachments: [salonCalendar(record, locale)] },
    );
  }
}

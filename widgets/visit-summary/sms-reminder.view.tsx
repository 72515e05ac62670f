import type { Appointment } from '#domain/appointments/appointment.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import { useTexts } from '#ui/texts.ts';

/** When an SMS will remind of an appointment, and at which number, as it was chosen; nothing where none will. */
export function SmsReminder({
  appointment: { smsReminderAt, contact },
  shop: { timeZone, address },
}: {
  readonly appointment: Pick<Appointment, 'smsReminderAt' | 'contact'>;
  readonly shop: Pick<Shop, 'timeZone' | 'address'>;
}) {
  const { locale, t } = useTexts();
  if (!smsReminderAt) return null;
  const moment = t('reservation:alternatives.when', {
    day: formatDay(locale, dateAt(smsReminderAt, timeZone)),
    time: formatSpokenTime(locale, timeZone, smsReminderAt),
  });
  const phone = toNationalPhone(contact.phone, address.country);
  return <p>{t('reservation:extras.smsAt', { moment, phone })}</p>;
}

import type { ReactNode, Ref } from 'react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { textIn } from '#domain/locale.ts';
import { mapUrl } from '#domain/shops/way-there.ts';
import { toReadersPhone } from '#domain/people/national-phone.ts';
import { formatMoment } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileLink, type FileSource } from '#ui/actions/file-link.tsx';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Share } from '#ui/actions/share.tsx';
import { Heading } from '#ui/heading.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { CustomerMessage } from '#widgets/visit-summary/customer-message.view.tsx';
import { SmsReminder } from '#widgets/visit-summary/sms-reminder.view.tsx';
import { PlacedLines, VisitMoment, VisitPlaceToFind } from '#widgets/visit-summary/visit-summary.view.tsx';
import { googleCalendarUrl, outlookCalendarUrl } from './calendar-links.ts';

export interface ConfirmationProps {
  readonly appointment: Appointment;
  readonly visit: PlacedVisit;
  readonly companyName: string;
  /** Of the iCalendar file. */
  readonly calendarHref: string;
  /** Until when it may be cancelled. */
  readonly cancelRule: ReactNode;
  /** Offered to a guest. */
  readonly account: ReactNode;
  /** Begins the same visit once more; null where that is not booked online. */
  readonly onSame: (() => void) | null;
  readonly onAgain: () => void;
  readonly focusRef: Ref<HTMLHeadingElement>;
}

/** The ways into a calendar. */
export function CalendarLinks({
  appointment,
  visit,
  companyName,
  file,
}: Pick<ConfirmationProps, 'appointment' | 'visit' | 'companyName'> & { readonly file: FileSource }) {
  const { locale, t } = useTexts();
  const { shop } = visit;
  const entry = {
    title: `${visit.lines.map((line) => textIn(locale, line.name)).join(', ')} – ${companyName}`,
    start: appointment.startsAt,
    end: appointment.endsAt,
    place: `${shop.name}, ${shop.address.street}, ${shop.address.zipcode} ${shop.address.city}`,
    details: t('reservation:confirmation.reference', { reference: appointment.reference }),
  };
  return (
    <div>
      <Heading variant="label" below={1} className="text-muted text-caption">
        {t('reservation:confirmation.calendar')}
      </Heading>
      <ul className={tw('flex flex-wrap gap-x-6')}>
        <li>
          <FileLink source={file} name={`${appointment.reference}.ics`}>
            {t('reservation:confirmation.file')}
          </FileLink>
        </li>
        <li>
          <ExternalLink href={googleCalendarUrl(entry)} newTab>
            {t('reservation:confirmation.google')}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookCalendarUrl(entry)} newTab>
            {t('reservation:confirmation.outlook')}
          </ExternalLink>
        </li>
      </ul>
      <div role="alert">
        {'failure' in file && file.failure !== null && <p className={tw('text-negative')}>{file.failure}</p>}
      </div>
    </div>
  );
}

/** What somebody who comes along, or looks after the children meanwhile, has to know. */
function ShareVisit({ appointment, visit }: Pick<ConfirmationProps, 'appointment' | 'visit'>) {
  const { locale, t } = useTexts();
  const { shop, lines } = visit;
  const address = `${shop.address.street}, ${shop.address.zipcode} ${shop.address.city}`;
  const services = lines.map((line) => textIn(locale, line.name)).join(', ');
  return (
    <Share
      title={services}
      text={[services, formatMoment(locale, shop.timeZone, appointment.startsAt), shop.name, address].join(
        '\n',
      )}
      url={mapUrl(visit.shop)}
      label={t('reservation:confirmation.share')}
      copied={t('reservation:confirmation.shared')}
      failed={t('reservation:confirmation.notShared')}
    />
  );
}

function Next({ appointment, visit, cancelRule }: ConfirmationProps) {
  const { t } = useTexts();
  const { phone } = visit.shop;
  return (
    <div className={tw('min-w-0')}>
      <Heading variant="label" below={1} className="text-muted text-caption">
        {t('reservation:confirmation.next')}
      </Heading>
      <ul className={tw('grid gap-2 mt-2')}>
        <li className={tw('min-w-0')}>
          {t('reservation:confirmation.mail', { email: appointment.contact.email })}
        </li>
        {appointment.smsReminderAt && (
          <li>
            <SmsReminder appointment={appointment} shop={visit.shop} />
          </li>
        )}
        <li>{t('reservation:confirmation.arrive')}</li>
        <li>{cancelRule}</li>
        {appointment.manageUrl && (
          <li>
            <ExternalLink href={appointment.manageUrl}>{t('reservation:confirmation.manage')}</ExternalLink>
          </li>
        )}
        <li>
          <ShareVisit appointment={appointment} visit={visit} />
        </li>
        {phone && (
          <li className={tw('flex flex-wrap items-center gap-x-2')}>
            {t('reservation:confirmation.question')}
            <ExternalLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {toReadersPhone(phone, appointment.contact.phone, visit.shop.address.country)}
            </ExternalLink>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The key of what is said of what is left to pay. */
function leftKey({ appointment, visit: { bill } }: Pick<ConfirmationProps, 'appointment' | 'visit'>) {
  if (bill?.due === 0) return 'reservation:review.nothingLeft';
  if (appointment.paymentStatus === 'card_held') return 'reservation:confirmation.cardHeld';
  return bill?.paid ? 'reservation:confirmation.restOnSite' : 'reservation:review.payOnSite';
}

/** It is booked: when, where, what, and what comes next. */
export function ConfirmationView(props: ConfirmationProps) {
  const { appointment, visit, focusRef, onSame, onAgain } = props;
  const { t } = useTexts();
  const { shop } = visit;
  const isConfirmed = appointment.status === 'confirmed';
  return (
    <section>
      <Heading variant="display" focusRef={focusRef}>
        {/* Part of what takes the focus, so that both come into view. */}
        <span
          className={tw('flex items-center justify-center w-12 h-12 mb-5 rounded-full bg-soft text-on-soft')}
        >
          <CheckIcon className="w-6 h-6" />
        </span>
        {t(isConfirmed ? 'reservation:confirmation.title' : 'reservation:confirmation.received')}
      </Heading>
      <p className={tw('mt-3 text-lead text-muted')}>
        {t('reservation:confirmation.thanks', { name: appointment.contact.firstname })}{' '}
        {t('reservation:confirmation.reference', { reference: appointment.reference })}
      </p>
      <div
        className={tw(
          'grid gap-x-12 gap-y-8 mt-8 @[56em]:grid-cols-[minmax(0,1fr)_24em] @[56em]:grid-rows-[auto_1fr]',
        )}
      >
        <div>
          <div className={tw('grid gap-6 mb-6 pt-6 border-t border-line @[32em]:grid-cols-2')}>
            <VisitMoment visit={visit} />
            <VisitPlaceToFind shop={shop} />
          </div>
          <PlacedLines visit={visit} />
          <CustomerMessage message={appointment.contact.message} />
          <p className={tw('text-caption text-muted')}>{t(leftKey(props))}</p>
        </div>
        <div
          className={tw(
            'grid gap-8 content-start min-w-0 @[56em]:row-span-2 @[56em]:pl-10 @[56em]:border-l @[56em]:border-line @[56em]:py-6',
          )}
        >
          <CalendarLinks {...props} file={{ href: props.calendarHref }} />
          <Next {...props} />
          <div className={tw('flex flex-wrap gap-4')}>
            <Button onPress={onAgain}>{t('reservation:confirmation.again')}</Button>
            {onSame && (
              <Button variant="secondary" onPress={onSame}>
                {t('reservation:confirmation.same')}
              </Button>
            )}
          </div>
        </div>
        {props.account}
      </div>
    </section>
  );
}

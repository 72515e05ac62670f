import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/clock-change.ts';
import { shownStatus, type ShownStatus } from '#domain/booking-status.ts';
import { cancelRule, type ManagedAppointment } from '#domain/cancelling.ts';
import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { AppointmentStore, Cancelling } from '#stores/appointments/appointment.ts';
import { forgetConfirmation } from '#stores/appointments/forget-confirmation.ts';
import { isMoveHeld } from '#stores/appointments/move-memory.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { calendarAddress } from '#stores/visit/calendar-address.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { focusInView } from '#ui/focus-in-view.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { CalendarLinks } from '#widgets/booking/confirmation/confirmation.view.tsx';
import { PlacedLines, VisitMoment, VisitPlace } from '#widgets/booking/details/visit-summary.view.tsx';
import { useNamesZone } from '#widgets/booking/reservation/use-clock.ts';
import { AppointmentView } from '#widgets/manage/appointment.view.tsx';
import { CancelView } from '#widgets/manage/cancel.view.tsx';
import { ChangeView, SalonPhone, type MoveOffer } from '#widgets/manage/change.view.tsx';
import { momentText } from '#widgets/manage/moment-text.ts';
import { StatusMark } from '#widgets/manage/status.view.tsx';
import { targetTo } from '../place/target.ts';
import { MoveScreen } from './move-screen.tsx';
import { useOwnCalendar } from './own-calendar.ts';

export interface AppointmentScreenProps {
  readonly site: Site;
  readonly company: Company;
  readonly store: AppointmentStore;
  readonly managed: ManagedAppointment;
  readonly shop: Shop;
}

/** The services of the appointment as they are offered now; null where one is no longer booked online. */
function useServices(site: Site, { appointment }: ManagedAppointment) {
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const all = categories.flatMap(({ services }) => services);
  const found = appointment.lines.map((line) =>
    all.find(({ externalId }) => externalId === line.externalServiceId),
  );
  const services = found.filter((service) => service !== undefined && service.bookable);
  return services.length === found.length ? services.filter((service) => service !== undefined) : null;
}

/** News of what was just done here: it takes the focus, since what was pressed is gone. */
function News({ title, children }: { readonly title: string; readonly children: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(frame.current), []);
  return (
    <div ref={frame} tabIndex={-1} className={tw('rounded scroll-mt-head')}>
      <Notice tone="positive" title={title}>
        {children}
      </Notice>
    </div>
  );
}

function useNews({ company, managed }: AppointmentScreenProps, cancelling: Cancelling, hasMoved: boolean) {
  const { locale, t } = useTexts();
  const { email } = managed.appointment.contact;
  if (cancelling.kind === 'done') {
    const amount = formatMoney(locale, cancelling.refund, company.currency);
    const refund = cancelling.refund > 0 ? `${t('manage:cancel.doneRefund', { amount })} ` : '';
    return (
      <News
        key="cancelled"
        title={t('manage:cancel.done')}
      >{`${refund}${t('manage:cancel.doneText', { email })}`}</News>
    );
  }
  return hasMoved ? (
    <News key="moved" title={t('manage:move.done')}>
      {t('manage:move.doneText', { email })}
    </News>
  ) : null;
}

/** Null where nothing can be changed at all. */
function useMoveOffer({ managed, shop }: AppointmentScreenProps, canBeBooked: boolean): MoveOffer | null {
  const texts = useTexts();
  const { t } = texts;
  const { terms, mayMove } = managed;
  if (!terms.mayCancel) return null;
  const moment = momentText(texts, shop.timeZone, terms.cancelUntil);
  if (!mayMove || terms.isLate) return { kind: 'shut', sentence: t('manage:moveLate', { moment }) };
  if (!canBeBooked) return { kind: 'shut', sentence: t('manage:move.unavailable') };
  return { kind: 'open', sentence: t('manage:moveRule', { moment }) };
}

function Closed({ shown, shop }: { readonly shown: ShownStatus; readonly shop: Shop }) {
  const { t } = useTexts();
  const reason =
    shown === 'cancelled' || shown === 'past' || shown === 'awaiting' ? shown : ('other' as const);
  return (
    <div>
      <p>{t(`manage:closed.${reason}`)}</p>
      {reason !== 'cancelled' && <SalonPhone phone={shop.phone} country={shop.address.country} />}
    </div>
  );
}

function Actions({
  move,
  onMove,
  shown,
  ...props
}: AppointmentScreenProps & {
  readonly move: MoveOffer | null;
  readonly onMove: () => void;
  readonly shown: ShownStatus;
}) {
  const { site, company, store, managed, shop } = props;
  const { t } = useTexts();
  const cancelling = useStore(store.$cancelling);
  const rule = cancelRule(managed);
  return (
    <>
      {shown === 'confirmed' && <Calendars {...props} />}
      {move === null || rule.kind === 'closed' ? (
        <Closed shown={shown} shop={shop} />
      ) : (
        <ChangeView
          move={move}
          onMove={onMove}
          phone={shop.phone}
          country={shop.address.country}
          cancel={
            <CancelView
              rule={rule}
              currency={company.currency}
              timeZone={shop.timeZone}
              isSending={cancelling.kind === 'sending'}
              hasChanged={cancelling.kind === 'changed'}
              failure={cancelling.kind === 'failed' ? cancelling.problem.message : null}
              onCancel={() => void store.cancel()}
            />
          }
        />
      )}
      {(shown === 'cancelled' || shown === 'past') && company.booking.active && (
        <div>
          <ButtonLink look="secondary" to={targetTo(site.navigation, { kind: 'services' })}>
            {t('manage:again')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function usePlaced({ company, managed, shop }: AppointmentScreenProps) {
  const { appointment } = managed;
  const namesZone = useNamesZone(shop.timeZone, appointment.startsAt);
  return {
    shop,
    lines: appointment.lines,
    // What was taken off and what is paid are told below it.
    total: appointment.lines.reduce((sum, { price }) => sum + price, 0),
    currency: company.currency,
    date: dateAt(appointment.startsAt, shop.timeZone),
    namesZone,
  };
}

function Calendars(props: AppointmentScreenProps) {
  const { site, company, managed } = props;
  const { locale, t } = useTexts();
  const visit = usePlaced(props);
  const { appointment } = managed;
  const { state, download } = useOwnCalendar(site, appointment.id);
  return (
    <CalendarLinks
      appointment={appointment}
      visit={visit}
      companyName={company.identity.name}
      file={
        appointment.manageKey
          ? { href: calendarAddress(site.api, appointment, locale) }
          : {
              onPress: download,
              isBusy: state === 'busy',
              failure: state === 'failed' ? t('manage:calendarFailed') : null,
            }
      }
    />
  );
}

function Shown({
  onMove,
  hasMoved,
  ...props
}: AppointmentScreenProps & { readonly onMove: () => void; readonly hasMoved: boolean }) {
  const { site, company, store, managed } = props;
  const { locale, t } = useTexts();
  const cancelling = useStore(store.$cancelling);
  const news = useNews(props, cancelling, hasMoved);
  const services = useServices(site, managed);
  const move = useMoveOffer(props, services !== null);
  const visit = usePlaced(props);
  const { appointment, discount, paid, left } = managed;
  const hasChanged = hasMoved || cancelling.kind === 'done';
  useEffect(() => {
    if (hasChanged) forgetConfirmation(site, appointment.id);
  }, [hasChanged, site, appointment.id]);
  const shown = shownStatus(appointment.status, appointment.endsAt, site.api.now());
  const sums = [
    {
      label: textIn(locale, appointment.discountName) || t('reservation:summary.discount'),
      cents: -discount,
    },
    { label: t('manage:paid'), cents: paid },
    { label: t('manage:left'), cents: shown === 'confirmed' || shown === 'awaiting' ? left : 0 },
  ];
  return (
    <AppointmentView
      title={t(shown === 'cancelled' ? 'manage:cancelledTitle' : 'manage:title')}
      reference={appointment.reference}
      status={<StatusMark shown={shown} word={appointment.status} />}
      news={news}
      moment={<VisitMoment visit={visit} />}
      place={<VisitPlace shop={props.shop} />}
      lines={<PlacedLines visit={visit} />}
      sums={sums
        .filter(({ cents }) => cents !== 0)
        .map(({ label, cents }) => ({ label, amount: formatMoney(locale, cents, company.currency) }))}
      actions={<Actions {...props} move={move} onMove={onMove} shown={shown} />}
    />
  );
}

/** An appointment, or the choice of another time for it. */
export function AppointmentScreen(props: AppointmentScreenProps) {
  const { site, company, managed } = props;
  const services = useServices(site, managed);
  const [isMoving, setMoving] = useState(() => {
    const { api, ports, keep } = site;
    const keeping = { api, ports, tab: keep.tab, currency: () => company.currency };
    return managed.mayMove && isMoveHeld(keeping, managed);
  });
  const [hasMoved, setMoved] = useState(false);
  if (isMoving && services !== null) {
    return (
      <MoveScreen
        {...props}
        services={services}
        onDone={(moved) => {
          setMoving(false);
          setMoved(moved);
        }}
      />
    );
  }
  return <Shown {...props} hasMoved={hasMoved} onMove={() => setMoving(true)} />;
}

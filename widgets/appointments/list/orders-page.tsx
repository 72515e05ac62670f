import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { shownStatus } from '#domain/appointments/booking-status.ts';
import type { ListedAppointment } from '#domain/appointments/listed-appointment.ts';
import type { OrdersStore, AppointmentList, When } from '#stores/appointments/orders.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { StatusMark } from '../status.view.tsx';
import { CalendarSubscription } from '../calendar/calendar-subscription.tsx';
import { OwnPage } from './own-page.tsx';
import { ListSkeleton } from './list-skeleton.view.tsx';
import { AppointmentListView, type ShownAppointment } from './appointment-list.view.tsx';
import { useOrders } from './use-orders.ts';

function OrdersList({
  orders,
  list,
  when,
  ...props
}: AppointmentPageProps & {
  readonly orders: OrdersStore;
  readonly list: AppointmentList;
  readonly when: When;
}) {
  const { site, appointments, parts } = props;
  const { t } = useTexts();
  const isOffline = useOffline();
  if (list.kind === 'loading') return <ListSkeleton />;
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title={t('appointments:list.failed')}
        problem={list.problem}
        offline={isOffline}
        onRetry={() => void orders.load()}
      />
    );
  }
  const listed = (visit: ListedAppointment): ShownAppointment => ({
    ...visit,
    status: (
      <StatusMark shown={shownStatus(visit.status, visit.endsAt, appointments.now())} word={visit.status} />
    ),
    to: parts.targetTo(site.navigation, { kind: 'order', id: visit.orderId }),
  });
  return (
    <AppointmentListView
      title={t(`appointments:list.${when}`)}
      visits={list.visits.map(listed)}
      total={list.total}
      isLoadingMore={list.more === 'loading'}
      hasMoreFailed={list.more === 'failed'}
      empty={when === 'upcoming' ? <NothingAhead {...props} /> : <p>{t('appointments:list.noPast')}</p>}
      onMore={() => void orders.more(when)}
    />
  );
}

function NothingAhead({ site, parts }: AppointmentPageProps) {
  const { t } = useTexts();
  return (
    <div>
      <p>{t('appointments:list.none')}</p>
      <p className={tw('mt-1 text-muted')}>{t('appointments:list.noneHint')}</p>
      <ButtonLink className="mt-5" to={parts.targetTo(site.navigation, { kind: 'services' })}>
        {t('appointments:list.book')}
      </ButtonLink>
    </div>
  );
}

function OwnOrders(props: AppointmentPageProps) {
  const { site, appointments } = props;
  const { t } = useTexts();
  const orders = useOrders(appointments);
  const upcoming = useStore(orders.$upcoming);
  const past = useStore(orders.$past);
  const locale = useStore(site.locale.$locale);
  useEffect(() => void orders.load(), [orders, locale]);
  return (
    <div className={tw('max-w-reading')}>
      <Heading variant="display" className="mb-10">
        {t('appointments:list.title')}
      </Heading>
      <div className={tw('grid gap-12')}>
        <OrdersList {...props} orders={orders} list={upcoming} when="upcoming" />
        {upcoming.kind !== 'failed' && <OrdersList {...props} orders={orders} list={past} when="past" />}
        {upcoming.kind === 'ready' && <CalendarSubscription site={site} />}
      </div>
    </div>
  );
}

/** A customer's appointments. */
export function OrdersPage(props: AppointmentPageProps) {
  return <OwnPage {...props}>{(customer) => <OwnOrders key={customer} {...props} />}</OwnPage>;
}

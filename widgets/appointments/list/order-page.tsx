import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ListedAppointment } from '#domain/appointments/listed-appointment.ts';
import { showsMove } from '#stores/appointments/moving/move-place.ts';
import type { OrdersStore } from '#stores/appointments/orders.ts';
import { Link } from '#ui/actions/link.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import type { ReportedFailure } from '#ui/states/failure-report.ts';
import { useTexts } from '#ui/texts.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import { OpenedAppointment } from '../one/opened-appointment.tsx';
import type { AppointmentPageProps } from '../page-props.ts';
import { OwnPage } from './own-page.tsx';
import { ListSkeleton } from './list-skeleton.view.tsx';
import { useOrders } from './use-orders.ts';

interface OrderPageProps extends AppointmentPageProps {
  /** Of the order. */
  readonly id: string;
}

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: ReportedFailure }
  | { readonly kind: 'found'; readonly visit: ListedAppointment };

function useFound(orders: OrdersStore, id: string) {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void orders.find(id).then((answer) => {
      if (isOver) return;
      if (answer.kind !== 'ok') setFound({ kind: 'failed', problem: answer.problem });
      else setFound(answer.value ? { kind: 'found', visit: answer.value } : { kind: 'missing' });
    });
    return () => {
      isOver = true;
    };
  }, [orders, id, attempt]);
  return { found, retry: () => setAttempt((before) => before + 1) };
}

function OwnOrder({ id, ...props }: OrderPageProps) {
  const { site, appointments, parts } = props;
  const { t } = useTexts();
  const isOffline = useOffline();
  const { query } = useStore(site.navigation.$place);
  const { found, retry } = useFound(useOrders(appointments), id);
  const missing = (
    <EmptyState title={t('appointments:list.missing')} text={t('appointments:list.missingText')} />
  );
  return (
    <>
      {/* A move has a way back of its own, to the appointment. */}
      {!showsMove(query.tab) && (
        <Link to={parts.targetTo(site.navigation, { kind: 'orders' })} line="hover" className="mb-6">
          <BackIcon className="w-4 h-4" />
          {t('appointments:list.back')}
        </Link>
      )}
      {found.kind === 'loading' && <ListSkeleton />}
      {found.kind === 'missing' && missing}
      {found.kind === 'failed' && (
        <ErrorState
          title={t('appointments:failed')}
          problem={found.problem}
          offline={isOffline}
          onRetry={retry}
        />
      )}
      {found.kind === 'found' && (
        <OpenedAppointment {...props} id={found.visit.appointmentId} appointmentKey="" missing={missing} />
      )}
    </>
  );
}

/** One of a customer's appointments. */
export function OrderPage(props: OrderPageProps) {
  return (
    <OwnPage {...props}>{(customer) => <OwnOrder key={`${customer} ${props.id}`} {...props} />}</OwnPage>
  );
}

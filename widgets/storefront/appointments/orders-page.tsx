import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { shownStatus } from '#domain/booking-status.ts';
import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import type { PastVisit } from '#domain/past-visit.ts';
import { createOrders, type OrdersStore, type VisitList, type When } from '#stores/appointments/orders.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { focusInView } from '#ui/focus-in-view.ts';
import { Link } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ArrowLeft } from '#ui/arrows.tsx';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisitListView, type ListedVisit } from '#widgets/account/orders.view.tsx';
import { useOffline } from '#widgets/booking/reservation/use-clock.ts';
import { StatusMark } from '#widgets/manage/status.view.tsx';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';
import { OpenedAppointment } from './opened-appointment.tsx';

interface AccountPageProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
}

function useOrders(site: Site): OrdersStore {
  const [orders] = useState(() =>
    createOrders({
      api: site.api,
      complain: (what) =>
        site.ports.report({ kind: 'wire', message: `Left out: a ${what} that cannot be read.` }),
    }),
  );
  return orders;
}

/** Log in first; the page that was wanted is then in its place. */
function LoginFirst({ site, onDone }: { readonly site: Site; readonly onDone: () => void }) {
  const { t } = useTexts();
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading look="headline">{t('account:login')}</Heading>
      <p className={tw('mt-4 text-lead text-muted')}>{t('account:loginHint')}</p>
      <Login site={site} onDone={onDone} />
    </div>
  );
}

/** The page of who is logged in, else the login; the form that had the focus is gone then, and the page takes it. */
function Guarded({
  site,
  children,
}: {
  readonly site: Site;
  readonly children: (customerId: string) => ReactNode;
}) {
  const session = useStore(site.session.$session);
  const [hasLoggedIn, setLoggedIn] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isShown = session.kind === 'customer';
  useEffect(() => {
    if (isShown && hasLoggedIn) focusInView(frame.current);
  }, [isShown, hasLoggedIn]);
  if (session.kind === 'restoring') return <ListSkeleton />;
  if (session.kind === 'guest') return <LoginFirst site={site} onDone={() => setLoggedIn(true)} />;
  return (
    <div ref={frame} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      {children(session.customer.id)}
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading>
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-24 w-full mb-3" />
      ))}
    </Loading>
  );
}

function Visits({
  site,
  orders,
  list,
  when,
}: {
  readonly site: Site;
  readonly orders: OrdersStore;
  readonly list: VisitList;
  readonly when: When;
}) {
  const { t } = useTexts();
  const isOffline = useOffline();
  if (list.kind === 'loading') return <ListSkeleton />;
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title={t('account:failed')}
        text={list.problem.message}
        offline={isOffline}
        onRetry={() => void orders.load()}
      />
    );
  }
  const listed = (visit: PastVisit): ListedVisit => ({
    ...visit,
    status: (
      <StatusMark shown={shownStatus(visit.status, visit.endsAt, site.api.now())} word={visit.status} />
    ),
    to: targetTo(site.navigation, { kind: 'order', id: visit.orderId }),
  });
  return (
    <VisitListView
      title={t(`account:${when}`)}
      visits={list.visits.map(listed)}
      total={list.total}
      isLoadingMore={list.more === 'loading'}
      hasMoreFailed={list.more === 'failed'}
      empty={when === 'upcoming' ? <NothingAhead site={site} /> : <p>{t('account:noPast')}</p>}
      onMore={() => void orders.more(when)}
    />
  );
}

function NothingAhead({ site }: { readonly site: Site }) {
  const { t } = useTexts();
  return (
    <div>
      <p>{t('account:none')}</p>
      <p className={tw('mt-1 text-muted')}>{t('account:noneHint')}</p>
      <ButtonLink className="mt-5" to={targetTo(site.navigation, { kind: 'services' })}>
        {t('account:book')}
      </ButtonLink>
    </div>
  );
}

function OwnOrders({ site }: AccountPageProps) {
  const { t } = useTexts();
  const orders = useOrders(site);
  const upcoming = useStore(orders.$upcoming);
  const past = useStore(orders.$past);
  const locale = useStore(site.locale.$locale);
  useEffect(() => void orders.load(), [orders, locale]);
  return (
    <div className={tw('max-w-reading')}>
      <Heading look="display" className="mb-10">
        {t('account:title')}
      </Heading>
      <div className={tw('grid gap-12')}>
        <Visits site={site} orders={orders} list={upcoming} when="upcoming" />
        {upcoming.kind !== 'failed' && <Visits site={site} orders={orders} list={past} when="past" />}
      </div>
    </div>
  );
}

/** A customer's appointments. */
export function OrdersPage(props: AccountPageProps) {
  return <Guarded site={props.site}>{(customer) => <OwnOrders key={customer} {...props} />}</Guarded>;
}

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'found'; readonly visit: PastVisit };

function useFound(orders: OrdersStore, id: string) {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void orders.find(id).then((answer) => {
      if (isOver) return;
      if (answer.kind !== 'ok') setFound({ kind: 'failed', message: answer.problem.message });
      else setFound(answer.value ? { kind: 'found', visit: answer.value } : { kind: 'missing' });
    });
    return () => {
      isOver = true;
    };
  }, [orders, id, attempt]);
  return { found, retry: () => setAttempt((before) => before + 1) };
}

function OwnOrder({ site, company, shops, id }: AccountPageProps & { readonly id: string }) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const { found, retry } = useFound(useOrders(site), id);
  const missing = <EmptyState title={t('account:missing')} text={t('account:missingText')} />;
  return (
    <>
      <Link to={targetTo(site.navigation, { kind: 'orders' })} line="hover" className="mb-6">
        <ArrowLeft className="w-4 h-4" />
        {t('account:back')}
      </Link>
      {found.kind === 'loading' && <ListSkeleton />}
      {found.kind === 'missing' && missing}
      {found.kind === 'failed' && (
        <ErrorState title={t('manage:failed')} text={found.message} offline={isOffline} onRetry={retry} />
      )}
      {found.kind === 'found' && (
        <OpenedAppointment
          site={site}
          company={company}
          shops={shops}
          id={found.visit.appointmentId}
          appointmentKey=""
          missing={missing}
        />
      )}
    </>
  );
}

/** One of a customer's appointments. */
export function OrderPage(props: AccountPageProps & { readonly id: string }) {
  return (
    <Guarded site={props.site}>
      {(customer) => <OwnOrder key={`${customer} ${props.id}`} {...props} />}
    </Guarded>
  );
}

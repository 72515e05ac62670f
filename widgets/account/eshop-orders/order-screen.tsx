import { useEffect, useState } from 'react';
import type { EshopOrder } from '#domain/account/orders/eshop-order.ts';
import { eshopOrdersFeature } from '#stores/account/feature.ts';
import { withdrawalStoreFeature } from '#stores/withdrawal/feature.ts';
import type { EshopOrders } from '#stores/account/eshop-orders.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { useOffline } from '#ui/environment/use-offline.ts';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import type { ReportedFailure } from '#ui/states/failure-report.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import { ListSkeleton } from '../parts/list-skeleton.view.tsx';
import { OrderView } from './order.view.tsx';

interface OrderScreenProps extends AccountPageProps {
  readonly id: string;
}

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: ReportedFailure }
  | { readonly kind: 'found'; readonly order: EshopOrder };

function useFound(store: EshopOrders, id: string) {
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void store.find(id).then((answer) => {
      if (isOver) return;
      if (answer.kind !== 'ok') setFound({ kind: 'failed', problem: answer.problem });
      else setFound(answer.value ? { kind: 'found', order: answer.value } : { kind: 'missing' });
    });
    return () => {
      isOver = true;
    };
  }, [store, id, attempt]);
  return {
    found,
    retry() {
      setFound({ kind: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}

/** The page for it knows the order then. */
function withdrawalTarget(
  { site, to }: Pick<AccountPageProps, 'site' | 'to'>,
  { number }: EshopOrder,
): Target {
  const page = to({ kind: 'withdrawal' });
  const begin = () =>
    site.open(withdrawalStoreFeature).then(
      (store) => store.begin(number),
      // The page asks for it again, and says so where it does not come.
      () => undefined,
    );
  return {
    href: page.href,
    go() {
      void begin();
      return page.go();
    },
  };
}

function FoundOrder({ site, store, id, to }: OrderScreenProps & { readonly store: EshopOrders }) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const { found, retry } = useFound(store, id);
  switch (found.kind) {
    case 'loading':
      return <ListSkeleton />;
    case 'missing':
      return <EmptyState title={t('eshop-orders:missing')} text={t('eshop-orders:missingText')} />;
    case 'failed':
      return (
        <ErrorState
          title={t('eshop-orders:orderFailed')}
          problem={found.problem}
          offline={isOffline}
          onRetry={retry}
        />
      );
    case 'found':
      return (
        <OrderView
          order={found.order}
          shop={found.order.shopSlug ? to({ kind: 'shop', shop: found.order.shopSlug }) : null}
          visit={to({ kind: 'order', id })}
          withdrawal={store.mayWithdraw(found.order) ? withdrawalTarget({ site, to }, found.order) : null}
        />
      );
  }
}

/** One of the customer's orders of the e-shop. */
export function EshopOrderScreen(props: OrderScreenProps) {
  const { t } = useTexts();
  const opened = useOpened(props.site, eshopOrdersFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return (
    <>
      <Link to={props.to({ kind: 'eshop-orders' })} line="hover" className="mb-6">
        <BackIcon className="w-4 h-4" />
        {t('eshop-orders:back')}
      </Link>
      <FoundOrder {...props} store={opened.value} />
    </>
  );
}

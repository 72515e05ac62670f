import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { eshopOrdersFeature } from '#stores/account/feature.ts';
import type { EshopOrders } from '#stores/account/eshop-orders.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useOffline } from '#ui/environment/use-offline.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import { ListSkeleton } from '../parts/list-skeleton.view.tsx';
import { OrderListView } from './order-list.view.tsx';

interface OpenedProps extends AccountPageProps {
  readonly store: EshopOrders;
}

function List({ store, to }: OpenedProps) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const list = useStore(store.$list);
  useEffect(() => void store.load(), [store]);
  if (list.kind === 'loading') return <ListSkeleton />;
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title={t('eshop-orders:failed')}
        problem={list.problem}
        offline={isOffline}
        onRetry={() => void store.load()}
      />
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={t('eshop-orders:none')}
        text={t('eshop-orders:noneText')}
        action={<ButtonLink to={to({ kind: 'eshop' })}>{t('eshop-orders:shop')}</ButtonLink>}
      />
    );
  }
  return (
    <OrderListView
      orders={list.items.map((order) => ({ order, to: to({ kind: 'eshop-order', id: order.id }) }))}
      total={list.total}
      more={list.more}
      onMore={() => void store.more()}
    />
  );
}

/** What the customer has ordered of the e-shop. */
export function EshopOrdersScreen(props: AccountPageProps) {
  const { t } = useTexts();
  const opened = useOpened(props.site, eshopOrdersFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return (
    <>
      <Heading variant="display" className="mb-8">
        {t('account:page.eshop-orders')}
      </Heading>
      <Below>
        <List {...props} store={opened.value} />
      </Below>
    </>
  );
}

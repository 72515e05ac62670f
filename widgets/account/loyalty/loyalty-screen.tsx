import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { LoyaltyCard, LoyaltyTier } from '#domain/account/loyalty/loyalty-card.ts';
import { loyaltyFeature } from '#stores/account/feature.ts';
import type { LoyaltyStore } from '#stores/account/loyalty/loyalty.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import { Below } from '#ui/heading.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import { CardView } from './card.view.tsx';
import { NoCard } from './no-card.view.tsx';
import { ExchangeDialog, type Exchange } from './exchange-dialog.view.tsx';

const IDLE: Exchange = { kind: 'asking', isSending: false, failure: null };

/** A tier whose exchange is asked for, and what has become of that; null while none is. */
function useExchange(store: LoyaltyStore) {
  const [asked, setAsked] = useState<{ readonly tier: LoyaltyTier | null; readonly exchange: Exchange }>({
    tier: null,
    exchange: IDLE,
  });
  /** Of a tier that is asked about no more, its code among the usable ones tells enough. */
  const put = ({ id }: LoyaltyTier, exchange: Exchange) =>
    setAsked((before) => (before.tier?.id === id ? { ...before, exchange } : before));
  return {
    ...asked,
    ask: (tier: LoyaltyTier) => setAsked({ tier, exchange: IDLE }),
    async confirm(tier: LoyaltyTier): Promise<void> {
      put(tier, { kind: 'asking', isSending: true, failure: null });
      const outcome = await store.exchange(tier);
      if (outcome.kind === 'done') return put(tier, { kind: 'done', reward: outcome.reward });
      const { problem, isUnknown } = outcome;
      return put(tier, {
        kind: 'asking',
        isSending: false,
        failure: { message: problem.message, isUnknown },
      });
    },
    close: () => setAsked((before) => ({ ...before, tier: null })),
  };
}

function Card({
  store,
  card,
  to,
}: Pick<AccountPageProps, 'to'> & { store: LoyaltyStore; card: LoyaltyCard }) {
  const more = useStore(store.$more);
  const { tier, exchange, ask, confirm, close } = useExchange(store);
  const book = to({ kind: 'services' });
  return (
    <>
      <CardView card={card} more={more} book={book} onMore={() => void store.more()} onExchange={ask} />
      <Below>
        <ExchangeDialog
          tier={tier}
          card={card}
          exchange={exchange}
          book={book}
          onConfirm={() => tier && void confirm(tier)}
          onClose={close}
        />
      </Below>
    </>
  );
}

function OpenedCard({ store, to }: AccountPageProps & { readonly store: LoyaltyStore }) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const loaded = useStore(store.$card);
  useEffect(() => void store.load(), [store]);
  if (loaded.kind === 'failed') {
    return (
      <ErrorState
        title={t('loyalty:failed')}
        problem={loaded.problem}
        offline={isOffline}
        onRetry={() => void store.load()}
      />
    );
  }
  if (loaded.kind !== 'ready') return <PagesSkeleton />;
  return loaded.value ? (
    <Card store={store} card={loaded.value} to={to} />
  ) : (
    <NoCard book={to({ kind: 'services' })} />
  );
}

/** The loyalty card of who is logged in: what there is to spend, what for, and how it came about. */
export function LoyaltyScreen(props: AccountPageProps) {
  const opened = useOpened(props.site, loyaltyFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return <OpenedCard {...props} store={opened.value} />;
}

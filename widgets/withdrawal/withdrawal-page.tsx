import { useStore } from '@nanostores/react';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { withdrawalStoreFeature } from '#stores/withdrawal/feature.ts';
import type { WithdrawalStore } from '#stores/withdrawal/withdrawal-store.ts';
import { tw } from '#theme/sheet.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { WithdrawalForm } from './withdrawal-form.view.tsx';
import { WithdrawalReview } from './withdrawal-review.view.tsx';
import { WithdrawalSent } from './withdrawal-sent.view.tsx';

function Opened({ store }: { readonly store: WithdrawalStore }) {
  const state = useStore(store.$state);
  switch (state.kind) {
    case 'typing':
      return <WithdrawalForm draft={state.draft} onEdit={store.edit} onReview={store.review} />;
    case 'review':
      return (
        <WithdrawalReview
          draft={state.draft}
          isSending={state.isSending}
          problem={state.problem?.message ?? null}
          onChange={store.change}
          onConfirm={() => void store.confirm()}
        />
      );
    case 'sent':
      return <WithdrawalSent email={state.draft.email} />;
  }
}

/** Two steps: who withdraws from what, then to confirm it. */
export function WithdrawalPage({ site }: StorefrontPageProps<RouteOf<'withdrawal'>>) {
  const opened = useOpened(site, withdrawalStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return (
    <div className={tw('@container max-w-form mx-auto')}>
      <Opened store={opened.value} />
    </div>
  );
}

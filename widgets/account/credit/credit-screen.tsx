import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import { sellsVouchers } from '#domain/company/modules.ts';
import { creditFeature } from '#stores/account/feature.ts';
import type { CreditStore } from '#stores/account/credit/credit.ts';
import { tw } from '#theme/sheet.ts';
import { useOffline } from '#ui/environment/use-offline.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import { ListSkeleton } from '../parts/list-skeleton.view.tsx';
import { CreditBalance } from './credit-balance.view.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { VoucherList, type VoucherListProps } from './voucher-list.view.tsx';

interface StoreProps {
  readonly store: CreditStore;
}

function Balance({ store }: StoreProps) {
  const { t } = useTexts();
  const credit = useStore(store.$credit);
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => void store.loadCredit(), [store]);
  if (credit.kind === 'failed') {
    return (
      <ErrorState
        title={t('credit:credit.failed')}
        problem={credit.problem}
        onRetry={() => void store.loadCredit()}
      />
    );
  }
  // Whoever never had any need not be told of it.
  if (credit.kind !== 'ready' || (credit.value.balance === 0 && credit.value.historyTotal === 0)) return null;
  async function loadMore(): Promise<void> {
    setMore('loading');
    setMore((await store.moreCredit()) ? 'idle' : 'failed');
  }
  return <CreditBalance credit={credit.value} more={more} onMore={() => void loadMore()} />;
}

function Vouchers({
  store,
  which,
  give,
  onResend,
}: StoreProps &
  Pick<VoucherListProps, 'give'> & {
    readonly which: 'received' | 'bought';
    readonly onResend: (voucher: Voucher) => void;
  }) {
  const { t } = useTexts();
  const isOffline = useOffline();
  const list = useStore(store[which].$list);
  useEffect(() => void store[which].load(), [store, which]);
  if (list.kind === 'loading') return <ListSkeleton />;
  if (list.kind === 'failed') {
    return (
      <ErrorState
        title={t('credit:failed')}
        problem={list.problem}
        offline={isOffline}
        onRetry={() => void store[which].load()}
      />
    );
  }
  return (
    <VoucherList
      which={which}
      vouchers={list.items}
      total={list.total}
      more={list.more}
      give={give}
      onMore={() => void store[which].more()}
      onResend={onResend}
    />
  );
}

function OpenedCredit({ store, company, to }: StoreProps & Omit<AccountPageProps, 'site'>) {
  const { t } = useTexts();
  const give = sellsVouchers(company) ? to({ kind: 'gift' }) : null;
  const [resent, setResent] = useState<Voucher | null>(null);
  return (
    <>
      <Heading variant="display" className="mb-8">
        {t('account:page.credit')}
      </Heading>
      <Below>
        <div className={tw('grid gap-12')}>
          <Balance store={store} />
          {(['received', 'bought'] as const).map((which) => (
            <section key={which}>
              <Heading variant="title" className="mb-3">
                {t(`credit:${which}.title`)}
              </Heading>
              <Below>
                <Vouchers {...{ store, which, give }} onResend={setResent} />
              </Below>
            </section>
          ))}
        </div>
        <ResendDialog
          store={store}
          voucher={resent}
          onClose={() => setResent(null)}
          onSent={({ id }) => setResent((asked) => (asked?.id === id ? null : asked))}
        />
      </Below>
    </>
  );
}

/** What the customer can pay with, and the vouchers that they have given. */
export function CreditScreen(props: AccountPageProps) {
  const opened = useOpened(props.site, creditFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return <OpenedCredit {...props} store={opened.value} />;
}

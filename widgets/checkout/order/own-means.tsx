import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { paidOnSite } from '#domain/checkout/sale-sums.ts';
import type { Company } from '#domain/company/company.ts';
import { hasModule } from '#domain/company/modules.ts';
import { creditFeature, loyaltyFeature } from '#stores/account/feature.ts';
import type { CreditStore } from '#stores/account/credit/credit.ts';
import type { LoyaltyStore } from '#stores/account/loyalty/loyalty.ts';
import type { Checkout } from '#stores/checkout/checkout.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { CreditView, RewardsView } from './own-means.view.tsx';

interface OwnMeansProps {
  readonly site: Site;
  readonly company: Company;
  readonly checkout: Checkout;
}

/** The same before and after it is spent. */
function noteOf(price: SalePrice) {
  if (price.mode === 'hold') return 'creditHeld';
  return paidOnSite(price) > 0 ? 'creditRest' : null;
}

function OpenedCredit({ company, checkout, store }: OwnMeansProps & { readonly store: CreditStore }) {
  const balance = valueOf(useStore(store.$credit))?.balance ?? 0;
  const spent = useStore(checkout.credit.$most);
  const price = valueOf(useStore(checkout.$price));
  useEffect(() => void store.loadCredit(), [store]);
  const isSpent = spent > 0;
  if (balance <= 0 || !price || (price.now === 0 && !isSpent)) return null;
  return (
    <CreditView
      balance={balance}
      currency={company.currency}
      isSpent={isSpent}
      note={noteOf(price)}
      onSpend={(isWished) => checkout.credit.spend(isWished ? balance : 0)}
    />
  );
}

function Credit(props: OwnMeansProps) {
  const opened = useOpened(props.site, creditFeature);
  return opened.kind === 'ready' && <OpenedCredit {...props} store={opened.value} />;
}

function OpenedRewards({ checkout, store }: OwnMeansProps & { readonly store: LoyaltyStore }) {
  const card = valueOf(useStore(store.$card));
  const { codes, asking } = useStore(checkout.$codes);
  useEffect(() => void store.ensure(), [store]);
  const left = card?.rewards.filter(({ code }) => !codes.includes(code)) ?? [];
  if (!card || left.length === 0) return null;
  return (
    <RewardsView
      rewards={left}
      tiers={card.tiers}
      asking={asking}
      onUse={(code) => void checkout.addCode(code)}
    />
  );
}

function Rewards(props: OwnMeansProps) {
  const opened = useOpened(props.site, loyaltyFeature);
  return opened.kind === 'ready' && <OpenedRewards {...props} store={opened.value} />;
}

/** What a customer has to pay with besides: their credit, and the rewards of their loyalty card. */
export function OwnMeans(props: OwnMeansProps) {
  const { kind } = useStore(props.site.session.$session);
  if (kind !== 'customer') return null;
  return (
    <>
      <Credit {...props} />
      {hasModule(props.company, 'loyalty') && <Rewards {...props} />}
    </>
  );
}

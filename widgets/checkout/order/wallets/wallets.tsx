import { useStore } from '@nanostores/react';
import { useRef, type ReactNode } from 'react';
import type { Checkout } from '#stores/checkout/checkout.ts';
import type { WalletMeans } from '#stores/checkout/payment/wallets.ts';
import { useLightSlot } from '#ui/environment/use-light-slot.ts';
import { useTexts } from '#ui/texts.ts';
import { orderText, type Ordered } from '../pay-bar/order-text.ts';
import { WalletsView } from './wallets.view.tsx';
import { whenNotTyping } from './when-not-typing.ts';

interface WalletsProps extends Ordered {
  readonly checkout: Checkout;
  readonly cancelRule: ReactNode;
  readonly terms: ReactNode;
  /** Where products are handed out; null for what is not. */
  readonly shop: { readonly name: string } | null;
  readonly onPay: (means: WalletMeans) => Promise<unknown>;
}

/** Where the provider has fields in the page, it may have wallets. */
export function Wallets(props: WalletsProps) {
  return props.checkout.fields.kind() === 'fields' ? <ShownWallets {...props} /> : null;
}

/** The wallets of the provider, in a node of the page itself. */
function ShownWallets({ checkout, onPay, cancelRule, terms, shop, ...ordered }: WalletsProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const isOffered = useStore(checkout.wallets.$areOffered);
  const isSent = useStore(checkout.delivery.$isChosen);
  const collected = shop && ordered.kinds.has('products') ? shop.name : null;
  const place = useRef<HTMLDivElement>(null);
  const words = () => ({
    discount: t('checkout:sum.discount'),
    delivery: t('checkout:sum.delivery'),
    toPay: t('checkout:sum.now'),
  });
  const name = useLightSlot(place, locale, (node) =>
    checkout.wallets.show(node, {
      words,
      whenFree: (act) => whenNotTyping(place.current ?? node, act),
      pay: onPay,
    }),
  );
  return (
    <WalletsView {...{ isOffered, isSent, collected, cancelRule, terms }} order={orderText(ordered, texts)}>
      <div ref={place}>
        <slot name={name} />
      </div>
    </WalletsView>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { RouteOf } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { linkTo } from '../link-to.ts';
import { WithCheckout, type OpenedCheckout } from '../with-checkout.tsx';
import { CheckView } from './check.view.tsx';
import { FailView } from './fail.view.tsx';
import { SuccessView } from './success.view.tsx';

type PageProps = StorefrontPageProps<RouteOf<'payment'>>;

/** What was paid at the provider's is asked about once, and the page that says what became of it is shown. */
function Check({ site, checkout, eshop }: PageProps & OpenedCheckout) {
  const { kind } = useStore(checkout.$stage);
  const [hasAsked, setAsked] = useState(false);
  const isAsking = useRef(false);
  const check = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setAsked(false);
    // What was bought is told with its names.
    await eshop.products.ensure();
    await checkout.check();
    isAsking.current = false;
    setAsked(true);
  };
  const latest = useRef(check);
  useEffect(() => void latest.current(), []);
  const isOver = hasAsked && kind !== 'pending' && kind !== 'unknown';
  useEffect(() => {
    if (!isOver) return;
    const page = kind === 'paid' ? 'success' : 'fail';
    site.navigation.open({ kind: 'payment', page }, {}, { replace: true });
  }, [isOver, kind, site]);
  return <CheckView isAsking={!hasAsked} onAskAgain={() => void check()} />;
}

function Success({ site, company, catalogue, checkout }: PageProps & OpenedCheckout) {
  const receipt = useStore(checkout.$receipt);
  const session = useStore(site.session.$session);
  const shop = catalogue.shops?.find(({ id }) => id === receipt?.shopId) ?? null;
  const isCustomer = session.kind === 'customer';
  return (
    <SuccessView
      receipt={receipt}
      shop={shop}
      currency={company.currency}
      order={isCustomer && receipt ? linkTo(site, { kind: 'eshop-order', id: receipt.orderId }) : null}
      shopPage={shop && linkTo(site, { kind: 'shop', shop: shop.slug })}
      eshop={linkTo(site, { kind: 'eshop' })}
    />
  );
}

function Fail({ site, checkout, eshop, catalogue }: PageProps & OpenedCheckout) {
  const stage = useStore(checkout.$stage);
  const count = useStore(eshop.cart.$count);
  const shop = useStore(eshop.cart.$shop) ?? valueOf(site.catalogue.$shops.get())?.[0] ?? null;
  return (
    <FailView
      stage={stage}
      phone={(shop ?? catalogue.shops?.[0])?.phone ?? ''}
      country={shop?.address.country ?? 'FR'}
      again={count > 0 ? linkTo(site, { kind: 'checkout' }) : null}
      eshop={linkTo(site, { kind: 'eshop' })}
    />
  );
}

/** Where whoever has paid, or has not, finds out what became of it. */
export function PaymentPage(props: PageProps) {
  return (
    <WithCheckout site={props.site}>
      {(opened) => {
        switch (props.route.page) {
          case 'check':
            return <Check {...props} {...opened} />;
          case 'success':
            return <Success {...props} {...opened} />;
          case 'fail':
            return <Fail {...props} {...opened} />;
        }
      }}
    </WithCheckout>
  );
}

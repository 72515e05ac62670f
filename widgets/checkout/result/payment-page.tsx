import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import { valueOf } from '#stores/load.ts';
import type { Receipt } from '#stores/checkout/checkout-memory.ts';
import { finishSteps } from '#stores/navigation/steps.ts';
import { $noBooking } from '#stores/visit/booking/no-visit.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { linkTo } from '../link-to.ts';
import { nextPurchase } from '../next-purchase.ts';
import { WithCheckout, type OpenedCheckout } from '../with-checkout.tsx';
import { useVisitStage } from '../order/visit/use-visit-stage.ts';
import { CheckView } from './check.view.tsx';
import { FailView } from './fail.view.tsx';
import { SuccessView } from './success.view.tsx';

type PageProps = StorefrontPageProps<RouteOf<'payment'>>;

/** What was paid at the provider's is asked about once, and the page that says what became of it is shown. */
function Check(props: PageProps & OpenedCheckout) {
  const { site, checkout, eshop } = props;
  const { kind } = useStore(checkout.$stage);
  const receipt = useStore(checkout.$receipt);
  const isRestoring = useStore(site.session.$session).kind === 'restoring';
  const [asked, setAsked] = useState<'asking' | 'asked' | 'nothing'>('asking');
  const check = async () => {
    setAsked('asking');
    // What was bought is taken out of the cart, whose products have to be known.
    await eshop.products.ensure();
    setAsked(await checkout.check());
  };
  const latest = useRef(check);
  useEffect(() => {
    if (!isRestoring) void latest.current();
  }, [isRestoring]);
  const isOver = asked === 'asked' && kind !== 'pending' && kind !== 'unknown';
  const page = kind === 'paid' || (asked === 'nothing' && receipt) ? 'success' : isOver ? 'fail' : null;
  useEffect(() => {
    if (page && asked !== 'asking') site.navigation.open({ kind: 'payment', page }, {}, { replace: true });
  }, [page, asked, site]);
  // Another browser, or another tab, may have begun to pay: nobody here can say that it has failed.
  if (asked === 'nothing' && !receipt) return <Success {...props} />;
  return <CheckView isAsking={asked === 'asking'} onAskAgain={() => void check()} />;
}

/** What was bought is the visit of that confirmation, and nothing else. */
function isVisitAlone({ lines }: Receipt, { startsAt }: Appointment): boolean {
  return lines[0]?.startsAt === startsAt && lines.every(({ kind }) => kind === 'visit');
}

function Success({ site, company, catalogue, checkout, visit }: PageProps & OpenedCheckout) {
  const receipt = useStore(checkout.$receipt);
  const isBooked = useVisitStage(visit).kind === 'confirmed';
  // The next visit may be at hand already, as another tab has made it.
  const booked = useStore(visit?.$lastBooked ?? $noBooking);
  const shop = catalogue.shops?.find(({ id }) => id === receipt?.shopId) ?? null;
  // Its confirmation says all that this page would, and more.
  const hasConfirmation = receipt !== null && booked !== null && isVisitAlone(receipt, booked);
  useEffect(() => checkout.renew(), [checkout]);
  useEffect(() => {
    if (!hasConfirmation) return;
    site.navigation.open({ kind: 'services' }, { page: 'reserved' }, { replace: true });
    finishSteps(site.navigation);
  }, [hasConfirmation, site]);
  if (hasConfirmation) return <PagesSkeleton />;
  return (
    <SuccessView
      receipt={receipt}
      shop={shop}
      currency={company.currency}
      order={
        receipt && receipt.customerId !== '' && receipt.lines.some(({ kind }) => kind === 'products')
          ? linkTo(site, { kind: 'eshop-order', id: receipt.orderId })
          : null
      }
      appointment={
        isBooked ? () => void site.navigation.open({ kind: 'services' }, { page: 'reserved' }) : null
      }
      shopPage={shop && linkTo(site, { kind: 'shop', shop: shop.slug })}
      next={nextPurchase(site, company)}
    />
  );
}

/** A page of a payment that has failed is still in the history when another try was paid: it is the last that counts. */
function Fail(props: PageProps & OpenedCheckout) {
  const { site, checkout } = props;
  const { kind } = useStore(checkout.$stage);
  const { wish } = useStore(checkout.$sale);
  const receipt = useStore(checkout.$receipt);
  const isPaid = wish === null && receipt !== null && kind !== 'refused' && kind !== 'given-back';
  useEffect(() => {
    if (isPaid) site.navigation.open({ kind: 'payment', page: 'success' }, {}, { replace: true });
  }, [isPaid, site]);
  return isPaid ? <PagesSkeleton /> : <Failed {...props} />;
}

function Failed({ site, company, checkout, eshop, catalogue }: PageProps & OpenedCheckout) {
  const stage = useStore(checkout.$stage);
  const { wish, parts } = useStore(checkout.$sale);
  const own = parts.map(({ $shop }) => $shop.get()).find((one) => one !== null);
  const cartShop = useStore(eshop.cart.$shop);
  const shop = own ?? cartShop ?? valueOf(site.catalogue.$shops.get())?.[0] ?? null;
  return (
    <FailView
      stage={stage}
      phone={(shop ?? catalogue.shops?.[0])?.phone ?? ''}
      country={shop?.address.country ?? 'FR'}
      again={wish !== null ? linkTo(site, { kind: 'checkout' }) : null}
      next={nextPurchase(site, company)}
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

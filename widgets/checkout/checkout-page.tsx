import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useEmptiedFocus } from '#ui/focus/use-emptied-focus.ts';
import { usePageReturn } from '#ui/environment/use-page-return.ts';
import { useTexts } from '#ui/texts.ts';
import { CarriedNotices } from './carried/carried-notices.tsx';
import { useFocusAfter } from './carried/use-focus-after.ts';
import { useCarriedProducts } from './carried/use-carried-products.ts';
import { ChangedOrderView } from './order/changed-order.view.tsx';
import { CheckoutForm } from './order/checkout-form.tsx';
import { useVisitStage } from './order/visit/use-visit-stage.ts';
import { VisitWithoutTime } from './order/visit/visit-without-time.tsx';
import { linkTo } from './link-to.ts';
import { nextPurchase } from './next-purchase.ts';
import { WithCheckout, type OpenedCheckout } from './with-checkout.tsx';

type PageProps = StorefrontPageProps<RouteOf<'checkout'>>;

/** What was sent before this page was loaded is asked about, and who has paid is shown what. */
function useOutcome({ site, checkout }: PageProps & OpenedCheckout) {
  const { kind } = useStore(checkout.$stage);
  usePageReturn(checkout.comeBack);
  const isRestoring = useStore(site.session.$session).kind === 'restoring';
  const isPaid = kind === 'paid';
  const isPending = kind === 'pending' && !isRestoring;
  useEffect(() => {
    if (isPaid) site.navigation.open({ kind: 'payment', page: 'success' }, {}, { replace: true });
  }, [isPaid, site]);
  useEffect(() => {
    if (isPending) void checkout.check();
  }, [isPending, checkout]);
  return isPaid;
}

/** A visit is in the cart, whose details are not given yet: in this tab, or in one that is closed. */
function Unbooked({ site }: Pick<PageProps, 'site'>) {
  const { t } = useTexts();
  const resume = () => void site.navigation.open({ kind: 'services' }, { page: 'reserved' });
  return (
    <PlainPage
      art={<EmptyArt />}
      title={t('checkout:unbooked.title')}
      action={
        <Button variant="primary" onPress={resume}>
          {t('checkout:unbooked.resume')}
        </Button>
      }
    >
      <p>{t('checkout:unbooked.text')}</p>
    </PlainPage>
  );
}

/** Nothing is left that could be bought: the time that was held may have run out. */
function NothingToPay({ site, company, visit }: PageProps & OpenedCheckout) {
  const { t } = useTexts();
  const next = nextPurchase(site, company);
  const stage = useVisitStage(visit);
  const isLost = stage.kind === 'choosing' && stage.failure !== null;
  const { serviceIds } = useStore(site.bookingCart.$cart);
  if (!isLost && serviceIds.length > 0) return <Unbooked site={site} />;
  const toTimes = () => void site.navigation.open({ kind: 'services' }, { page: 'reserved', step: 'time' });
  return (
    <PlainPage
      art={<EmptyArt />}
      title={t(isLost ? 'reservation:failure.expired.title' : 'checkout:empty.title')}
      action={
        isLost ? (
          <Button variant="primary" onPress={toTimes}>
            {t('checkout:lost.again')}
          </Button>
        ) : (
          <ButtonLink to={next.to}>{t(next.label)}</ButtonLink>
        )
      }
    >
      <p>{t(isLost ? 'checkout:lost.text' : 'checkout:empty.text')}</p>
    </PlainPage>
  );
}

/** Products that another shop hands out stay in the cart; where they are given out here as well, they may join. */
function Apart({ checkout, eshop, shop }: OpenedCheckout & { readonly shop: Shop | null }) {
  const { t } = useTexts();
  const { apart } = useStore(checkout.$sale);
  const other = apart.find(({ kind }) => kind === 'products')?.$shop.get();
  if (!other || !shop) return null;
  return (
    <div className={tw('mb-6')}>
      <Notice
        title={t('checkout:apart.title', { shop: other.name })}
        action={
          <Button variant="small" onPress={() => eshop.cart.setShop(shop.id)}>
            {t('checkout:apart.join', { shop: shop.name })}
          </Button>
        }
      >
        {t('checkout:apart.text')}
      </Notice>
    </div>
  );
}

function Opened(props: PageProps & OpenedCheckout) {
  const { site, eshop, checkout } = props;
  const { t } = useTexts();
  const isPaid = useOutcome(props);
  const hasFailed = useStore(checkout.$price).kind === 'failed';
  useEffect(() => {
    // What is in the cart may not be sold any more.
    if (hasFailed) void eshop.products.again();
  }, [hasFailed, eshop]);
  const lines = useStore(eshop.cart.$lines);
  const count = useStore(eshop.cart.$count);
  const sale = useStore(checkout.$sale);
  const change = useStore(checkout.$change);
  const carried = useCarriedProducts(props);
  const isWaiting = carried.kind === 'waiting' || (count > 0 && lines === null);
  const products = useStore(eshop.products.$load);
  const hasNoProducts = isWaiting && products.kind === 'failed';
  const isReading = isPaid || (isWaiting && !hasNoProducts);
  const container = useEmptiedFocus(isReading ? null : sale.wish === null);
  const decided = useFocusAfter(carried);
  if (isReading) return <PagesSkeleton />;
  // What else is there to be paid, as a visit whose time is held, does not wait for them.
  if (hasNoProducts && sale.wish === null)
    return <ErrorState problem={products.problem} onRetry={() => void eshop.products.ensure()} />;
  const told = <CarriedNotices carried={carried} acts={eshop.carried} />;
  if (sale.wish === null)
    return (
      <div ref={container}>
        <div role="status" className={tw('[&:has(>*)]:mb-6')}>
          {change && <ChangedOrderView {...change} />}
        </div>
        {told}
        <NothingToPay {...props} />
      </div>
    );
  const shop = sale.parts.map(({ $shop }) => $shop.get()).find((one) => one !== null) ?? null;
  const hasGiftsAlone = sale.parts.every(({ kind }) => kind === 'gifts');
  return (
    <div ref={decided}>
      {/* There before it has something to say: what is said at once with its region is not read out. */}
      <div role="status" />
      <Link to={linkTo(site, { kind: hasGiftsAlone ? 'gift' : 'cart' })} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {t(hasGiftsAlone ? 'checkout:toGifts' : 'checkout:toCart')}
      </Link>
      <Heading variant="display" className="mb-6">
        {t('checkout:title')}
      </Heading>
      {told}
      <Apart {...props} shop={shop} />
      <VisitWithoutTime {...props} />
      <CheckoutForm {...props} shop={shop} />
    </div>
  );
}

/** Everything that is needed to buy what is in the cart, on one page. */
export function CheckoutPage(props: PageProps) {
  return (
    <div className={tw('@container')}>
      <WithCheckout site={props.site}>{(opened) => <Opened {...props} {...opened} />}</WithCheckout>
    </div>
  );
}

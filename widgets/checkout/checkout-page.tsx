import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { usePageReturn } from '#ui/environment/use-page-return.ts';
import { useTexts } from '#ui/texts.ts';
import { CheckoutForm } from './order/checkout-form.tsx';
import { linkTo } from './link-to.ts';
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
  const shop = useStore(eshop.cart.$shop);
  if (isPaid || (count > 0 && lines === null)) return <PagesSkeleton />;
  const isSold = lines?.some(({ product }) => product !== null) ?? false;
  if (count === 0 || !isSold || lines === null || shop === null) {
    return (
      <PlainPage
        art={<EmptyArt />}
        title={t('checkout:empty.title')}
        action={<ButtonLink to={linkTo(site, { kind: 'eshop' })}>{t('checkout:empty.shop')}</ButtonLink>}
      >
        <p>{t('checkout:empty.text')}</p>
      </PlainPage>
    );
  }
  return (
    <>
      <Link to={linkTo(site, { kind: 'cart' })} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {t('checkout:toCart')}
      </Link>
      <Heading variant="display" className="mb-6">
        {t('checkout:title')}
      </Heading>
      <CheckoutForm {...props} lines={lines} shop={shop} />
    </>
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

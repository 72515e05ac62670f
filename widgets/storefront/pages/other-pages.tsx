import { Booking } from '#widgets/booking/booking.tsx';
import type { OtherPage } from '../place/page-kind.ts';
import { targetTo } from '../place/target.ts';
import { useSeen } from '../shops/use-seen.ts';
import { CartPage } from './cart-page.tsx';
import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';
import { LoginPage } from './login-page.tsx';
import type { PageProps } from './page.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { ShopPageView } from './shop-page.view.tsx';

export interface OtherPagesProps extends PageProps {
  readonly page: OtherPage;
}

/** The pages that few visits begin with. */
export function OtherPages(props: OtherPagesProps) {
  const { site, company, ground, page, steps } = props;
  switch (page.kind) {
    case 'shop':
      return <ShopPage {...props} slug={page.shop} />;
    case 'contact':
      return <Contact site={site} company={company} ground={ground} />;
    case 'legal':
      return <LegalPage site={site} section={page.section} steps={steps} />;
    case 'cart':
      return <CartPage site={site} company={company} />;
    case 'login':
      return <LoginPage site={site} />;
  }
}

function ShopPage({ site, emit, ground, slug }: PageProps & { readonly slug: string }) {
  const shop = ground.shops?.find((one) => one.slug === slug);
  useSeen(site, shop?.id ?? null);
  if (!shop) return <PagesSkeleton />;
  return (
    <ShopPageView shop={shop} back={targetTo(site.navigation, { kind: 'contact' })}>
      <Booking site={site} emit={emit} headingLevel={2} />
    </ShopPageView>
  );
}

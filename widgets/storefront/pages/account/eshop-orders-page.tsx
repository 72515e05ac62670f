import { hasModule } from '#domain/account/account-pages.ts';
import type { Route, RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useTexts } from '#ui/texts.ts';
import { EshopOrderScreen } from '#widgets/account/eshop-orders/order-screen.tsx';
import { EshopOrdersScreen } from '#widgets/account/eshop-orders/orders-screen.tsx';
import { AccountFrame } from '#widgets/account/parts/account-frame.tsx';
import { Login } from '../../account/login.tsx';
import { targetTo } from '../../place/target.ts';
import { MissingPage } from '../../states/missing-page.tsx';

/** What a customer has ordered of the e-shop, or one order of it. */
export function EshopOrdersPage({
  site,
  company,
  route,
}: StorefrontPageProps<RouteOf<'eshop-orders' | 'eshop-order'>>) {
  const { t } = useTexts();
  const page = { site, company, to: (where: Route) => targetTo(site.navigation, where) };
  if (!hasModule(company, 'eshop'))
    return <MissingPage site={site} company={company} route={{ unresolved: false }} />;
  return (
    <AccountFrame {...page} Login={Login} page="eshop-orders" title={t('eshop-orders:login')}>
      {route.kind === 'eshop-order' ? (
        <EshopOrderScreen key={route.id} {...page} id={route.id} />
      ) : (
        <EshopOrdersScreen {...page} />
      )}
    </AccountFrame>
  );
}

import type { Route, RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useTexts } from '#ui/texts.ts';
import { CreditScreen } from '#widgets/account/credit/credit-screen.tsx';
import { AccountFrame } from '#widgets/account/parts/account-frame.tsx';
import { Login } from '../../account/login.tsx';
import { targetTo } from '../../place/target.ts';

/** A customer's vouchers and credit. */
export function CreditPage({ site, company }: StorefrontPageProps<RouteOf<'credit'>>) {
  const { t } = useTexts();
  const page = { site, company, to: (route: Route) => targetTo(site.navigation, route) };
  return (
    <AccountFrame {...page} Login={Login} page="credit" title={t('credit:login')}>
      <CreditScreen {...page} />
    </AccountFrame>
  );
}

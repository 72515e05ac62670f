import { hasModule } from '#domain/account/account-pages.ts';
import type { Route, RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useTexts } from '#ui/texts.ts';
import { LoyaltyScreen } from '#widgets/account/loyalty/loyalty-screen.tsx';
import { AccountFrame } from '#widgets/account/parts/account-frame.tsx';
import { Login } from '../../account/login.tsx';
import { targetTo } from '../../place/target.ts';
import { MissingPage } from '../../states/missing-page.tsx';

/** A customer's loyalty card; no such page for who has none. */
export function LoyaltyPage({ site, company }: StorefrontPageProps<RouteOf<'loyalty'>>) {
  const { t } = useTexts();
  const page = { site, company, to: (route: Route) => targetTo(site.navigation, route) };
  const missing = <MissingPage site={site} company={company} route={{ unresolved: false }} />;
  if (!hasModule(company, 'loyalty')) return missing;
  return (
    <AccountFrame {...page} Login={Login} page="loyalty" title={t('loyalty:login')}>
      <LoyaltyScreen {...page} missing={missing} />
    </AccountFrame>
  );
}

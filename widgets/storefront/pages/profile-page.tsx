import type { Route, RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useTexts } from '#ui/texts.ts';
import { AccountNavigation } from '#widgets/account/navigation/account-navigation.tsx';
import { ProfileScreen } from '#widgets/account/profile/profile-screen.tsx';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';

/** A customer's profile. */
export function ProfilePage({ site, company, catalogue }: StorefrontPageProps<RouteOf<'profile'>>) {
  const { t } = useTexts();
  const country = catalogue.shops?.[0]?.address.country ?? '';
  const to = (route: Route) => targetTo(site.navigation, route);
  return (
    <>
      <AccountNavigation site={site} company={company} to={to} current="profile" />
      <RequiresLogin site={site} Login={Login} title={t('profile:login')} skeleton={<PagesSkeleton />}>
        {(customer) => <ProfileScreen key={customer} site={site} country={country} />}
      </RequiresLogin>
    </>
  );
}

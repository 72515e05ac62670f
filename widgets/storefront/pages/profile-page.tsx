import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useTexts } from '#ui/texts.ts';
import { ProfileScreen } from '#widgets/account/profile/profile-screen.tsx';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Login } from '../account/login.tsx';

/** A customer's profile. */
export function ProfilePage({ site, catalogue }: StorefrontPageProps<RouteOf<'profile'>>) {
  const { t } = useTexts();
  const country = catalogue.shops?.[0]?.address.country ?? '';
  return (
    <RequiresLogin site={site} Login={Login} title={t('profile:login')} skeleton={<PagesSkeleton />}>
      {(customer) => <ProfileScreen key={customer} site={site} country={country} />}
    </RequiresLogin>
  );
}

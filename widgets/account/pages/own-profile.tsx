import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import { ProfileScreen } from '../profile/profile-screen.tsx';
import type { OwnPageProps } from './own-page-props.ts';

/** What the company knows of the customer. */
export function OwnProfile({ site, to, Login }: OwnPageProps) {
  const { t } = useTexts();
  const shops = valueOf(useStore(site.catalogue.$shops));
  useEffect(() => void site.catalogue.ensureShops(), [site]);
  const country = shops?.[0]?.address.country ?? '';
  return (
    <RequiresLogin site={site} Login={Login} title={t('profile:login')} skeleton={<PagesSkeleton />}>
      {(customer) => <ProfileScreen key={customer} {...{ site, country }} orders={to({ kind: 'orders' })} />}
    </RequiresLogin>
  );
}

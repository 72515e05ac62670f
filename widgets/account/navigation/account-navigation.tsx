import { useStore } from '@nanostores/react';
import { accountPages, type AccountPage } from '#domain/account/account-pages.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useIsNaming } from '#widgets/sign-in/use-is-naming.ts';
import type { AccountPageProps } from '../account-page-props.ts';
import { AccountNavigationView } from './account-navigation.view.tsx';
import { useHasCard } from './use-has-card.ts';

interface AccountNavigationProps extends AccountPageProps {
  /** The page that is shown, or that of the list which what is shown belongs to. */
  readonly current: AccountPage;
}

/** The way from one page of the account to the others, for who is logged in. */
export function AccountNavigation({ site, company, to, current }: AccountNavigationProps) {
  const session = useStore(site.session.$session);
  const isNaming = useIsNaming(site);
  const hasCard = useHasCard(site, company, session.kind === 'customer' ? session.customer.id : null);
  const isHydrating = useIsHydrating();
  // Whoever is still asked for is a customer most of the time: nothing moves then.
  if (!isHydrating && (session.kind === 'guest' || isNaming)) return null;
  const pages = accountPages(company, (!isHydrating && hasCard) || current === 'loyalty');
  return (
    <AccountNavigationView
      links={pages.map((page) => ({ page, to: to({ kind: page }), isCurrent: page === current }))}
    />
  );
}

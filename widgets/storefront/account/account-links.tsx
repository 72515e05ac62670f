import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { accountPages } from '#domain/account/account-pages.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { useHasCard } from '#widgets/account/navigation/use-has-card.ts';
import type { Account } from './use-account.ts';

interface AccountLinksProps {
  readonly account: Account;
  /** Twind classes of each. */
  readonly className: string;
}

/** The pages of the account, in the menu of a wide page and in the drawer of a phone. */
export function AccountLinks({ account, className }: AccountLinksProps) {
  const { site, company, customer, to } = account;
  const texts = useStore(site.texts.$texts);
  const { route } = useStore(site.navigation.$place);
  const hasCard = useHasCard(site, company, customer?.id ?? null);
  const isSpoken = texts.has('account');
  useEffect(() => {
    if (!isSpoken) void site.texts.ensure('account');
  }, [site, isSpoken]);
  if (!isSpoken) return null;
  return accountPages(company, hasCard).map((page) => (
    <ActionLink key={page} to={to(page)} current={route?.kind === page} className={className}>
      {texts.t(`account:page.${page}`)}
    </ActionLink>
  ));
}

import type { ReactNode } from 'react';
import { wholeName, type Customer } from '#domain/people/customer.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { PersonIcon } from '#ui/icons/account-icons.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { lazyPart, useRetried } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { menuPlace } from '../menus/disclosure.view.tsx';
import { missingDetailOf, useEntryFocus, type Account } from './use-account.ts';

/** The entry of a customer: most visitors are guests. */
export const customerPart = lazyPart(() => import('./customer-entry.tsx'));

/** The sign of an account, with a dot where the profile lacks something; the words beside it say what. */
export function AccountMark({ account }: { readonly account: Account }) {
  const isLacking = account.customer !== null && missingDetailOf(account.customer) !== null;
  return (
    <span className={tw('relative inline-flex')}>
      <PersonIcon className="w-6 h-6" />
      {isLacking && (
        <span
          aria-hidden="true"
          data-dot=""
          className={tw(
            'absolute -top-0.5 -right-0.5 w-2.5 h-2.5 rounded-full bg-[color:light-dark(#c0271f,#ff7a6e)] border border-surface',
          )}
        />
      )}
    </span>
  );
}

/** The name of the account's entry, with what the dot means. It says no address, which nobody else is to read off a page. */
export function useAccountName({ customer, isRestoring }: Account): string {
  const { t } = useTexts();
  if (!customer) return t(isRestoring ? 'storefront:account.title' : 'storefront:account.login');
  const name = wholeName(customer);
  if (!name) return t(missingDetailOf(customer) ? 'storefront:account.lacking' : 'storefront:account.title');
  return t(missingDetailOf(customer) ? 'storefront:account.incomplete' : 'storefront:account.of', { name });
}

interface CustomerProps {
  readonly account: Account;
  readonly customer: Customer;
}

/** What the entry of a customer shows. */
export function CustomerLabel({ account, customer }: CustomerProps) {
  const { t } = useTexts();
  return (
    <>
      <AccountMark account={account} />
      <span className={tw('max-w-[calc(var(--u)*5)] @[72em]:max-w-[calc(var(--u)*9)] truncate')}>
        {customer.firstname || t('storefront:account.title')}
      </span>
    </>
  );
}

/** Opens the account of a customer. */
export function AccountButton({
  account,
  className,
  children,
}: {
  readonly account: Account;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={useAccountName(account)}
      aria-haspopup="dialog"
      onClick={() => account.setOpen(true)}
      className={tw(className)}
    >
      {children}
    </button>
  );
}

/** Looks as the customer's entry will, and opens the account's dialog in place of the list. */
function EarlyEntry({ account, customer }: CustomerProps) {
  return (
    <AccountButton account={account} className={menuPlace(false)}>
      <CustomerLabel account={account} customer={customer} />
      <ExpandIcon className="w-4 h-4" />
    </AccountButton>
  );
}

/** The account on a wide page: a way to log in, or the customer with a list. */
export function AccountEntry({ account }: { readonly account: Account }) {
  const entry = useEntryFocus(account);
  const { customer } = account;
  const part = useRetried(customerPart.usePart(customer !== null));
  const Entry = part.kind === 'ready' ? part.value.CustomerEntry : EarlyEntry;
  return (
    <div ref={entry}>
      {customer ? (
        <Entry account={account} customer={customer} />
      ) : (
        <GuestEntry account={account} className="inline-flex items-center gap-2 min-h-target" />
      )}
    </div>
  );
}

interface GuestEntryProps {
  readonly account: Account;
  readonly className: string;
  /** Instead of the icon and words that a wide page shows. */
  readonly children?: ReactNode;
}

/** The way in for a guest: a page of its own, or the dialog. */
export function GuestEntry({ account, className, children }: GuestEntryProps) {
  const { t } = useTexts();
  const words = children ?? (
    <>
      <PersonIcon className="w-6 h-6" />
      {t('storefront:account.login')}
    </>
  );
  const classes = `${className} underline-offset-8 hover:underline`;
  if (account.entry) {
    return (
      <ActionLink to={account.entry} className={classes}>
        {words}
      </ActionLink>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={account.isRestoring || undefined}
      onClick={() => account.setOpen(true)}
      className={tw(classes)}
    >
      {words}
    </button>
  );
}

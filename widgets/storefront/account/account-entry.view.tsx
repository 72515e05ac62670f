import type { ReactNode } from 'react';
import type { Customer } from '#domain/people/customer.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { AlertIcon } from '#ui/icons/icons.tsx';
import { PersonIcon } from '#ui/icons/account-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED } from '../menus/disclosure.view.tsx';
import { missingDetailOf, useEntryFocus, type Account } from './use-account.ts';

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

/** The name of the account's entry, with what the dot means. */
export function useAccountName({ customer, isRestoring }: Account): string {
  const { t } = useTexts();
  if (!customer) return t(isRestoring ? 'storefront:account.title' : 'storefront:account.login');
  const name = `${customer.firstname} ${customer.lastname}`.trim() || customer.email;
  return t(missingDetailOf(customer) ? 'storefront:account.incomplete' : 'storefront:account.of', { name });
}

/** What the profile lacks, in words. */
export function MissingDetailNote({ account }: { readonly account: Account }) {
  const { t } = useTexts();
  const lack = account.customer && missingDetailOf(account.customer);
  if (!lack) return null;
  return (
    <p className={tw('flex gap-2 text-caption text-warning')}>
      <AlertIcon className="w-4 h-4 mt-0.5" />
      {t(`storefront:account.lack.${lack}`)}
    </p>
  );
}

/** The account on a wide page: a way to log in, or the customer with a list. */
export function AccountEntry({ account }: { readonly account: Account }) {
  const entry = useEntryFocus(account);
  const { customer } = account;
  return (
    <div ref={entry}>
      {customer ? (
        <CustomerEntry account={account} customer={customer} />
      ) : (
        <GuestEntry account={account} className="inline-flex items-center gap-2 min-h-target" />
      )}
    </div>
  );
}

function CustomerEntry({ account, customer }: { readonly account: Account; readonly customer: Customer }) {
  const { t } = useTexts();
  const name = useAccountName(account);
  return (
    <Disclosure
      align="right"
      name={name}
      label={
        <>
          <AccountMark account={account} />
          <span className={tw('max-w-[calc(var(--u)*9)] truncate')}>
            {customer.firstname || customer.email}
          </span>
        </>
      }
    >
      <div className={tw('px-5 pt-2 pb-3 border-b border-line')}>
        <p className={tw('font-medium')}>{`${customer.firstname} ${customer.lastname}`.trim()}</p>
        <p className={tw('text-caption text-muted break-words')}>{customer.email}</p>
        <MissingDetailNote account={account} />
      </div>
      <ActionLink to={account.orders} className={`${LISTED} mt-1`}>
        {t('storefront:account.orders')}
      </ActionLink>
      <button type="button" className={tw(LISTED)} onClick={account.logout}>
        {t('storefront:account.logout')}
      </button>
    </Disclosure>
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

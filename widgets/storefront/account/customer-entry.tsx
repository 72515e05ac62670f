import type { Customer } from '#domain/people/customer.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { AlertIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED } from '../menus/disclosure.view.tsx';
import { CustomerLabel, useAccountName } from './account-entry.view.tsx';
import { AccountLinks } from './account-links.tsx';
import { missingDetailOf, type Account } from './use-account.ts';

/** What the profile lacks, in words, and the way there. */
export function MissingDetailNote({ account }: { readonly account: Account }) {
  const { t } = useTexts();
  const lack = account.customer && missingDetailOf(account.customer);
  if (!lack) return null;
  return (
    <ActionLink
      to={account.to('profile')}
      className="flex gap-2 min-h-target items-center text-caption text-warning underline underline-offset-4"
    >
      <AlertIcon className="w-4 h-4" />
      {t(`storefront:account.lack.${lack}`)}
    </ActionLink>
  );
}

/** The customer with a list, on a wide page. */
export function CustomerEntry({
  account,
  customer,
}: {
  readonly account: Account;
  readonly customer: Customer;
}) {
  const { t } = useTexts();
  const name = useAccountName(account);
  return (
    <Disclosure align="right" name={name} label={<CustomerLabel account={account} customer={customer} />}>
      <div className={tw('px-5 pt-2 pb-3 border-b border-line')}>
        <p className={tw('font-medium')}>{`${customer.firstname} ${customer.lastname}`.trim()}</p>
        <p className={tw('text-caption text-muted break-words')}>{customer.email}</p>
        <MissingDetailNote account={account} />
      </div>
      <div className={tw('mt-1')}>
        <AccountLinks account={account} className={LISTED} />
      </div>
      <button type="button" className={tw(LISTED)} onClick={account.logout}>
        {t('storefront:account.logout')}
      </button>
    </Disclosure>
  );
}

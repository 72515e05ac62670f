import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { AccountLinks } from './account-links.tsx';
import { MissingDetailNote } from './customer-entry.tsx';
import type { Account } from './use-account.ts';

/** The account of a phone, in its drawer. */
export function AccountSheet({ account }: { readonly account: Account }) {
  const { t } = useTexts();
  const { customer } = account;
  if (!customer) return null;
  return (
    <div>
      <p className={tw('font-display text-title')}>{`${customer.firstname} ${customer.lastname}`.trim()}</p>
      <p className={tw('mb-3 text-muted break-words')}>{customer.email}</p>
      <MissingDetailNote account={account} />
      <AccountLinks
        account={account}
        className="block w-full py-3 text-left underline-offset-4 hover:underline"
      />
      <Button className="mt-3 w-full" onPress={account.logout}>
        {t('storefront:account.logout')}
      </Button>
    </div>
  );
}

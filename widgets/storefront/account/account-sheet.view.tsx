import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionLink } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { MissingDetailNote } from './customer-entry.view.tsx';
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
      {(['orders', 'profile'] as const).map((page) => (
        <ActionLink
          key={page}
          to={account.to(page)}
          className="block py-3 underline-offset-4 hover:underline"
        >
          {t(`storefront:account.${page}`)}
        </ActionLink>
      ))}
      <Button className="mt-3 w-full" onPress={account.logout}>
        {t('storefront:account.logout')}
      </Button>
    </div>
  );
}

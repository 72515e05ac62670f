import { useEffect } from 'react';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { Dialog, Drawer } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { customerPart } from './account-entry.view.tsx';
import { AccountSheet } from './account-sheet.view.tsx';
import { Login } from './login.tsx';
import type { Account } from './use-account.ts';

/** What opens from the account's entries, once it is known whose it is: the login for a guest, the account for a customer. */
export function AccountDialog({ site, account }: { readonly site: Site; readonly account: Account }) {
  const { t } = useTexts();
  const close = () => account.setOpen(false);
  const { isOpen } = account;
  useEffect(() => {
    // So it is there for the entry as soon as somebody has logged in.
    if (isOpen) customerPart.load().catch(() => {});
  }, [isOpen]);
  if (account.customer) {
    return (
      <Drawer open={account.isOpen} title={t('storefront:account.title')} onClose={close}>
        <AccountSheet account={account} />
      </Drawer>
    );
  }
  return (
    <Dialog
      narrow
      open={account.isOpen && !account.isRestoring}
      title={t('storefront:login.title')}
      onClose={close}
    >
      <p className={tw('text-muted max-w-form')}>{t('storefront:login.intro')}</p>
      {/* The form stands directly under the dialog's title, not in a section of its own. */}
      <Below by={-1}>
        <Login site={site} onDone={account.enter} />
      </Below>
    </Dialog>
  );
}

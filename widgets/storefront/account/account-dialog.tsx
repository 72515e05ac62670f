import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { Below } from '#ui/heading.tsx';
import { Dialog, Drawer } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { customerPart } from './account-entry.view.tsx';
import { AccountSheet } from './account-sheet.tsx';
import { Login } from './login.tsx';
import { DIALOG_NAME, type Account } from './use-account.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import { useIsNaming } from '#widgets/sign-in/use-is-naming.ts';
import { useSignInStage } from '#widgets/sign-in/use-sign-in-stage.ts';

/** What the dialog of a guest is called: it follows the stage that it shows. */
function useTitle(site: Site): string {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const stage = useSignInStage(site);
  if (stage === 'forgotten') return t('storefront:password.forgotten');
  // Before its words are there, the stage is not either.
  if (!texts.has('sign-in') || stage === 'address' || stage === 'password')
    return t('storefront:login.title');
  const titles = {
    code: 'sign-in:code.title',
    link: 'sign-in:link.name',
    names: 'sign-in:names.welcome',
  } as const;
  return t(titles[stage]);
}

/** What opens from the account's entries, once it is known whose it is: the login for a guest, the account for a customer. */
export function AccountDialog({ site, account }: { readonly site: Site; readonly account: Account }) {
  const { t } = useTexts();
  const { isOpen } = account;
  const isNaming = useIsNaming(site);
  const title = useTitle(site);
  const close = () => {
    // Who closes it is not asked again.
    if (isNaming) site.opened(signInFeature).get()?.skipNames();
    account.setOpen(false);
  };
  const wasGuests = useRef(false);
  useEffect(() => {
    // Somebody has come in in another tab: what is open here asked a guest.
    if (wasGuests.current && account.isRestoring) account.enter();
    wasGuests.current = isOpen && account.customer === null && !account.isRestoring;
  });
  useEffect(() => {
    // So it is there for the entry as soon as somebody has logged in.
    if (isOpen) customerPart.load().catch(() => {});
  }, [isOpen]);
  if (account.customer && !isNaming) {
    return (
      <Drawer open={account.isOpen} title={t('storefront:account.title')} onClose={close}>
        <AccountSheet account={account} />
      </Drawer>
    );
  }
  return (
    <Dialog
      narrow
      growing
      startsAtField
      name={isNaming ? undefined : DIALOG_NAME}
      open={account.isOpen && !account.isRestoring}
      title={title}
      onClose={close}
    >
      {/* The form stands directly under the dialog's title, not in a section of its own. */}
      <Below by={-1}>
        <Login site={site} takesFocus register={account.register} onDone={account.enter} />
      </Below>
    </Dialog>
  );
}

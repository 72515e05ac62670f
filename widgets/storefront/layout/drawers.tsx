import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Drawer } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { AccountDialog } from '../account/account-dialog.tsx';
import { AccountButton, CustomerLabel, GuestEntry } from '../account/account-entry.view.tsx';
import type { Account } from '../account/use-account.ts';
import { LanguageList, type Language } from '../menus/language-switch.view.tsx';
import { DrawerMenu } from '../menus/drawer-menu.view.tsx';
import type { MenuLink } from '../menus/main-menu.view.tsx';

export interface DrawersProps {
  readonly site: Site;
  readonly company: Company;
  readonly account: Account;
  readonly links: readonly MenuLink[];
  readonly languages: readonly Language[];
  readonly isMenuOpen: boolean;
  readonly onMenuClose: () => void;
}

/** The account's entry in the menu: a reservation has no bar that leads there. */
function AccountLine({ account }: { readonly account: Account }) {
  const line = 'flex items-center gap-2 w-full min-h-[calc(var(--u)*3.5)] border-b border-line text-left';
  if (!account.customer) return <GuestEntry account={account} className={line} />;
  return (
    <AccountButton account={account} className={line}>
      <CustomerLabel account={account} customer={account.customer} />
    </AccountButton>
  );
}

/** What opens at a press: the menu and the account. */
export function Drawers({ site, company, account, links, languages, ...props }: DrawersProps) {
  const { t } = useTexts();
  const setOpen = (isOpen: boolean) => {
    props.onMenuClose();
    account.setOpen(isOpen);
  };
  return (
    <>
      <Drawer open={props.isMenuOpen} title={t('storefront:menu.title')} onClose={props.onMenuClose}>
        <DrawerMenu links={links} items={company.menuItems} primarySite={company.primarySite} />
        <AccountLine account={{ ...account, setOpen }} />
        <div className={tw('mt-8')}>
          <LanguageList languages={languages} />
        </div>
      </Drawer>
      <AccountDialog site={site} account={account} />
    </>
  );
}

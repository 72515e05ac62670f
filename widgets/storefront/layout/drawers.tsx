import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Drawer } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { AccountDialog } from '../account/account-dialog.tsx';
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

/** What opens at a press: the menu and the account. */
export function Drawers({ site, company, account, links, languages, ...props }: DrawersProps) {
  const { t } = useTexts();
  return (
    <>
      <Drawer open={props.isMenuOpen} title={t('storefront:menu.title')} onClose={props.onMenuClose}>
        <DrawerMenu links={links} items={company.menuItems} primarySite={company.primarySite} />
        <div className={tw('mt-8')}>
          <LanguageList languages={languages} />
        </div>
      </Drawer>
      <AccountDialog site={site} account={account} />
    </>
  );
}

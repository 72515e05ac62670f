import type { RefObject } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Drawer } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { AccountDialog } from '../account/account-dialog.tsx';
import type { Account } from '../account/use-account.ts';
import { LanguageOffer } from '../menus/language-offer/language-offer.tsx';
import { LanguageList, type Language } from '../menus/language-switch.view.tsx';
import { DrawerMenu, type MenuLink } from '../menus/main-menu.view.tsx';

export interface DrawersProps {
  readonly site: Site;
  readonly company: Company;
  readonly account: Account;
  readonly links: readonly MenuLink[];
  readonly languages: readonly Language[];
  readonly container: RefObject<HTMLElement | null>;
  readonly isMenuOpen: boolean;
  readonly onMenuClose: () => void;
}

/** What opens over the page: the menu, the account, and the browser's own language. */
export function Drawers({ site, company, account, links, languages, container, ...menu }: DrawersProps) {
  const { t } = useTexts();
  return (
    <>
      <Drawer open={menu.isMenuOpen} title={t('storefront:menu.title')} onClose={menu.onMenuClose}>
        <DrawerMenu links={links} items={company.menuItems} />
        <div className={tw('mt-8')}>
          <LanguageList languages={languages} />
        </div>
      </Drawer>
      <AccountDialog site={site} account={account} />
      <LanguageOffer site={site} container={container} />
    </>
  );
}

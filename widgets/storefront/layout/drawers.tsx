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
import { DrawerMenu } from '../menus/drawer-menu.view.tsx';
import type { MenuLink } from '../menus/main-menu.view.tsx';
import type { SitePages } from '../pages/site-pages.ts';
import { usePrefetch } from '../place/links/use-prefetch.ts';

export interface DrawersProps {
  readonly site: Site;
  readonly base: string;
  readonly pages: SitePages;
  /** Another one with each page that is opened. */
  readonly visit: string;
  readonly company: Company;
  readonly account: Account;
  readonly links: readonly MenuLink[];
  readonly languages: readonly Language[];
  readonly container: RefObject<HTMLElement | null>;
  readonly isMenuOpen: boolean;
  readonly onMenuClose: () => void;
}

/** What the page does not begin with: the menu, the account, the browser's own language, the code of the pages that come next. */
export function Drawers({ site, company, account, links, languages, container, ...props }: DrawersProps) {
  const { t } = useTexts();
  usePrefetch(site, props, container);
  return (
    <>
      <Drawer open={props.isMenuOpen} title={t('storefront:menu.title')} onClose={props.onMenuClose}>
        <DrawerMenu links={links} items={company.menuItems} primarySite={company.primarySite} />
        <div className={tw('mt-8')}>
          <LanguageList languages={languages} />
        </div>
      </Drawer>
      <AccountDialog site={site} account={account} />
      <LanguageOffer site={site} container={container} />
    </>
  );
}

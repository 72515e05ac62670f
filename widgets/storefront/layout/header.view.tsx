import type { ReactNode } from 'react';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { ListIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { LanguageMenu, type Language } from '../menus/language-switch.view.tsx';
import { Logo, type LogoTone } from './logo/logo.view.tsx';
import { MainMenu, type MenuLink } from '../menus/main-menu.view.tsx';

export interface HeaderProps {
  readonly company: Company;
  readonly home: Target;
  readonly links: readonly MenuLink[];
  /** Empty where they stand in the footer alone. */
  readonly languages: readonly Language[];
  readonly logo: LogoTone;
  /** Lies over the picture that the page begins with. */
  readonly isOver: boolean;
  readonly account: ReactNode;
  /** It stands before what stands at the end, which does not move when it comes. */
  readonly bell: ReactNode;
  readonly cart: ReactNode;
  readonly onMenu: () => void;
}

/** The inner width: what stands in the header keeps to the page's own lines unless it may use all of the window. */
const INNER = 'max-w-[var(--v-header-width,calc(var(--u)*72))]';

const BACKGROUND = {
  over: 'absolute inset-x-0 top-0 z-20 w-full mx-auto max-w-[var(--v-site-width,var(--v-sheet-width,none))] text-[#ffffff] [--v-focus:#ffffff] bg-gradient-to-b from-[rgb(0_0_0/.5)] to-transparent',
  own: 'sticky [&_:is(a,button,summary)]:!scroll-my-0 top-0 z-20 w-full mx-auto max-w-[var(--v-header-width,var(--v-site-width,none))] bg-header text-on-header border-b border-line',
} as const;

function PrimarySite({ primarySite }: Pick<Company, 'primarySite'>) {
  const { locale, t } = useTexts();
  if (!primarySite) return null;
  return (
    <a
      href={primarySite.url}
      className={tw(
        'hidden @[72em]:inline-flex items-center min-h-target underline-offset-8 hover:underline',
      )}
    >
      {textIn(locale, primarySite.text) || t('storefront:menu.primarySite')}
    </a>
  );
}

/** So many places of the menu leave room for the way to the company's other site beside them. */
const FEW_PLACES = 2;

/** The head of every page. */
export function Header({ company, home, links, languages, logo, isOver, ...parts }: HeaderProps) {
  const { t } = useTexts();
  const { menuItems, primarySite } = company;
  // In a full menu it is the last of the company's own links.
  const isListed = primarySite !== null && links.length > FEW_PLACES && menuItems.length > 0;
  const label = { fr: t('storefront:menu.primarySite'), ...primarySite?.text };
  const items = isListed ? [...menuItems, { id: 'primary-site', url: primarySite.url, label }] : menuItems;
  return (
    <header
      part="header"
      data-over={isOver || undefined}
      className={tw(`@container ${isOver ? BACKGROUND.over : BACKGROUND.own}`)}
    >
      <div
        className={tw(
          `${INNER} mx-auto flex items-center justify-between gap-x-4 min-h-[calc(var(--u)*4.25)] pl-5 pr-2 @[40em]:px-8 @[56em]:min-h-[calc(var(--u)*5)]`,
        )}
      >
        <div className={tw('flex items-center gap-x-5 min-w-0')}>
          <Logo identity={company.identity} tone={logo} home={home} />
          <div className={tw('hidden @[56em]:block')}>
            <MainMenu links={links} items={items} />
          </div>
        </div>
        {parts.bell}
        <div className={tw('flex items-center gap-x-1 @[56em]:gap-x-2 @[56em]:-mr-2.5')}>
          {!isListed && <PrimarySite primarySite={primarySite} />}
          <div className={tw('hidden @[56em]:flex items-center gap-x-2')}>
            <LanguageMenu languages={languages} />
            {parts.account}
          </div>
          {parts.cart}
          <div className={tw('@[56em]:hidden')}>
            <IconButton label={t('storefront:menu.open')} onPress={parts.onMenu} className="!text-inherit">
              <ListIcon className="w-6 h-6" />
            </IconButton>
          </div>
        </div>
      </div>
    </header>
  );
}

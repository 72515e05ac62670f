import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { $noConsent } from '#stores/pop-ups/no-consent.ts';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { whenIdle } from '#ui/loading/when-idle.ts';
import { useTexts } from '#ui/texts.ts';
import { LateHydration } from '#ui/hydration/late-hydration.tsx';
import { useIsBelowDue, useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { AccountButton, AccountEntry, AccountMark, GuestEntry } from '../account/account-entry.view.tsx';
import { useAccount, useEntryFocus, type Account } from '../account/use-account.ts';
import { focusHeading } from '../place/use-arrival.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import { BottomBar, TAB } from '../menus/bottom-bar.view.tsx';
import type { SiteFooterProps } from './footer.tsx';
import { HeaderCart } from './cart/header-cart.tsx';
import { Header } from './header.view.tsx';
import { useLogoTone } from './logo/use-logo-tone.ts';
import { PageSheet, SiteBackground } from './site-background.view.tsx';
import { useLanguages, useLinks } from '../menus/use-links.ts';
import type { SitePages } from '../pages/site-pages.ts';

export const drawersPart = lazyPart(() => import('./drawers.tsx'));

/** What comes over the page, after all that it needs. */
export const popUpsPart = lazyPart(() => import('../pop-ups/pop-ups.tsx'));

const barsPart = lazyPart(() => import('./bars/special-bars.tsx'));

/** The foot of the page, and how a number is written there: it stands at the very end, below what is seen first. */
export const footerPart = lazyPart(() => import('./footer.tsx'));

export interface LayoutProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly base: string;
  readonly pages: SitePages;
  readonly company: Company;
  readonly catalogue: LoadedCatalogue;
  /** The page begins with a picture that the header lies over. */
  readonly isOver: boolean;
  /** Nothing on the page can be put into a cart. */
  readonly isCartIdle: boolean;
  /** A marketplace has its languages in the header as well. */
  readonly isMarketplace: boolean;
  readonly container: RefObject<HTMLElement | null>;
  /** Another one with each page that is opened: an open menu belongs to one. */
  readonly visit: string;
  readonly children: ReactNode;
}

function AccountTab({ account }: { readonly account: Account }) {
  const { t } = useTexts();
  const entry = useEntryFocus(account);
  const Entry = account.customer ? AccountButton : GuestEntry;
  return (
    <div ref={entry}>
      <Entry account={account} className={TAB}>
        <AccountMark account={account} />
        {t('storefront:account.title')}
      </Entry>
    </div>
  );
}

/** Leads past the head of the page. A link could not: its fragment would not find what lies inside the element. */
function Skip({ container }: { readonly container: RefObject<HTMLElement | null> }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      onClick={() => container.current && focusHeading(container.current)}
      className={tw(
        'sr-only focus:not-sr-only focus:absolute focus:z-40 focus:m-2 focus:px-5 focus:py-3 focus:rounded focus:bg-raised focus:text-ink focus:shadow',
      )}
    >
      {t('storefront:skip')}
    </button>
  );
}

/** Opens what a press asks for once the press is shown, unless it is closed before that. */
function useOpening() {
  const wished = useRef<(() => void) | null>(null);
  return {
    start(open: () => void) {
      wished.current = open;
      afterPaint(() => {
        if (wished.current === open) open();
      });
    },
    end: () => void (wished.current = null),
  };
}

/**
 * What opens at a press, and its code, which comes with the first. With new rules, and with what a dialog lies over, the whole page is
 * styled anew: the press is shown before that.
 */
function useDrawers(site: Site, company: Company, isMenuOpen: boolean) {
  const plainAccount = useAccount(site, company);
  const isCustomer = plainAccount.customer !== null;
  useEffect(() => {
    // Whoever loses the connection can still log out.
    if (isCustomer) return whenIdle(() => void drawersPart.load().catch(() => {}));
    return undefined;
  }, [isCustomer]);
  const drawers = drawersPart.usePart(isMenuOpen || plainAccount.isOpen);
  const opening = useOpening();
  // Where its code did not arrive, the next press asks for it again.
  const insist = () => {
    if (drawers.kind === 'failed') drawers.retry();
  };
  const account: Account = {
    ...plainAccount,
    setOpen(isOpen) {
      insist();
      if (isOpen) opening.start(() => plainAccount.setOpen(true));
      else {
        opening.end();
        plainAccount.setOpen(false);
      }
    },
  };
  return { drawers, insist, account };
}

/** The menu of a phone, which belongs to one visit of a page: whoever comes back finds the page without it. */
function useMenu(visit: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opening = useOpening();
  if (openAt !== null && openAt !== visit) setOpenAt(null);
  const close = () => {
    opening.end();
    setOpenAt(null);
  };
  return {
    isOpen: openAt === visit,
    open: () => opening.start(() => setOpenAt(visit)),
    close,
    /** For another language. A foot that nobody has seen yet is drawn anew in it, and would be gone until its code has come. */
    leave() {
      close();
      return footerPart.load();
    },
  };
}

/** What stays at the end of the screen of a phone stands above the bar. */
const BAR_ROOM = '[--v-bar:calc(var(--u)*3.8+var(--v-menu-gap,0px))] @[56em]:[--v-bar:0px]';

function LazyFooter(props: SiteFooterProps) {
  const part = footerPart.usePart(useIsBelowDue());
  return part.kind === 'ready' && <part.value.SiteFooter {...props} />;
}

/** What is below the first screen, or comes over it later. */
function useLateParts(site: Site, company: Company, visit: string) {
  const state = useStore(site.$state);
  const isDebugged = company.debug || (state.kind === 'enabled' && state.offline);
  const isStaff = site.session.isStaff() || site.navigation.history.read().includes('#provider=');
  const bars = barsPart.usePart(isDebugged || isStaff || site.isPreview);
  const opened = useStore(site.opened(popUpsFeature));
  const asksConsent = useStore(opened?.$consent ?? $noConsent) !== null;
  const [first] = useState(visit);
  return {
    bar: bars.kind === 'ready' && <bars.value.SpecialBars {...{ site, isDebugged }} />,
    popUps: popUpsPart.usePart(useIsPainted()),
    // What was agreed to can be changed in the foot of the page, whose languages lead to the page that is shown.
    footerChanges: asksConsent || visit !== first,
  };
}

/** Head, foot and the bar of a phone around a page. */
export function Layout({ site, emit, company, catalogue, container, visit, ...props }: LayoutProps) {
  const menu = useMenu(visit);
  // A reservation has its own way on, and nothing beside it.
  const isReserving = useStore(site.navigation.$place).query.page === 'reserved';
  const { drawers, insist, account } = useDrawers(site, company, menu.isOpen);
  const links = useLinks(site, company, catalogue);
  const languages = useLanguages(site, props.base, menu.leave);
  const { popUps, bar, footerChanges } = useLateParts(site, company, visit);
  const tone = useLogoTone(site);
  return (
    <SiteBackground
      className={`[--v-head:calc(var(--u)*7)] ${isReserving ? '[--v-bar:0px]' : BAR_ROOM} [&_:is(a,button,input,select,summary,textarea)]:scroll-my-24`}
    >
      <HeadingLevelProvider value={1}>
        {popUps.kind === 'ready' && <popUps.value.Banner {...{ site, company, container }} />}
        <Skip container={container} />
        {bar}
        <div className={tw('relative flex-1 flex flex-col')}>
          <Header
            company={company}
            home={links.home}
            links={links.main}
            languages={props.isMarketplace ? languages : []}
            logo={props.isOver ? 'white' : tone}
            isOver={props.isOver}
            account={<AccountEntry account={account} />}
            bell={popUps.kind === 'ready' && <popUps.value.Bell site={site} />}
            cart={<HeaderCart {...{ site, emit, company }} isIdle={props.isCartIdle} />}
            onMenu={() => {
              insist();
              menu.open();
            }}
          />
          <PageSheet isOver={props.isOver}>{props.children}</PageSheet>
        </div>
        <LateHydration hydratesNow={footerChanges}>
          <LazyFooter
            {...{ site, company, languages }}
            shops={catalogue.shops ?? null}
            links={links.main}
            {...links.rights}
          />
        </LateHydration>
        {!isReserving && <BottomBar links={links.bar} account={<AccountTab account={account} />} />}
      </HeadingLevelProvider>
      <HeadingLevelProvider value={2}>
        {drawers.kind === 'ready' && (
          <drawers.value.Drawers
            {...{ site, company, account, languages }}
            links={links.main}
            isMenuOpen={menu.isOpen}
            onMenuClose={menu.close}
          />
        )}
        {popUps.kind === 'ready' && (
          <popUps.value.PopUpDialogs {...props} {...{ site, company, container, visit }} />
        )}
      </HeadingLevelProvider>
    </SiteBackground>
  );
}

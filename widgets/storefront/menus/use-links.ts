import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { sellsProducts } from '#domain/company/modules.ts';
import { keysOf } from '#domain/keys.ts';
import type { Locale } from '#domain/locale.ts';
import { buildHref, type Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import { useAnnounce, type Announce } from '#ui/announcer.tsx';
import { targetTo } from '../place/target.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import type { Language } from './language-switch.view.tsx';
import type { MenuLink } from './main-menu.view.tsx';
import { barEntries, mainEntries, type Entry, type Offer } from './menu-entries.ts';

const ROUTES: Readonly<Record<Entry, Route>> = {
  services: { kind: 'services' },
  eshop: { kind: 'eshop' },
  gift: { kind: 'gift' },
  magazine: { kind: 'magazine' },
  shops: { kind: 'contact' },
  contact: { kind: 'contact' },
};

/** The pages that lie below a place of the menu. */
const BELOW: Partial<Record<Entry, readonly Route['kind'][]>> = {
  services: ['category', 'service'],
  eshop: ['article'],
  gift: ['gift-check'],
  magazine: ['post'],
};

/** Whether a page belongs to a place of the menu. */
function isWithin(route: Route | null, entry: Entry): boolean {
  if (route === null) return false;
  return route.kind === ROUTES[entry].kind || BELOW[entry]?.includes(route.kind) === true;
}

/** Every link of head and foot, as far as it leads somewhere. */
export function useLinks(site: Site, company: Company, { shops, categories }: LoadedCatalogue) {
  const { navigation } = site;
  const { route } = useStore(navigation.$place);
  const locale = useStore(site.locale.$locale);
  const offer: Offer = {
    company,
    locale,
    shopCount: shops?.length ?? null,
    categoryCount: categories?.length ?? null,
  };
  const linkOf = (entry: Entry): MenuLink => ({
    entry,
    to: targetTo(navigation, ROUTES[entry]),
    isCurrent: isWithin(route, entry),
  });
  return {
    home: targetTo(navigation, { kind: 'home' }),
    main: mainEntries(offer).map(linkOf),
    bar: barEntries(offer).map(linkOf),
    rights: {
      legal: company.legalSections.map((section) => ({
        section,
        to: targetTo(navigation, { kind: 'legal', section }),
      })),
      withdrawal: sellsProducts(company) ? targetTo(navigation, { kind: 'withdrawal' }) : null,
    },
  };
}

/** Another language for the page, which says so in it. */
async function chooseLanguage({ locale, texts }: Site, wanted: Locale, announce: Announce): Promise<void> {
  if (await locale.choose(wanted)) announce(texts.$texts.get().t('storefront:language.chosen'));
}

/** Milliseconds that a language waits for what is prepared for it: on a connection that stalls nothing would follow the press. */
const PATIENCE_MS = 1_000;

/** Prepares a language, and reads its texts meanwhile. Never rejects. */
async function ready({ texts }: Site, wanted: Locale, prepare: () => Promise<unknown>): Promise<void> {
  for (const namespace of keysOf(texts.data())) void texts.wordsIn(wanted, namespace);
  await Promise.race([
    prepare().catch(() => {}),
    new Promise((resolve) => void setTimeout(resolve, PATIENCE_MS)),
  ]);
}

/**
 * The shown page in each language of the company; one that is chosen is announced in itself. `prepare`: before it is there, which
 * waits a while for what that promises, whether it comes or not.
 */
export function useLanguages(
  site: Site,
  base: string,
  prepare?: () => Promise<unknown>,
): readonly Language[] {
  const announce = useAnnounce();
  const locales = useStore(site.locale.$locales);
  const { route, query } = useStore(site.navigation.$place);
  const { mode, added } = site.navigation;
  return locales.map((locale) => ({
    locale,
    to: {
      href: mode === 'history' ? base + buildHref(route ?? { kind: 'home' }, locale, query, added) : null,
      go() {
        void (prepare ? ready(site, locale, prepare) : Promise.resolve()).then(() =>
          chooseLanguage(site, locale, announce),
        );
      },
    },
  }));
}

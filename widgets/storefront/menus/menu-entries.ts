import type { Company } from '#domain/company/company.ts';
import { sellsProducts, sellsVouchers } from '#domain/company/modules.ts';
import type { Locale } from '#domain/locale.ts';
import { isInLanguage } from '#domain/languages/is-in-language.ts';

/** A place of the site that a menu may lead to. */
export type Entry = 'services' | 'eshop' | 'gift' | 'magazine' | 'shops' | 'contact';

const ENTRIES: readonly Entry[] = ['services', 'eshop', 'gift', 'magazine', 'shops', 'contact'];

/** What decides which places there are. */
export interface Offer {
  readonly company: Company;
  /** The language that is spoken. */
  readonly locale: Locale;
  /** Null while they are not known. */
  readonly shopCount: number | null;
  readonly categoryCount: number | null;
}

function isThere(entry: Entry, { company, locale, shopCount, categoryCount }: Offer): boolean {
  switch (entry) {
    case 'services':
      return company.booking.active && categoryCount !== 0;
    case 'eshop':
      return sellsProducts(company);
    case 'gift':
      return sellsVouchers(company);
    case 'magazine':
      return isInLanguage(company.magazineLanguages, locale);
    case 'shops':
      return (shopCount ?? 0) > 1;
    case 'contact':
      return shopCount !== null && shopCount <= 1;
  }
}

/** The menu: services, the products and vouchers that are sold online, the magazine where it has articles in the language, then the shops, or the way to the only one. */
export function mainEntries(offer: Offer): readonly Entry[] {
  return ENTRIES.filter((entry) => isThere(entry, offer));
}

/** A slot's choice in the words of the company; both words for the list of shops mean what the site has. */
function chosen(name: string, offer: Offer): Entry | null {
  const wanted = name === 'shops' || name === 'contact' ? [name, 'shops', 'contact'] : [name.toLowerCase()];
  const known = wanted.flatMap((one) => ENTRIES.find((entry) => entry === one) ?? []);
  return known.find((entry) => isThere(entry, offer)) ?? null;
}

/**
 * The places of the bar at the foot of a phone, besides the account. A slot whose choice is not there, or stands in the
 * other slot already, has its default: services on the left, shops or contact on the right.
 */
export function barEntries(offer: Offer): readonly Entry[] {
  const { left, right } = offer.company.bottomNav;
  const first = chosen(left, offer) ?? chosen('services', offer);
  const second = [chosen(right, offer), chosen('shops', offer), chosen('services', offer)].find(
    (entry) => entry && entry !== first,
  );
  return [first, second].filter((entry) => entry !== null && entry !== undefined);
}

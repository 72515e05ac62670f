import type { CompanyWire } from '#contract/company/company-wire.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locale.ts';
import { checkEmail } from '#domain/people/contact-details.ts';
import type { shops } from '../../database/schema/catalogue.ts';

type Shop = Pick<typeof shops.$inferSelect, 'email' | 'address'>;

export interface SalonWishes {
  readonly booked: boolean;
  readonly moved: boolean;
  readonly cancelled: boolean;
  /** The hour of the shop's day from which it gets the day's list; null: none. */
  readonly listHour: number | null;
  /** Whether that list comes on days without appointments too. */
  readonly emptyDays: boolean;
}

/** Of what a company wants its salons to be told. */
export function salonWishes({ booker }: CompanyWire): SalonWishes {
  const usual = { booked: true, moved: true, cancelled: true, listHour: null, emptyDays: false };
  return { ...usual, ...booker.appointment.mails };
}

/** Where a salon reads its mail: at the shop's address, else at the company's; null where neither is one. */
export function salonAddress({ email }: Pick<Shop, 'email'>, { identity }: CompanyWire): string | null {
  for (const each of [email, identity.email]) {
    const checked = checkEmail(each);
    if (checked.kind === 'ok') return checked.value;
  }
  return null;
}

/** Countries in which nearly everybody speaks one of our languages. */
const SPOKEN: Readonly<Record<string, Locale>> = {
  FR: 'fr',
  MC: 'fr',
  DE: 'de',
  AT: 'de',
  LI: 'de',
  IT: 'it',
  SM: 'it',
  ES: 'es',
  GB: 'en',
  IE: 'en',
};

/** The language of the shop's country where the company's site speaks it, else the site's first. */
export function salonLocale({ address }: Shop, profile: CompanyWire): Locale {
  const own = SPOKEN[address.country.trim().toUpperCase()];
  return own !== undefined && profile.booker.langs[own] ? own : companyLocale(profile);
}

/** The first that the company's site speaks. */
export function companyLocale({ booker }: CompanyWire): Locale {
  return LOCALES.find((locale) => booker.langs[locale]) ?? DEFAULT_LOCALE;
}

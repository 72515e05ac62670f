import type { CalendarDate } from '@internationalized/date';
import { seedProfile, type CompanyFacts } from '../company-wire.ts';
import { cookiesText, legalTexts } from '../legal/legal-texts.ts';
import type { LegalFacts } from '../legal/legal-facts.ts';
import type { SeedCategory, SeedCompany, SeedService, SeedShop } from '../model.ts';
import { customers, team } from '../people.ts';
import { seedClosedDays } from '../calendar/special-days.ts';

/** A company of one salon with one category, as it differs from others of its kind. */
export interface OneSalon {
  readonly company: Pick<
    CompanyFacts,
    'nickname' | 'displayName' | 'phone' | 'email' | 'locales' | 'theme' | 'socialNetworks' | 'booker'
  >;
  readonly legal: Pick<LegalFacts, 'legalName' | 'capital' | 'registration' | 'seat' | 'director'>;
  readonly category: SeedCategory;
  readonly services: readonly SeedService[];
  readonly shop: Omit<
    SeedShop,
    'name' | 'phone' | 'email' | 'timeZone' | 'closedDays' | 'openDays' | 'services' | 'equipment'
  >;
}

/** The whole company, in a town of France. */
export function oneSalon(
  { company, legal, category, services, shop }: OneSalon,
  today: CalendarDate,
): SeedCompany {
  const { nickname, displayName, phone, email, locales } = company;
  return {
    hosts: [`${nickname}.localhost`],
    company: seedProfile({
      ...company,
      legal: legalTexts({ ...legal, displayName, phone, email, locales, cancelHours: 24 }),
      cookies: cookiesText(locales),
      tabTitle: `%s · ${displayName}`,
    }),
    categories: [category],
    services,
    shops: [
      {
        ...shop,
        name: displayName,
        phone,
        email,
        timeZone: 'Europe/Paris',
        closedDays: seedClosedDays(shop.slug, 'FR', shop.week, today),
        openDays: [],
        services: services.map(({ slug }) => slug),
        equipment: [],
      },
    ],
    people: [...customers, ...team.filter(({ role }) => role === 'admin')],
  };
}

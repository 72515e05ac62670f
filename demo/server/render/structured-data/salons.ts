import type { BeautySalon, DayOfWeek, OpeningHoursSpecification, ReserveAction } from 'schema-dts';
import type { Picture, Shop } from '#domain/catalogue/catalogue.ts';
import { buildHref, buildPath } from '#domain/site/routes.ts';
import type { PageFacts } from './page-facts.ts';

const DAYS: readonly DayOfWeek[] = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
];

/** `09:30`; the end of a day is `23:59`, since a time of day has no 24:00. */
function clockText(minutes: number): string {
  const within = Math.min(minutes, 24 * 60 - 1);
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function openingHours({ weekHours }: Shop): OpeningHoursSpecification[] {
  return weekHours.flatMap((ranges, weekday) =>
    ranges.map(({ start, end }): OpeningHoursSpecification => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[weekday] ?? [],
      opens: clockText(start),
      closes: clockText(end),
    })),
  );
}

/** The address of a picture in its largest size, in a format that every browser shows. */
export function pictureUrl({ url, widths }: Picture): string {
  return url.replace('{width}', String(Math.max(...widths))).replace('{format}', 'webp');
}

/** Shops that a page names at most: a list of thousands says nothing of any of them. */
export const MOST_SHOPS = 50;

/** By which one thing of a page names another. */
export const salonId = ({ slug }: Shop, origin: string): string => `${origin}/#${slug}`;

function salonPath({ shops, locale }: PageFacts, { slug }: Shop): string {
  return buildPath(shops.length > 1 ? { kind: 'shop', shop: slug } : { kind: 'home' }, locale);
}

function reserveAction({ origin, locale, company }: PageFacts): ReserveAction {
  return {
    '@type': 'ReserveAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: origin + buildHref({ kind: 'services' }, locale),
      actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
    },
    result: { '@type': 'Reservation', provider: { '@type': 'Organization', name: company.identity.name } },
  };
}

/** A shop by its name, where the page is about something else. */
export function namedSalon(facts: PageFacts, shop: Shop): BeautySalon {
  const url = facts.origin + salonPath(facts, shop);
  return { '@type': 'BeautySalon', '@id': salonId(shop, facts.origin), name: shop.name, url };
}

/** A shop with its way, hours and how an appointment is made there. */
export function beautySalon(facts: PageFacts, shop: Shop): BeautySalon {
  const { origin, company } = facts;
  const { address, phone, email, position, pictures } = shop;
  const { identity, currency } = company;
  const images = pictures.map(pictureUrl);
  return {
    ...(namedSalon(facts, shop) as object),
    '@type': 'BeautySalon',
    ...(images.length > 0 && { image: images }),
    ...(phone || identity.phone ? { telephone: phone || identity.phone } : {}),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.zipcode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    ...(position && {
      geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    }),
    openingHoursSpecification: openingHours(shop),
    currenciesAccepted: currency.code,
    parentOrganization: {
      '@type': 'Organization',
      name: identity.name,
      url: `${origin}/`,
      ...(identity.socials.length > 0 && { sameAs: identity.socials.map(({ url }) => url) }),
    },
    ...(company.booking.active && shop.bookable && { potentialAction: reserveAction(facts) }),
  };
}

import type { Category, Service, ServicePrices, Shop, WeekHours } from '#domain/catalogue/catalogue.ts';
import {
  externalServiceId,
  externalShopId,
  serviceId,
  shopId,
  type ExternalShopId,
  type ServiceId,
} from '#domain/catalogue/ids.ts';
import { mergeRanges, minutesOfClock } from '#domain/time/minutes.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parsePictures } from '../picture.ts';
import {
  amount,
  each,
  externalId,
  fields,
  flag,
  id,
  integer,
  isEmpty,
  list,
  localized,
  number,
  text,
  type Warn,
  type WireFields,
} from '../read.ts';

/** What of the company its catalogue is read with. */
export interface CatalogueContext {
  /** Put before the paths of its media. */
  readonly base: string;
  readonly currency: Currency;
  readonly priceTimesMode: 'first' | 'lowest';
  /** Where a shop does not say. */
  readonly usesCabins: boolean;
  readonly warn: Warn;
}

/** Where a shop does not name its zone: the home of the back end. */
const HOME_ZONE = 'Europe/Paris';
const SERVICE_TYPES: readonly unknown[] = [1, 4, '1', '4'];
const OTHER_GROUP = { id: -1, name: 'Autre(s)', order: 99_999 };

/** The categories by order with the services that a visitor may see; null for what is no list. */
export function parseCategories(value: unknown, context: CatalogueContext): Category[] | null {
  if (list(value) === null) return null;
  const categories = each(value, 'category', context.warn, (item) => parseCategory(item, context));
  return categories.sort((a, b) => a.order - b.order);
}

export function parseCategory(value: unknown, context: CatalogueContext): Category | null {
  const read = fields(value);
  const slug = text(read['slug']);
  const name = localized(read['name']);
  if (!id(read['id']) || !slug || isEmpty(name)) return null;
  const shown = (list(read['articles']) ?? []).filter(isShownService);
  return {
    id: id(read['id']),
    slug,
    order: integer(read['order'], Number.MAX_SAFE_INTEGER),
    name,
    summary: localized(read['summary']),
    pictures: parsePictures(read['images'], context.base, context.warn),
    services: each(shown, 'service', context.warn, (item) => parseService(item, context)),
  };
}

/** Drafts, upsell-only and slugless articles, and products, are not faults: they are for others. */
function isShownService(value: unknown): boolean {
  const read = fields(value);
  return (
    (read['type'] === undefined || SERVICE_TYPES.includes(read['type'])) &&
    read['draft'] !== true &&
    fields(read['booker'])['upsellOnly'] !== true &&
    read['slug'] !== '' &&
    read['slug'] !== null
  );
}

/** Null for what is no service that can be shown: without id, slug, name or price. */
export function parseService(value: unknown, context: CatalogueContext): Service | null {
  const read = fields(value);
  const booker = fields(read['booker']);
  const name = localized(read['name']);
  const prices = parsePrices(read, booker, context);
  if (!id(read['id']) || !text(read['slug']) || isEmpty(name) || !prices) return null;
  const durationMinutes = integer(booker['duration'], 0, 0, 1440);
  return {
    id: serviceId(id(read['id'])),
    externalId: externalServiceId(externalId(read)),
    slug: text(read['slug']),
    name,
    summary: localized(read['summary']),
    pictures: parsePictures(read['images'], context.base, context.warn),
    categorySlugs: (list(read['categories']) ?? []).map((each) => text(fields(each)['slug'])).filter(Boolean),
    durationMinutes,
    pauseMinutes: integer(booker['pause'], 0, 0, 1440),
    requiredCustomers: integer(fields(booker['appointment'])['nbCustomerRequired'], 1, 1, 100),
    requiredPractitioners: integer(fields(booker['appointment'])['nbPractitionerRequired'], 1, 1, 20),
    prices,
    bookable: flag(booker['active'], false) && durationMinutes > 0,
  };
}

function parsePrices(
  read: WireFields,
  booker: WireFields,
  { currency, priceTimesMode }: CatalogueContext,
): ServicePrices | null {
  const base = amount(read['price'], currency);
  if (base === null) return null;
  const byShop = new Map<ExternalShopId, number>();
  for (const item of list(booker['pricesByShops']) ?? []) {
    const shop = externalShopId(id(fields(item)['boutiqueId']));
    const price = amount(fields(item)['pvTtc'], currency);
    if (shop && price !== null) byShop.set(shop, price);
  }
  const times = fields(booker['priceTime']);
  const timed = (list(times['prices']) ?? []).flatMap((item) => {
    const price = amount(fields(item)['value'], currency);
    const durationMinutes = integer(fields(item)['duration'], 0, 1, 1440);
    return price === null || durationMinutes === 0 ? [] : [{ durationMinutes, price }];
  });
  return {
    base,
    weekday: amount(read['weekprices'], currency),
    weekend: amount(read['prices'], currency),
    byShop,
    priceTimes: times['active'] === true && timed.length > 0 ? { mode: priceTimesMode, list: timed } : null,
  };
}

/** The shops by order; null for what is no list. */
export function parseShops(value: unknown, context: CatalogueContext): Shop[] | null {
  if (list(value) === null) return null;
  const shops = each(value, 'shop', context.warn, (item) => parseShop(item, context));
  return shops.sort((a, b) => a.order - b.order);
}

/** Null for what is no shop: without id, slug or name. */
export function parseShop(value: unknown, context: CatalogueContext): Shop | null {
  const read = fields(value);
  const info = fields(read['publicInfo']);
  const address = fields(info['address']);
  const booker = fields(read['booker']);
  if (!id(read['id']) || !text(read['slug']) || !text(info['name'])) return null;
  const zone = read['timezone'];
  const isZoneWrong = Boolean(zone) && !isTimeZone(zone);
  if (isZoneWrong) context.warn('time zone of a shop');
  return {
    id: shopId(id(read['id'])),
    externalId: externalShopId(externalId(read)),
    slug: text(read['slug']),
    order: integer(read['order'], Number.MAX_SAFE_INTEGER),
    name: text(info['name']),
    address: {
      street: text(address['address']),
      city: text(address['city']),
      zipcode: id(address['zipcode']),
      country: text(address['country']),
      otherNames: list(address['otherNames'])?.map(text),
    },
    phone: text(info['phone']),
    email: text(info['email']),
    position: parsePosition(fields(read['localisation'])['coordonate']),
    timeZone: isTimeZone(zone) ? zone : HOME_ZONE,
    pictures: parsePictures(read['images'], context.base, context.warn),
    // A time shown in a guessed zone would be a wrong appointment.
    bookable: flag(booker['active'], false) && !isZoneWrong,
    usesCabins: flag(booker['shopUseCabins'], context.usesCabins),
    serviceIds: new Set((list(read['articles']) ?? []).map(idOfArticle).filter(Boolean)),
    weekHours: parseWeek(fields(read['weekHours'])),
    group: parseGroup(read['geoGroupment']),
  };
}

function idOfArticle(value: unknown): ServiceId {
  return serviceId(id(value) || id(fields(value)['id']));
}

function parsePosition(value: unknown): Shop['position'] {
  const latitude = number(fields(value)['lat']);
  const longitude = number(fields(value)['lng']);
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return null;
  return { latitude, longitude };
}

/** A day that says `other`, or nothing that can be read, is closed. */
function parseWeek(read: WireFields): WeekHours {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => {
    const day = fields(read[weekday]);
    if (day['status'] !== 'day' && day['status'] !== 'pause') return [];
    return mergeRanges(
      (list(day['hours']) ?? []).flatMap((hours) => {
        const start = minutesOfClock(text(fields(hours)['start']));
        const end = minutesOfClock(text(fields(hours)['end']));
        return start === null || end === null ? [] : [{ start, end }];
      }),
    );
  });
}

function parseGroup(value: unknown): Shop['group'] {
  const read = fields(value);
  if (!text(read['name'])) return OTHER_GROUP;
  return {
    id: integer(read['id'], -1),
    name: text(read['name']),
    order: integer(read['order'], OTHER_GROUP.order),
  };
}

import type { ExternalServiceId, ExternalShopId, ServiceId, ShopId } from './ids.ts';
import type { LocalizedText } from '../locale.ts';
import type { Cents } from '../prices/money.ts';
import type { WallRange } from '../time/minutes.ts';

/** A picture in the widths (CSS pixels) that the media host keeps; `{width}` and `{format}` in the url are filled in. */
export interface Picture {
  readonly url: string;
  readonly widths: readonly number[];
  readonly alt: LocalizedText;
  /** The dominant colour, shown until the picture is there, as `#rrggbb`. */
  readonly colour: string;
}

/** A price that depends on how long the service takes for this customer on this date. */
export interface PriceTime {
  readonly durationMinutes: number;
  readonly price: Cents;
}

/** What a service costs, before the rules of `pricing.ts` choose what to show. */
export interface ServicePrices {
  readonly base: Cents;
  /** SEM: Monday to Friday, where it differs from the base price. */
  readonly weekday: Cents | null;
  /** WE: Saturday and Sunday, where it differs from the base price. */
  readonly weekend: Cents | null;
  readonly byShop: ReadonlyMap<ExternalShopId, Cents>;
  readonly priceTimes: { readonly mode: 'first' | 'lowest'; readonly list: readonly PriceTime[] } | null;
}

export interface Service {
  readonly id: ServiceId;
  readonly externalId: ExternalServiceId;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly pictures: readonly Picture[];
  readonly categorySlugs: readonly string[];
  readonly durationMinutes: number;
  readonly pauseMinutes: number;
  /** Guests who come together: what it costs is for all of them. */
  readonly requiredCustomers: number;
  /** How many practitioners perform it together. */
  readonly requiredPractitioners: number;
  readonly prices: ServicePrices;
  readonly bookable: boolean;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly order: number;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly pictures: readonly Picture[];
  /** In the order the company gave them; drafts, upsell-only and slugless services are already left out. */
  readonly services: readonly Service[];
}

/** A weekday's opening: 0 is Sunday; no range means closed. */
export type WeekHours = readonly (readonly WallRange[])[];

export interface Shop {
  readonly id: ShopId;
  readonly externalId: ExternalShopId;
  readonly slug: string;
  readonly order: number;
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly zipcode: string;
    readonly country: string;
    /** Names that the town has in other languages, and those of the larger town that it lies next to. */
    readonly otherNames?: readonly string[] | undefined;
  };
  readonly phone: string;
  readonly email: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** IANA zone: it governs every time shown for this shop. */
  readonly timeZone: string;
  readonly pictures: readonly Picture[];
  readonly bookable: boolean;
  readonly usesCabins: boolean;
  readonly serviceIds: ReadonlySet<ServiceId>;
  readonly weekHours: WeekHours;
  readonly group: { readonly id: number; readonly name: string; readonly order: number };
}

/** What decides whether an article of the back end is shown in the lists of services. */
export interface ListedArticle {
  readonly type: number;
  readonly slug: string;
  readonly draft: boolean;
  readonly upsellOnly: boolean;
}

/** Articles of these types are services. */
export const SERVICE_TYPES: readonly number[] = [1, 4];

/** An article of this type is a product. */
export const PRODUCT_TYPE = 2;

export function isServiceType(type: number): boolean {
  return SERVICE_TYPES.includes(type);
}

/** A service that lists show: no draft, not for upselling alone, and with a slug to reach it by. */
export function isListedService(article: ListedArticle): boolean {
  return isServiceType(article.type) && !article.draft && !article.upsellOnly && article.slug.trim() !== '';
}

/** By the order that the company gave; equals stay as they came. */
export function inOrder<Item extends { readonly order: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => a.order - b.order);
}

/** The group of a shop without one. */
export const OTHER_SHOPS: Shop['group'] = { id: -1, name: 'Autre(s)', order: 99_999 };

/** Shops by group, groups and shops by their order. */
export function shopGroups(
  shops: readonly Shop[],
): readonly { readonly group: Shop['group']; readonly shops: readonly Shop[] }[] {
  const byId = Map.groupBy(inOrder(shops), (shop) => shop.group.id);
  const groups = [...byId.values()].flatMap((members) =>
    members[0] ? [{ group: members[0].group, shops: members, order: members[0].group.order }] : [],
  );
  return inOrder(groups).map(({ group, shops: members }) => ({ group, shops: members }));
}

/** The services of all categories, each once. */
export function allServices(categories: readonly Category[]): readonly Service[] {
  const byId = new Map(
    categories.flatMap((category) => category.services.map((service) => [service.id, service])),
  );
  return [...byId.values()];
}

/** Whether visitors can book the service at the shop. */
export function isBookableAt(service: Service, shop: Shop): boolean {
  return service.bookable && shop.bookable && shop.serviceIds.has(service.id);
}

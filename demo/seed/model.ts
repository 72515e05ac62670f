import type { BackOfficeRole } from '#contract/call.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { CompanyWire } from '#contract/company/company-wire.ts';
import type { SeedContent } from './content-model.ts';
import type { SeedAppointment, SeedCommerce } from './commerce/model.ts';

/** Wall-clock ranges by weekday, `0` is Sunday; an absent day is closed. Times are HH:MM. */
export type SeedWeek = Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [string, string])[]>>;

export interface SeedService {
  readonly slug: string;
  readonly category: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly description: LocalizedText;
  /** Names of pictures made in `pictures/`; the first is shown in lists. */
  readonly pictures: readonly string[];
  readonly durationMinutes: number;
  readonly pauseMinutes: number;
  /** Decimal euros. */
  readonly price: number;
  readonly weekdayPrice?: number;
  readonly weekendPrice?: number;
  readonly priceTimes?: readonly (readonly [durationMinutes: number, price: number])[];
  /** Guests who come together, each with a practitioner; prices are for one of them. */
  readonly requiredCustomers?: number;
  readonly requiredPractitioners?: number;
  /** Kind of equipment that one unit of is needed, as `led-lamp`. */
  readonly equipment?: string;
  /** Needs a cabin where the shop uses cabins; true unless said otherwise. */
  readonly cabin?: boolean;
  readonly draft?: boolean;
  readonly upsellOnly?: boolean;
  readonly active?: boolean;
}

export interface SeedCategory {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly picture: string;
}

export interface SeedPractitioner {
  readonly name: string;
  readonly week: SeedWeek;
  /** Slugs of categories that this person performs. */
  readonly categories: readonly string[];
  readonly selectable?: boolean;
  /** Name of a portrait; absent: initials stand for them. */
  readonly picture?: string | undefined;
  /** What they do best, in a line. */
  readonly craft?: LocalizedText;
}

export interface SeedSpecialDay {
  /** Days from the day of seeding. */
  readonly inDays: number;
  readonly from?: string;
  readonly to?: string;
  readonly label: LocalizedText;
}

export interface SeedShop {
  readonly slug: string;
  readonly name: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly zipcode: string;
    readonly country: string;
  };
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  /** The id of one of the company's groups. */
  readonly group?: number;
  readonly picture: string;
  /** Of its other rooms, after the first. */
  readonly morePictures?: readonly string[];
  readonly bookable?: boolean;
  readonly usesCabins?: boolean | null;
  readonly week: SeedWeek;
  readonly closedDays: readonly SeedSpecialDay[];
  readonly openDays: readonly SeedSpecialDay[];
  /** Slugs of the services it offers. */
  readonly services: readonly string[];
  /** Slugs of the products it sells. */
  readonly products?: readonly string[];
  /** Decimal euros by service slug, where this shop's price differs. */
  readonly prices?: Readonly<Record<string, number>>;
  readonly practitioners: readonly SeedPractitioner[];
  readonly cabins: readonly { readonly name: string; readonly categories: readonly string[] }[];
  readonly equipment: readonly { readonly name: string; readonly kind: string }[];
}

export interface SeedPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** E.164; empty where the profile lacks one. */
  readonly phone: string;
  readonly role: 'customer' | 'access' | BackOfficeRole;
  /** Number of a customer's record in the salon's own file. */
  readonly record?: string;
  /** Whom a customer books for, besides themselves. */
  readonly others?: readonly { readonly firstname: string; readonly lastname: string }[];
}

export interface SeedGroup {
  readonly id: number;
  readonly name: string;
  readonly short: LocalizedText;
  readonly long: LocalizedText;
  readonly picture: string;
}

/** An article of the e-shop. */
export interface SeedProduct {
  readonly slug: string;
  /** Slug of one of the product categories. */
  readonly category: string;
  readonly name: LocalizedText;
  readonly summary: LocalizedText;
  readonly description: LocalizedText;
  readonly pictures: readonly string[];
  /** Decimal euros. */
  readonly price: number;
  /** Who makes it, or its line. */
  readonly brand?: string;
  /** Decimal euros that it cost before its price was lowered. */
  readonly regularPrice?: number;
  /** Sold only as far as the stock goes; true unless said otherwise. */
  readonly tracksStock?: boolean;
}

/** How a company wants to be paid; absent: in its shops. */
export interface SeedPayment {
  readonly payOnSite: boolean;
  /** What is taken online for a visit. */
  readonly mode: 'none' | 'hold' | 'deposit' | 'full';
  readonly depositPercent: number;
  /** Of a visit's price, kept when it is cancelled too late. */
  readonly lateFeePercent: number;
  /** The shop confirms each visit itself. */
  readonly approval: boolean;
}

export interface SeedCompany {
  /** Host names that lead to it, without port. */
  readonly hosts: readonly string[];
  readonly company: CompanyWire;
  readonly categories: readonly SeedCategory[];
  readonly services: readonly SeedService[];
  readonly productCategories?: readonly SeedCategory[];
  readonly products?: readonly SeedProduct[];
  /** In the order in which they are shown. */
  readonly groups?: readonly SeedGroup[];
  readonly shops: readonly SeedShop[];
  readonly people: readonly SeedPerson[];
  /** Products aside, what is sold besides visits. The name is part of the seed's version: another one would seed anew. */
  readonly goods?: SeedCommerce;
  readonly appointments?: readonly SeedAppointment[];
  readonly content?: SeedContent;
  readonly payment?: SeedPayment;
}

/** Rises when a detail loses or changes a field; a new field does not raise it. */
export const EVENTS_VERSION = 1;

/** A service as an event names it. `name` is in the visitor's language. */
export interface EventService {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Decimal, in the detail's `currency`. Absent where it depends on what is still to be chosen. */
  readonly price?: number;
}

export interface EventShop {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

interface Versioned {
  readonly version: typeof EVENTS_VERSION;
}

export interface NavigateDetail extends Versioned {
  /** As the address would be in the full-page storefront, with its language prefix. */
  readonly path: string;
  /** Kind of page, as `service` or `home`. */
  readonly page: string;
  /** Slugs of what the page is about. */
  readonly shop?: string;
  readonly category?: string;
  readonly service?: string;
}

/** A product as an event names it. `name` is in the visitor's language, empty where it is no longer sold. */
export interface EventProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly quantity: number;
  /** Decimal, of one, in the detail's `currency`. Absent where it is no longer sold. */
  readonly price?: number;
}

/** What is about to join a cart: a service, or so many more of a product. */
export type AddDetail = Versioned & {
  readonly shop: EventShop | null;
  /** ISO 4217. */
  readonly currency: string;
} & (
    | { readonly cart: 'booking'; readonly service: EventService }
    | { readonly cart: 'products'; readonly product: EventProduct }
  );

export type CartChangeDetail = Versioned & {
  readonly shop: EventShop | null;
  /** ISO 4217. */
  readonly currency: string;
} & (
    | { readonly cart: 'booking'; readonly services: readonly EventService[] }
    | { readonly cart: 'products'; readonly products: readonly EventProduct[] }
  );

/** The services of a category, as they are listed. */
export interface ListDetail extends Versioned {
  /** `name` is in the visitor's language. */
  readonly category: { readonly slug: string; readonly name: string };
  readonly services: readonly EventService[];
  /** Null: no shop is chosen. */
  readonly shop: EventShop | null;
  /** ISO 4217. */
  readonly currency: string;
}

/** A search of free times, as it is understood; nothing of the place and the words that the visitor has typed. */
export interface SearchDetail extends Versioned {
  /** Those that are meant. */
  readonly services: readonly EventService[];
}

export interface BookingDetail extends Versioned {
  readonly shop: EventShop;
  readonly services: readonly EventService[];
  /** ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
  /** Decimal, in `currency` (ISO 4217). */
  readonly value: number;
  readonly currency: string;
}

export interface BookingConfirmedDetail extends BookingDetail {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
}

/** Products that were paid. */
export interface PurchaseDetail extends Versioned {
  /** Of the transaction: the same for whoever tells of it again. */
  readonly id: string;
  readonly shop: EventShop | null;
  readonly products: readonly EventProduct[];
  /** Decimal, in `currency` (ISO 4217), without the delivery. */
  readonly value: number;
  /** Decimal, what sending them costs. */
  readonly delivery: number;
  readonly currency: string;
}

/** A page of the site that a preview shows. */
export interface PreviewPageDetail extends Versioned {
  /** As the address would be, with its language prefix. */
  readonly path: string;
}

/** A setting of the look that what was pressed in a preview follows. */
export interface PreviewSetting {
  /** As `themes.general.buttonsColor`. */
  readonly path: string;
  /** As JSON has it. Absent: the company has said nothing of it. */
  readonly value?: unknown;
  /** Where the value comes from: it was changed in the preview, is drafted, is published, or is what there is by default. */
  readonly origin: 'changed' | 'drafted' | 'published' | 'default';
}

/** What was pressed in a preview. */
export interface PreviewPointDetail extends Versioned {
  /** Its CSS part, as `header`. */
  readonly part: string;
  /** What one would change first at the front. */
  readonly settings: readonly PreviewSetting[];
}

/** A setting that was changed in a preview, taken back or made again. */
export interface PreviewChangeDetail extends Versioned {
  /** As `themes.general.buttonsColor`. */
  readonly path: string;
  /** The whole draft as it is now: what `PUT /api/themes/draft` takes as `change`. */
  readonly change: object;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface ErrorDetail extends Versioned {
  /** HTTP status, or 0 for a fault of the page itself. */
  readonly code: number;
  readonly type: string;
  readonly message: string;
}

/** The public events by name, with their `detail`. No detail carries what a visitor typed about themselves, nor a token. */
export interface WidgetEvents {
  'vitrine-ready': Versioned;
  'vitrine-before-navigate': NavigateDetail;
  'vitrine-navigate': NavigateDetail;
  'vitrine-before-add': AddDetail;
  'vitrine-cart-change': CartChangeDetail;
  'vitrine-before-booking': BookingDetail;
  'vitrine-booking-confirmed': BookingConfirmedDetail;
  'vitrine-purchase': PurchaseDetail;
  'vitrine-list': ListDetail;
  'vitrine-search': SearchDetail;
  'vitrine-preview-page': PreviewPageDetail;
  'vitrine-preview-point': PreviewPointDetail;
  'vitrine-preview-change': PreviewChangeDetail;
  'vitrine-preview-expired': Versioned;
  'vitrine-login': Versioned;
  'vitrine-sign-up': Versioned;
  'vitrine-logout': Versioned;
  'vitrine-error': ErrorDetail;
}

export type WidgetEventName = keyof WidgetEvents;

type Unversioned<Detail> = Detail extends unknown ? Omit<Detail, 'version'> : never;

/** Fires one event; false when a listener of a `vitrine-before-…` event prevented it. */
export type Emit = <Name extends WidgetEventName>(
  name: Name,
  detail: Unversioned<WidgetEvents[Name]>,
) => boolean;

/** What an element lends to the stores so that facts of the whole page leave through one element only. */
export interface Emitter {
  /** The events that this element documents. */
  readonly names: ReadonlySet<WidgetEventName>;
  readonly emit: Emit;
}

/** Facts of the page find one element to be told from, so that a listener at the document hears each of them once. */
export interface Announcements {
  /** Gives the element's voice; call the result when the element leaves. */
  attach(emitter: Emitter): () => void;
  /** Told through the first attached element that documents the event; true when none does. */
  readonly emit: Emit;
}

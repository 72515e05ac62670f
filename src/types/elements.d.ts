// Written by `npm run manifest`.

/** Rises when a detail loses or changes a field; a new field does not raise it. */
export declare const EVENTS_VERSION = 1;

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

type EventsByName = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

/** What scripts know of an element that is a control of forms, once it is in one. */
export interface FormControlMembers {
  /** What is sent with the form; empty until the visitor has come to it. */ readonly value: string;
  /** The form that it belongs to. */ readonly form: HTMLFormElement | null;
  /** Its labels. */ readonly labels: NodeList;
  /** `valueMissing`, or `customError` of `setCustomValidity`. */ readonly validity: ValidityState;
  /** Why the form cannot be sent, in the element’s language; empty: it can. */ readonly validationMessage: string;
  /** Whether it may keep the form from being sent. */ readonly willValidate: boolean;
  /** Whether it lets the form be sent. */ checkValidity(): boolean;
  /** The same; the browser shows why it does not. */ reportValidity(): boolean;
  /** A reason of the page’s own for which the form cannot be sent; empty: none. */ setCustomValidity(reason: string): void;
}

export interface VitrineAccountProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, which links lead to where only a whole site has the page. Absent: the company’s website. */ base: string | undefined | null;
  /** `off`: the pages that the visitor opens have no entries in the page’s history, so that Back leaves the page. */ history: 'on' | 'off' | null;
  /** What is shown at first: appointments (`orders`), `eshop-orders`, vouchers and credit (`credit`), details (`profile`) or the loyalty card (`loyalty`). */ page: 'orders' | 'eshop-orders' | 'credit' | 'profile' | 'loyalty' | null;
  /** Keep the page of the account in the page’s address, as a query parameter that starts with `vitrine-`, so that links lead to it. */ syncUrl: boolean | null;
}
/** A customer’s account: the way in, then appointments, e-shop orders, vouchers and credit, details and loyalty card. */
export interface VitrineAccount extends HTMLElement, VitrineAccountProperties {
}
export type VitrineAccountEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineBookingProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Slug of the category to start with. */ category: string | undefined | null;
  /** Slug of the service to start with. */ service: string | undefined | null;
  /** What `service` starts with: what the company says of it (`choice`), or its free times (`times`), as behind a button of the page’s own that says “book this”. Where the company has several shops and `shop` names none, that is asked first. */ open: 'choice' | 'times' | null;
  /** Keep the screen in the page’s address, as query parameters that start with `vitrine-`, so that links lead to it, to a step of the reservation too. */ syncUrl: boolean | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`. Where visits have to be paid online, a time that is pressed leads there, to be paid. Absent: the company’s own website. */ base: string | undefined | null;
  /** Whether each screen and each step of the reservation is an entry of the page’s history, so that Back leads through them: `on` or `off`. What the page keeps in `history.state` stays there; ours stands under `vitrine`. */ history: 'on' | 'off' | null;
  /** Name by which its value is sent with the form around it. Absent: nothing is sent. */ name: string | undefined | null;
  /** The form around cannot be sent before the element has a value. */ required: boolean | null;
  /** Nobody can use it, and nothing is sent; so too in a `fieldset` that is disabled. */ disabled: boolean | null;
}
/** Booking of an appointment: category, service, shop, practitioner, time, details and confirmation. */
export interface VitrineBooking extends HTMLElement, VitrineBookingProperties, FormControlMembers {
}
export type VitrineBookingEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error' | 'vitrine-list' | 'vitrine-before-booking' | 'vitrine-booking-confirmed'>;

export interface VitrineCartProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, without a language, where products are paid for. As a path it is on this page’s own origin and has the same cart; to another origin the products go along in the link. Absent: the company’s own website. */ base: string | undefined | null;
}
/** Button with the number of services and products that were chosen; it opens a panel with the visit that is being put together and with what is to be bought. */
export interface VitrineCart extends HTMLElement, VitrineCartProperties {
}
export type VitrineCartEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineContactProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop that is shown alone. Absent: all of them, with a search where there are many. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, which the shops then link to. Absent: a shop opens in the `vitrine-booking` on the same page; where there is none, `vitrine-navigate` tells the page which shop it was. */ base: string | undefined | null;
}
/** How to reach the company: its shops with their hours, whether each is open now and free next, the way there, telephone, e-mail and networks. */
export interface VitrineContact extends HTMLElement, VitrineContactProperties {
}
export type VitrineContactEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineFinderProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Slug of a service: only shops that offer it are shown, and lead to its reservation. */ service: string | undefined | null;
  /** Kilometres around a place within which shops are found at first; the visitor may change them. */ radius: number | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, which the shops then link to. Absent: a shop opens in the `vitrine-booking` on the same page; where there is none, `vitrine-navigate` tells the page which shop it was. */ base: string | undefined | null;
  /** The shops themselves, or a button that opens them in a dialog. */ display: 'list' | 'button' | null;
  /** Heading of the list, or words of the button, in place of the element’s own. */ label: string | undefined | null;
  /** The shops lead to the service’s page and not to its reservation. */ showMore: boolean | null;
}
/** The company’s shops: found by name, town, postcode or around the visitor, each with the earliest time that is free. */
export interface VitrineFinder extends HTMLElement, VitrineFinderProperties {
}
export type VitrineFinderEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineGiftProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, where vouchers are paid. As a path it is on this page’s own origin, and what was filled in goes along; on another origin vouchers are filled in there, and the element shows what there is. Absent: the company’s own website. */ base: string | undefined | null;
}
/** The gift vouchers of the company: theme, sum or service, recipient, message and day, with the voucher beside it; the payment is on the company’s storefront. */
export interface VitrineGift extends HTMLElement, VitrineGiftProperties {
}
export type VitrineGiftEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineMagazineProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of a shop: only articles that tell of it are listed. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Slug of the article that is shown at once. Absent: the list. */ post: string | undefined | null;
  /** How many articles the list shows at first, and more at each press of its button. */ limit: number | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, which the articles then link to. Absent: they open in the element. */ base: string | undefined | null;
  /** `off`: the articles that the visitor opens have no entries in the page’s history, so that Back leaves the page. */ history: 'on' | 'off' | null;
}
/** The articles of the company’s magazine, the featured first, and each of them to be read. */
export interface VitrineMagazine extends HTMLElement, VitrineMagazineProperties {
}
export type VitrineMagazineEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrinePreviewProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** On what the site is shown: a phone and a desktop, or one of the two. */ display: 'both' | 'phone' | 'desktop' | null;
  /** Property: what is drafted, as the `change` of `GET /api/themes/draft`. Another object takes the place of all that was changed in the preview. */ draft: object | string | undefined | null;
  /** Path of the page that is shown first, as `/en/contact`. */ page: string | null;
  /** Property alone, as it is a secret: `{ token, expiresAt }` of `POST /api/themes/preview`. Absent: nothing is shown yet. */ session: object | string | undefined | null;
  /** Address of the company’s storefront, as `https://salon.example`. It has to be told: nothing is shown without it. */ base: string | undefined | null;
}
/** For a back office: the company’s site as it is drafted, on a phone and a desktop side by side, changed while one looks. What is pressed there can be told with its settings. */
export interface VitrinePreview extends HTMLElement, VitrinePreviewProperties {
  /** Shows another value of a setting of the look, in every frame; `false` where there is no such setting, or no such value. Several by their paths, as an object alone, are one step: all of them, or none. Nothing is saved. */ set(path: string | object, value?: unknown): boolean;
  /** Takes the last change back. */ undo(): void;
  /** Makes the change again that was taken back. */ redo(): void;
  /** Shows another page of the site. */ showPage(path: string): void;
  /** Draws a frame around what has a CSS part; `null`: around nothing. */ highlight(part: string | null): void;
  /** Whether what is pressed in the site is told in place of what it does. */ point(isOn: boolean): void;
  /** Whether what is published is shown in place of what is drafted, until something is changed. */ compare(isOn: boolean): void;
  /** Loads the site anew, with the token. */ reload(): void;
}
export type VitrinePreviewEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error' | 'vitrine-preview-page' | 'vitrine-preview-point' | 'vitrine-preview-change' | 'vitrine-preview-expired'>;

export interface VitrineShopProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of a shop: only products that it sells are listed. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Slug of the product that is shown at once. Absent: the list. */ product: string | undefined | null;
  /** Slug of the category that the list begins with. */ category: string | undefined | null;
  /** How many products the list shows at first, and more at each press of its button. */ limit: number | null;
  /** Address of the company’s storefront, as `https://salon.example` or `/salon`, which the products then link to, and where they are paid for. Absent: products open in the element, and are paid for on the company’s own website. */ base: string | undefined | null;
  /** `off`: the products that the visitor opens have no entries in the page’s history, so that Back leaves the page. */ history: 'on' | 'off' | null;
}
/** The products of the company’s e-shop, to be searched, filtered and put into the cart, and each of them with its pictures, price and stock. */
export interface VitrineShop extends HTMLElement, VitrineShopProperties {
}
export type VitrineShopEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error'>;

export interface VitrineStorefrontProperties {
  /** Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name. */ company: string | undefined | null;
  /** Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script. */ api: string | undefined | null;
  /** Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own. */ locale: 'fr' | 'de' | 'en' | 'es' | 'it' | undefined | null;
  /** Slug of the shop to start in. Absent: the visitor chooses, or there is only one. */ shop: string | undefined | null;
  /** JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object. */ theme: object | string | undefined | null;
  /** Level of the element’s own first headings, so that they fit the outline of the page around. */ headingLevel: number | null;
  /** Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something. */ minHeight: number | undefined | null;
  /** What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does. */ render: 'server' | 'client' | null;
  /** Path under which the storefront lives, as `/salon`. Absent: the root of the host. */ base: string | null;
  /** `empty`: the pages alone, without header, footer and bar, for print, previews and pages that have a frame of their own. */ layout: 'default' | 'empty' | null;
}
/** The whole site of a company, which owns the page’s address below `base`. */
export interface VitrineStorefront extends HTMLElement, VitrineStorefrontProperties {
}
export type VitrineStorefrontEvents = Pick<EventsByName, 'vitrine-ready' | 'vitrine-before-navigate' | 'vitrine-navigate' | 'vitrine-before-add' | 'vitrine-cart-change' | 'vitrine-purchase' | 'vitrine-login' | 'vitrine-sign-up' | 'vitrine-logout' | 'vitrine-error' | 'vitrine-list' | 'vitrine-before-booking' | 'vitrine-booking-confirmed' | 'vitrine-search'>;

/** The class of an element, as `vitrine/NAME/class` gives it. */
export interface ElementClass<Element extends HTMLElement> {
  new (): Element;
  readonly prototype: Element;
  /** Version of the package. */
  readonly version: string;
  readonly observedAttributes: readonly string[];
}

/** Each element by its tag: what a script sees, what can be set, what it tells. */
export interface VitrineElements {
  'vitrine-account': { element: VitrineAccount; properties: VitrineAccountProperties; events: VitrineAccountEvents };
  'vitrine-booking': { element: VitrineBooking; properties: VitrineBookingProperties; events: VitrineBookingEvents };
  'vitrine-cart': { element: VitrineCart; properties: VitrineCartProperties; events: VitrineCartEvents };
  'vitrine-contact': { element: VitrineContact; properties: VitrineContactProperties; events: VitrineContactEvents };
  'vitrine-finder': { element: VitrineFinder; properties: VitrineFinderProperties; events: VitrineFinderEvents };
  'vitrine-gift': { element: VitrineGift; properties: VitrineGiftProperties; events: VitrineGiftEvents };
  'vitrine-magazine': { element: VitrineMagazine; properties: VitrineMagazineProperties; events: VitrineMagazineEvents };
  'vitrine-preview': { element: VitrinePreview; properties: VitrinePreviewProperties; events: VitrinePreviewEvents };
  'vitrine-shop': { element: VitrineShop; properties: VitrineShopProperties; events: VitrineShopEvents };
  'vitrine-storefront': { element: VitrineStorefront; properties: VitrineStorefrontProperties; events: VitrineStorefrontEvents };
}

declare global {
  interface HTMLElementTagNameMap {
    'vitrine-account': VitrineAccount;
    'vitrine-booking': VitrineBooking;
    'vitrine-cart': VitrineCart;
    'vitrine-contact': VitrineContact;
    'vitrine-finder': VitrineFinder;
    'vitrine-gift': VitrineGift;
    'vitrine-magazine': VitrineMagazine;
    'vitrine-preview': VitrinePreview;
    'vitrine-shop': VitrineShop;
    'vitrine-storefront': VitrineStorefront;
  }
  interface GlobalEventHandlersEventMap extends EventsByName {}
}

import type { Face, FaceWords } from '../face.ts';
import type { bookingFace } from './booking.ts';
import type { cartFace } from './cart.ts';
import { cssProperties } from './css-properties.ts';
import type { bookingEvents, everyAttribute, everyEvent } from './every-element.ts';
import type { finderFace } from './finder.ts';
import type { storefrontFace } from './storefront.ts';

/** What an element says of itself where it is documented; no bundle holds it. */
type WordsOf<Part> = Readonly<Record<keyof Part & string, string>>;

const attributes: WordsOf<typeof everyAttribute> = {
  company:
    'Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name.',
  api: 'Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script.',
  locale:
    'Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own.',
  shop: 'Slug of the shop to start in. Absent: the visitor chooses, or there is only one.',
  theme:
    'JSON of the company’s looks to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object.',
  'heading-level':
    'Level of the element’s own first headings, so that they fit the outline of the page around.',
};

const events: WordsOf<typeof everyEvent> = {
  'vitrine-ready': 'The first screen is there and can be used.',
  'vitrine-before-navigate':
    'The visitor is about to go to another screen. Prevent it to keep them where they are.',
  'vitrine-navigate': 'The visitor went to another screen.',
  'vitrine-cart-change':
    'What is in the cart, or its shop, has changed, in this tab or another: the services of a visit, or the products.',
  'vitrine-login': 'A customer logged in.',
  'vitrine-logout': 'The customer logged out, or the session ended.',
  'vitrine-error': 'Something failed: a call of the back end, the element’s code, or the element itself.',
};

const ofBooking: WordsOf<typeof bookingEvents> = {
  'vitrine-before-booking':
    'The visitor has confirmed the visit and it is about to be booked. Prevent it to stop the booking.',
  'vitrine-booking-confirmed': 'The visit is booked. Fired once for each booking.',
};

const parts = {
  loading: 'The place holder before the first texts are there.',
  failure: 'What stands in the place of a screen that failed.',
  heading: 'Every heading.',
  notice: 'Notices that stand in a screen.',
  field: 'Every field of a form, with its label and its message.',
  dialog: 'Every dialog in the middle of the window.',
  drawer: 'Every panel from the side of the window.',
  button: 'Every button, and every link that looks like one.',
  'button-primary': 'The one main button of a screen.',
  'button-secondary': 'Other buttons.',
  'button-small': 'Small buttons.',
  'button-quiet': 'Buttons that look like links.',
  'button-back': 'The way back.',
  'button-icon': 'Buttons that show an icon alone.',
} as const;

const bookingParts = {
  ...parts,
  picture: 'Every picture, in its frame of a fixed ratio.',
  steps: 'The steps of a reservation.',
} as const;
const cartParts = {
  ...parts,
  picture: bookingParts.picture,
  'cart-button': 'The button that opens the cart.',
} as const;

const slots = {};

const booking: FaceWords<typeof bookingFace> = {
  name: 'VitrineBooking',
  words: 'Booking of an appointment: category, service, shop, practitioner, time, details and confirmation.',
  attributes: {
    ...attributes,
    category: 'Slug of the category to start with.',
    service: 'Slug of the service to start with.',
    'sync-url':
      'Keep the screen in the page’s address, as query parameters that start with `vitrine-`, so that Back and links work.',
  },
  events: { ...events, ...ofBooking },
  slots,
  parts: bookingParts,
  cssProperties,
};

const cart: FaceWords<typeof cartFace> = {
  name: 'VitrineCart',
  words:
    'Button with the number of services and products that were chosen; it opens a panel with the visit that is being put together and with what is to be bought.',
  attributes,
  events,
  slots,
  parts: cartParts,
  cssProperties,
};

const { shop: _, ...finderAttributes } = attributes;

const finder: FaceWords<typeof finderFace> = {
  name: 'VitrineFinder',
  words:
    'The company’s shops: found by name, town, postcode or around the visitor, each with the earliest time that is free.',
  attributes: {
    ...finderAttributes,
    service: 'Slug of a service: only shops that offer it are shown, and lead to its reservation.',
    radius: 'Kilometres around a place within which shops are found at first; the visitor may change them.',
    base: 'Address of the company’s storefront, as `https://salon.example` or `/salon`, which the shops then link to. Absent: a shop opens in the `vitrine-booking` on the same page; where there is none, `vitrine-navigate` tells the page which shop it was.',
    display: 'The shops themselves, or a button that opens them in a dialog.',
    label: 'Heading of the list, or words of the button, in place of the element’s own.',
    'show-more': 'The shops lead to the service’s page and not to its reservation.',
  },
  events,
  slots,
  parts: { ...parts, picture: bookingParts.picture, shops: 'The shops with what finds them.' },
  cssProperties,
};

const storefront: FaceWords<typeof storefrontFace> = {
  name: 'VitrineStorefront',
  words: 'The whole site of a company, which owns the page’s address below `base`.',
  attributes: {
    ...attributes,
    base: 'Path under which the storefront lives, as `/salon`. Absent: the root of the host.',
  },
  events: { ...events, ...ofBooking },
  slots,
  parts: {
    ...bookingParts,
    ...cartParts,
    header: 'The site’s header.',
    main: 'The page between header and footer.',
    footer: 'The site’s footer.',
    hero: 'The pictures at the top of the home page.',
    'button-hero': 'The button in such a picture.',
    shops: 'The shops on the home page.',
  },
  cssProperties,
};

/** By tag. */
export const words: Readonly<Record<string, FaceWords<Face>>> = {
  'vitrine-booking': booking,
  'vitrine-cart': cart,
  'vitrine-finder': finder,
  'vitrine-storefront': storefront,
};

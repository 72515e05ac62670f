import type { bookingEvents, everyAttribute, everyEvent } from './definition.ts';

type DocsOf<Part> = Readonly<Record<keyof Part & string, string>>;

/** What every element says of its attributes, where it has them. */
export const attributeDocs: DocsOf<typeof everyAttribute> = {
  company:
    'Public token of the company. Absent: the script tag’s `data-company`, else the company of the page’s host name.',
  api: 'Base address of the back end. Absent: the script tag’s `data-api`, else the origin of the script.',
  locale:
    'Language. Absent: the nearest `lang` around the element, followed live. A language that the company does not enable gives the company’s own.',
  shop: 'Slug of the shop to start in. Absent: the visitor chooses, or there is only one.',
  theme:
    'JSON of the company’s theme to use in place of what the company has set, as `{"buttonsColor":"#2f6b46"}`. As a property an object.',
  'heading-level':
    'Level of the element’s own first headings, so that they fit the outline of the page around.',
  'min-height':
    'Least height in CSS pixels, from before the element’s code is there. Absent: what it was at an earlier visit, or what is usual, until the visitor presses something.',
  render:
    'What draws the first screen: the back end, asked for it as soon as the element is there, so that it shows before the element’s code (`server`), or that code alone (`client`). Where the back end does not answer in time, the code does.',
};

export const eventDocs: DocsOf<typeof everyEvent> = {
  'vitrine-ready': 'The first screen is there and can be used.',
  'vitrine-before-navigate':
    'The visitor is about to go to another screen. Prevent it to keep them where they are.',
  'vitrine-navigate': 'The visitor went to another screen.',
  'vitrine-before-add':
    'The visitor is about to add a service to the visit, or more of a product to what is to be bought. Prevent it to leave the cart as it is.',
  'vitrine-cart-change':
    'What is in the cart, or its shop, has changed, in this tab or another: the services of a visit, or the products.',
  'vitrine-purchase': 'Products were paid. Fired once for each payment in a tab.',
  'vitrine-login': 'A customer logged in.',
  'vitrine-sign-up': 'A visitor has opened an account; a login follows.',
  'vitrine-logout': 'The customer logged out, or the session ended.',
  'vitrine-error': 'Something failed: a call of the back end, the element’s code, or the element itself.',
};

/** What an element says in which a visit can be booked. */
export const bookingEventDocs: DocsOf<typeof bookingEvents> = {
  'vitrine-list': 'The services of a category are shown.',
  'vitrine-before-booking':
    'The visitor has confirmed the visit and it is about to be booked. Prevent it to stop the booking.',
  'vitrine-booking-confirmed': 'The visit is booked. Fired once for each booking.',
};

/** What an element shows of the page's own content. */
export const slotDocs = {
  '': 'Shown until the element’s code is there, and below a failure of its first screen.',
  header: 'Above what the element shows, once its code is there.',
  footer: 'Below what the element shows, once its code is there.',
  loading: 'In place of the shapes that are shown until the first screen is there.',
  error:
    'In place of what the element says where it cannot show its screen, as the site is closed or a call failed, and of its button to try again.',
};

/** What an element that offers a choice shows besides. */
export const choiceSlotDocs = {
  ...slotDocs,
  empty: 'In place of what the element says where there is nothing to choose from.',
};

export const partDocs = {
  loading: 'The place holder before the first texts are there.',
  failure: 'What stands in the place of a screen that failed.',
  heading: 'Every heading.',
  picture: 'Every picture, in its frame of a fixed ratio.',
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

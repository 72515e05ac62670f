import type { Call } from '../call.ts';
import type { Json } from './json.ts';

/** What the calls of a family are for, by the first word of their names. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  access: 'Guests of the back office, who change nothing.',
  admins: 'The first administrator of a company.',
  alerts: 'Notices about one service.',
  appointments: 'Free times, holds, bookings, and what becomes of an appointment afterwards.',
  articles: 'Services and products.',
  backInStock: 'Being told when a product is back.',
  bookingOrder: 'Orders, for the back office, and money that goes back.',
  cartsTracking: 'Carts that follow a customer from device to device.',
  categories: 'Categories of services.',
  closeddays: 'Days on which shops are closed against their week.',
  cmpusers: 'The staff, and their roles.',
  collections: 'Lists with fields of the company’s own.',
  companies: 'The company, its legal texts and its settings.',
  consentements: 'Consents to a treatment.',
  coupons: 'Coupons, and what they take off.',
  customers: 'A customer’s history, credit and birthday.',
  databases: 'Databases of the company.',
  dossiers: 'Files on customers, as of their health.',
  earliest: 'The earliest free time of several shops at once.',
  eshop: 'Products, their stock, and orders of them.',
  eshopOrders: 'Orders of products, for those who hand them out.',
  events: 'What the company announces between two moments.',
  geogroupments: 'Groups of shops, by region or by kind.',
  giftOrders: 'Sold vouchers, for the back office.',
  gifts: 'Vouchers: what is sold, and what one is worth.',
  links: 'Which record of the company’s own file a customer is.',
  loyalty: 'A customer’s loyalty card.',
  medias: 'Uploaded pictures.',
  needles: 'Needles, as of permanent make-up.',
  opendays: 'Days on which shops open against their week.',
  passkeys: 'Passkeys of customers, and the sign-in by one.',
  payment: 'Paying for a cart, and what providers tell.',
  pigments: 'Pigments, as of permanent make-up.',
  postcategories: 'Categories of the magazine.',
  posts: 'Articles of the magazine.',
  prestations: 'Treatments, beside the catalogue.',
  profiles: 'People whom a customer books for.',
  resources: 'People, cabins and equipment that services take.',
  servers: 'Machines of the company.',
  shopPayments: 'What each shop took in a time.',
  shops: 'Shops, their hours and what they offer.',
  themes: 'The look of the site: drafted, seen beforehand, published, brought back.',
  users: 'Customers’ accounts: registration, log-in, passwords.',
  waitingList: 'Being told when a place becomes free.',
};

export function tagOfCall({ name }: Call): string {
  return name.split('.')[0] ?? name;
}

/** The tags of calls by name, each with what its calls are for; throws where nobody said it. */
export function tagsOf(calls: readonly Call[]): Json[] {
  return [...new Set(calls.map(tagOfCall))].toSorted().map((name) => {
    const description = DESCRIPTIONS[name];
    if (description === undefined) throw new Error(`The tag ${name} has no description in open-api/tags.ts.`);
    return { name, description };
  });
}

/**
 * Method and path of every call that the two specifications of the product name, family by family. `{x}` stands for one
 * segment, whatever its name. This list is written from the specifications, not from the contract: it is what the
 * contract is held against.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  payment: `
    POST /api/payment/initialize
    POST /api/payment/update-message
    POST /api/payment/pay
    POST /api/payment/callback/{companyToken}
    POST /api/payment/refund
    POST /api/payment/token
    POST /api/payment/get-scenario
    POST /api/payment/success/{id}
    POST /api/payment/payzen/refund
    GET /api/payment/connect`,
  'carts-tracking': `
    GET /api/carts-tracking
    POST /api/carts-tracking
    PUT /api/carts-tracking`,
  users: `
    GET /api/users/me
    GET /api/users
    GET /api/users/token/{token}
    POST /api/users/login
    POST /api/users/login/provider
    POST /api/users/register/steps/1
    POST /api/users/register/steps/2
    POST /api/users/register/resend/code
    POST /api/users/register/verify/code
    POST /api/users/v2/register
    POST /api/users/v2/register/email/check
    POST /api/users/v2/register/phone/check
    PUT /api/users/token/{token}
    POST /api/users/v2/register/phone/duplicates
    POST /api/users/v2/register/phone/create-empty-user
    POST /api/users/v2/signin/phone
    POST /api/users/v2/signin/email
    POST /api/users/v2/signin/create-link
    PUT /api/users/password
    PUT /api/users/password/set
    POST /api/users/password/reset
    POST /api/users/link/provider
    POST /api/users/unlink/provider
    PUT /api/users/v2/check/email
    PUT /api/users/v2/check/phone`,
  loyalty: `
    GET /api/loyalty/current
    POST /api/loyalty/exchange`,
  profiles: `
    GET /api/profiles/phoneavailable
    GET /api/profiles/phone
    GET /api/profiles/code
    POST /api/profiles
    PUT /api/profiles`,
  links: `
    POST /api/links
    GET /api/links/get`,
  admins: `
    GET /api/admins/installed
    POST /api/admins/register`,
  cmpusers: `
    GET /api/cmpusers/me
    POST /api/cmpusers/login
    GET /api/cmpusers
    GET /api/cmpusers/{id}
    PUT /api/cmpusers/{id}
    DELETE /api/cmpusers/{id}
    POST /api/cmpusers/register
    POST /api/cmpusers/link/{id}
    GET /api/cmpusers/token/{token}
    PUT /api/cmpusers/token/{token}
    GET /api/cmp-users/me`,
  access: `
    GET /api/access
    POST /api/access/u/register
    PUT /api/access/u/register/{id}
    POST /api/access/login
    DELETE /api/access/{id}
    GET /api/access/me/{x}`,
  companies: `
    GET /api/companies/token/host/{host}
    GET /api/companies/me
    GET /api/companies/offline
    GET /api/companies/are-sms-available
    GET /api/companies
    GET /api/companies/{id}
    POST /api/companies
    PUT /api/companies/{id}
    DELETE /api/companies/{id}`,
  appointments: `
    GET /api/appointments
    POST /api/appointments
    DELETE /api/appointments
    POST /api/appointments/check
    GET /api/appointments/priceTimes`,
  customers: `
    POST /api/customers/artebeaute/search
    GET /api/customers/artebeaute
    GET /api/customers/remainingamount
    GET /api/customers/history
    GET /api/customers/v2/birthday/{id}
    PUT /api/customers/v2/birthday/{id}
    GET /api/customers/is-first-booking/{id}
    GET /customers/remainingAmount`,
  eshop: `
    GET /api/eshop/my-orders
    GET /api/eshop/my-orders/{id}
    GET /api/eshopcategories
    GET /api/eshop/stock/{id}/{qty}
    GET /api/eshop/stock/verify/{ids}/{qty}`,
  articles: `
    GET /api/articles
    GET /api/articles/artebeaute
    GET /api/articles/{id}
    GET /api/articles/slug/{slug}
    POST /api/articles
    PUT /api/articles/{id}
    DELETE /api/articles/{id}`,
  categories: `
    GET /api/categories
    GET /api/categories/{id}
    GET /api/categories/slug/{slug}
    POST /api/categories
    PUT /api/categories/{id}
    DELETE /api/categories/{id}
    POST /api/categories/{id}/link/{articleId}
    POST /api/categories/{id}/unlink/{articleId}`,
  geogroupments: `
    GET /api/geogroupments
    GET /api/geogroupments/{id}
    POST /api/geogroupments
    PUT /api/geogroupments/{id}
    DELETE /api/geogroupments/{id}
    POST /api/geogroupments/{id}/link/{shopId}
    POST /api/geogroupments/{id}/unlink/{shopId}`,
  resources: `
    GET /api/resources/artebeaute
    GET /api/resources
    GET /api/resources/{id}
    POST /api/resources
    PUT /api/resources/{id}
    DELETE /api/resources/{id}`,
  shops: `
    GET /shops
    GET /api/shops/artebeaute
    PUT /api/shops/artebeaute
    GET /api/shops
    GET /api/shops/{id}
    GET /api/shops/slug/{slug}
    POST /api/shops
    PUT /api/shops/{id}
    DELETE /api/shops/{id}
    POST /api/shops/{id}/link/{articleId}
    POST /api/shops/{id}/unlink/{articleId}`,
  alerts: `
    GET /api/alerts
    POST /api/alerts
    PUT /api/alerts/{id}
    DELETE /api/alerts/{id}`,
  coupons: `
    GET /api/coupons
    POST /api/coupons/apply`,
  events: `
    GET /api/events
    POST /api/events`,
  postcategories: collection('/api/postcategories'),
  posts: `${collection('/api/posts')}
    GET /api/posts/slug/{slug}`,
  days: `
    GET /api/closeddays
    GET /api/opendays`,
  databases: `
    GET /api/databases`,
  servers: collection('/api/servers'),
  pigments: collection('/api/pigments'),
  prestations: collection('/api/prestations'),
  needles: collection('/api/needles'),
  consentements: collection('/api/consentements'),
  dossiers: `
    GET /api/dossiers
    GET /api/dossiers/{id}
    POST /api/dossiers
    PUT /api/dossiers/{id}`,
  collections: `${collection('/api/collections/schemas/public')}
    ${collection('/api/collections/schemas/private')}
    ${collection('/api/collections/items/public')}
    ${collection('/api/collections/items/private')}
    GET /api/collections/items/public/type/{type}
    GET /api/collections/items/private/type/{type}`,
  gifts: `
    GET /api/gifts/nbused/{a}/{b}
    GET /api/gifts/check/{code}
    GET /api/gifts/giftHistory
    GET /api/gifts
    POST /api/gifts/{id}/resend`,
  medias: `
    GET /medias
    POST /upload/image
    POST /upload/images`,
  bookingOrder: `
    PUT /bookingOrder/changeStatus
    POST /bookingOrder/oldCredit/refund
    POST /bookingOrder/partialRefund
    GET /bookingOrder/ideorder
    GET /bookingOrder/customerId
    GET /bookingOrder/oldCredit/ideorder
    GET /bookingOrder/eorder/use
    GET /bookingOrder/history
    GET /bookingOrder/aggregate`,
  giftOrders: `
    GET /giftOrders/history
    DELETE /giftOrders/delete`,
  payments: `
    GET /bookingShops/payment
    GET /giftShops/payment`,
};

function collection(path: string): string {
  return `
    GET ${path}
    GET ${path}/{id}
    POST ${path}
    PUT ${path}/{id}
    DELETE ${path}/{id}`;
}

interface SpecifiedCall {
  readonly family: string;
  readonly method: string;
  readonly path: string;
}

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = Object.entries(FAMILIES).flatMap(([family, lines]) =>
  lines
    .trim()
    .split(/\n\s*/)
    .filter(Boolean)
    .map((line) => {
      const [method = '', path = ''] = line.split(' ');
      return { family, method, path };
    }),
);

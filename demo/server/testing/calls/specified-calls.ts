const COLLECTION = ['GET . /{id}', 'POST .', 'PUT /{id}', 'DELETE /{id}'];

/**
 * Every call that the two specifications of the product name: where paths begin, and what follows there for each
 * method; `.` is the beginning itself, `{x}` one segment, whatever its name. This list is written from the
 * specifications, not from the contract: it is what the contract is held against.
 */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  '/api/payment': [
    'GET /connect',
    'POST /initialize /update-message /pay /callback/{companyToken} /refund /token /get-scenario /success/{id}',
    'POST /payzen/refund',
  ],
  '/api/carts-tracking': ['GET .', 'POST .', 'PUT .'],
  '/api/users': [
    'GET . /me /token/{token}',
    'POST /login /login/provider /link/provider /unlink/provider /password/reset',
    'PUT /token/{token} /password /password/set',
  ],
  '/api/users/register': ['POST /steps/1 /steps/2 /resend/code /verify/code'],
  '/api/users/v2': ['POST /signin/phone /signin/email /signin/create-link', 'PUT /check/email /check/phone'],
  '/api/users/v2/register': ['POST . /email/check /phone/check /phone/duplicates /phone/create-empty-user'],
  '/api/loyalty': ['GET /current', 'POST /exchange'],
  '/api/profiles': ['GET /phoneavailable /phone /code', 'POST .', 'PUT .'],
  '/api/links': ['GET /get', 'POST .'],
  '/api/admins': ['GET /installed', 'POST /register'],
  '/api/cmpusers': [
    'GET . /me /{id} /token/{token}',
    'POST /login /register /link/{id}',
    'PUT /{id} /token/{token}',
    'DELETE /{id}',
  ],
  '/api/cmp-users': ['GET /me'],
  '/api/access': ['GET . /me/{x}', 'POST /login /u/register', 'PUT /u/register/{id}', 'DELETE /{id}'],
  '/api/companies': [...COLLECTION, 'GET /token/host/{host} /me /offline /are-sms-available'],
  '/api/appointments': ['GET . /priceTimes', 'POST . /check', 'DELETE .'],
  '/api/customers': [
    'GET /artebeaute /remainingamount /history /v2/birthday/{id} /is-first-booking/{id}',
    'POST /artebeaute/search',
    'PUT /v2/birthday/{id}',
  ],
  '/customers': ['GET /remainingAmount'],
  '/api/eshop': ['GET /my-orders /my-orders/{id} /stock/{id}/{qty} /stock/verify/{ids}/{qty}'],
  '/api/eshopcategories': ['GET .'],
  '/api/articles': [...COLLECTION, 'GET /artebeaute /slug/{slug}'],
  '/api/categories': [
    ...COLLECTION,
    'GET /slug/{slug}',
    'POST /{id}/link/{articleId} /{id}/unlink/{articleId}',
  ],
  '/api/geogroupments': [...COLLECTION, 'POST /{id}/link/{shopId} /{id}/unlink/{shopId}'],
  '/api/resources': [...COLLECTION, 'GET /artebeaute'],
  '/shops': ['GET .'],
  '/api/shops': [
    ...COLLECTION,
    'GET /artebeaute /slug/{slug}',
    'PUT /artebeaute',
    'POST /{id}/link/{articleId} /{id}/unlink/{articleId}',
  ],
  '/api/alerts': ['GET .', 'POST .', 'PUT /{id}', 'DELETE /{id}'],
  '/api/coupons': ['GET .', 'POST /apply'],
  '/api/events': ['GET .', 'POST .'],
  '/api/postcategories': COLLECTION,
  '/api/posts': [...COLLECTION, 'GET /slug/{slug}'],
  '/api/closeddays': ['GET .'],
  '/api/opendays': ['GET .'],
  '/api/databases': ['GET .'],
  '/api/servers': COLLECTION,
  '/api/pigments': COLLECTION,
  '/api/prestations': COLLECTION,
  '/api/needles': COLLECTION,
  '/api/consentements': COLLECTION,
  '/api/dossiers': ['GET . /{id}', 'POST .', 'PUT /{id}'],
  '/api/collections/schemas/public': COLLECTION,
  '/api/collections/schemas/private': COLLECTION,
  '/api/collections/items/public': [...COLLECTION, 'GET /type/{type}'],
  '/api/collections/items/private': [...COLLECTION, 'GET /type/{type}'],
  '/api/gifts': ['GET . /nbused/{a}/{b} /check/{code} /giftHistory', 'POST /{id}/resend'],
  '/medias': ['GET .'],
  '/upload': ['POST /image /images'],
  '/bookingOrder': [
    'GET /ideorder /customerId /oldCredit/ideorder /eorder/use /history /aggregate',
    'POST /oldCredit/refund /partialRefund',
    'PUT /changeStatus',
  ],
  '/giftOrders': ['GET /history', 'DELETE /delete'],
  '/bookingShops': ['GET /payment'],
  '/giftShops': ['GET /payment'],
};

interface SpecifiedCall {
  readonly method: string;
  readonly path: string;
}

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = Object.entries(CALLS).flatMap(([base, lines]) =>
  lines.flatMap((line) => {
    const [method = '', ...ends] = line.split(' ');
    return ends.map((end) => ({ method, path: end === '.' ? base : base + end }));
  }),
);

/** What a visitor decides on, apart from each other. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing', 'content'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** What a page must allow of a service, as directives of a Content-Security-Policy. */
export type SourceKind = 'script' | 'style' | 'image' | 'font' | 'connect' | 'frame';

/** What a script of somebody else finds in the page: what its documented snippet would have left there. */
export interface TagPage {
  /** Adds an entry to the page's data layer that is no command. */
  push(entry: object): void;
  /** A global of that name, unless the page has one. */
  define(name: string, value: unknown): void;
}

/** What a service does with what it is told; the visitor is told so by the texts of that name. */
export type Purpose =
  | 'audience'
  | 'recording'
  | 'tags'
  | 'conversions'
  | 'mails'
  | 'offers'
  | 'social'
  | 'reviews'
  | 'map'
  | 'payment';

/** A service of somebody else that a company can set up. */
export interface ThirdPartyRow {
  /** As people know it; of some by their id. */
  readonly name: string | ((id: string) => string);
  /** `payment`: needs no consent, and is loaded by nothing but the step in which the visitor pays. */
  readonly category: ConsentCategory | 'payment';
  readonly purpose: Purpose;
  /** Where the company's settings have its id. */
  readonly setting: string;
  /** Of its id. */
  readonly pattern: RegExp;
  /** What may stand there besides, and asks nobody else. */
  readonly own?: RegExp;
  /** A setting without which it is off, whatever its id; with a value, the one it has to have. */
  readonly neededSetting?: readonly [path: string, value: unknown];
  /** Address of its script; absent: it has none. */
  readonly script?: (id: string) => string;
  /** Attributes that its script reads of its own element. */
  readonly attributes?: (id: string) => Readonly<Record<string, string>>;
  /** Google's tag, which is told of the id by a command. */
  readonly isGoogleTag?: true;
  /** Before its script. */
  readonly start?: (page: TagPage, id: string, now: number) => void;
  /** Cookies and keys of the browser's storage that it sets, to be removed once the visitor has changed their mind. */
  readonly storedNames?: (id: string) => readonly string[];
  readonly sources: (id: string) => Readonly<Partial<Record<SourceKind, readonly string[]>>>;
}

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const SELLING = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
];

/** Keeps what it is called with until the service's script takes it up. */
function createQueue(): (...words: unknown[]) => void {
  const queue = Object.assign((...words: unknown[]) => void queue.q.push(words), { q: new Array<unknown>() });
  return queue;
}

/** All services that there are: another one is another row. */
export const THIRD_PARTY_ROWS: readonly ThirdPartyRow[] = [
  {
    name: 'Google Analytics',
    category: 'analytics',
    purpose: 'audience',
    setting: 'booker.ganalytics',
    pattern: /^G-[A-Z\d]{1,20}$/,
    script: (id) => `${GOOGLE_TAG}/gtag/js?id=${id}`,
    isGoogleTag: true,
    storedNames: (id) => ['_ga', `_ga_${id.replace('G-', '')}`],
    sources: () => {
      const measured = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG];
      return { script: [GOOGLE_TAG], image: measured, connect: measured };
    },
  },
  {
    name: 'Hotjar',
    category: 'analytics',
    purpose: 'recording',
    setting: 'booker.thirdParties.hotjar',
    pattern: /^\d{4,10}$/,
    script: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`,
    start(page, id) {
      page.define('hj', createQueue());
      page.define('_hjSettings', { hjid: Number(id), hjsv: 6 });
    },
    storedNames: (id) => [
      `_hjSessionUser_${id}`,
      `_hjSession_${id}`,
      '_hjTLDTest',
      '_hjActiveViewportIds',
      'hjActiveViewportIds',
    ],
    sources: () => {
      const all = ['https://*.hotjar.com', 'https://*.hotjar.io'];
      return {
        script: ['https://static.hotjar.com', 'https://script.hotjar.com'],
        image: all,
        font: ['https://script.hotjar.com'],
        connect: [...all, 'wss://*.hotjar.com'],
        frame: ['https://vars.hotjar.com'],
      };
    },
  },
  {
    name: 'Google Tag Manager',
    // Its container may hold anything: it hears what is agreed to, and waits for the category that allows most.
    category: 'marketing',
    purpose: 'tags',
    setting: 'booker.thirdParties.googleTagManager',
    pattern: /^GTM-[A-Z\d]{4,12}$/,
    script: (id) => `${GOOGLE_TAG}/gtm.js?id=${id}`,
    start: (page, _id, now) => page.push({ 'gtm.start': now, event: 'gtm.js' }),
    sources: () => ({
      script: [GOOGLE_TAG],
      image: [GOOGLE_TAG],
      connect: [GOOGLE_TAG],
      frame: [GOOGLE_TAG],
    }),
  },
  {
    name: 'Google Ads',
    category: 'marketing',
    purpose: 'conversions',
    setting: 'gaConversionId',
    pattern: /^AW-\d{1,20}$/,
    script: (id) => `${GOOGLE_TAG}/gtag/js?id=${id}`,
    isGoogleTag: true,
    storedNames: () => ['_gcl_au', '_gcl_aw'],
    sources: () => ({
      script: [GOOGLE_TAG, 'https://www.googleadservices.com'],
      image: [...SELLING, GOOGLE_TAG],
      connect: [...SELLING, GOOGLE_TAG],
      frame: ['https://td.doubleclick.net', GOOGLE_TAG],
    }),
  },
  {
    name: 'Klaviyo',
    category: 'marketing',
    purpose: 'mails',
    setting: 'klaviyoPublicKey',
    pattern: /^[A-Za-z\d]{6}$/,
    script: (id) => `https://static.klaviyo.com/onsite/js/${id}/klaviyo.js`,
    storedNames: () => ['__kla_id', '__kla_viewed', 'klaviyoOnsite', 'klaviyoPagesVisitCount'],
    sources: () => ({
      script: ['https://static.klaviyo.com', 'https://static-tracking.klaviyo.com'],
      image: ['https://*.klaviyo.com', 'https://d3k81ch9hvuctc.cloudfront.net'],
      font: ['https://static-forms.klaviyo.com'],
      connect: ['https://*.klaviyo.com'],
    }),
  },
  {
    name: 'OptinMonster',
    category: 'marketing',
    purpose: 'offers',
    setting: 'booker.optinMonsterCode',
    // Those of user and account, as its snippet has them.
    pattern: /^\d{1,10}\/\d{1,10}$/,
    neededSetting: ['booker.optinMonsterEnabled', true],
    script: () => 'https://a.omappapi.com/app/js/api.min.js',
    attributes: (id) => {
      const [user = '', account = ''] = id.split('/');
      return { 'data-user': user, 'data-account': account };
    },
    storedNames: () => ['_omappvp', '_omappvs', 'omSeen', 'om-interaction-cookie', 'om-global-cookie'],
    sources: () => {
      const all = ['https://*.omappapi.com'];
      return { script: ['https://a.omappapi.com'], style: all, image: all, font: all, connect: all };
    },
  },
  {
    name: 'Facebook',
    category: 'content',
    purpose: 'social',
    setting: 'booker.thirdParties.facebook',
    pattern: /^\d{5,20}$/,
    script: (id) => `https://connect.facebook.net/en_US/sdk.js#xfbml=1&version=v24.0&appId=${id}`,
    storedNames: (id) => ['_fbp', `fbm_${id}`, `fbsr_${id}`],
    sources: () => ({
      script: ['https://connect.facebook.net'],
      image: ['https://www.facebook.com', 'https://*.fbcdn.net'],
      connect: ['https://www.facebook.com', 'https://graph.facebook.com'],
      frame: ['https://www.facebook.com', 'https://web.facebook.com'],
    }),
  },
  {
    name: 'Avis Vérifiés',
    category: 'content',
    purpose: 'reviews',
    setting: 'booker.avisverifies.codeMarque',
    // Those of site and widget, as its snippet has them.
    pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
    script: (id) => `https://widgets.rr.skeepers.io/generated/${id}.js`,
    sources: () => {
      const all = ['https://*.skeepers.io', 'https://cl.avis-verifies.com'];
      return {
        script: ['https://widgets.rr.skeepers.io'],
        style: all,
        image: all,
        font: all,
        connect: all,
        frame: all,
      };
    },
  },
  {
    name: (id) => id.split('/')[2] ?? '',
    category: 'content',
    purpose: 'map',
    setting: 'booker.mapTiles.url',
    pattern:
      /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https:\/\/[\w.-]+(:\d{1,5})?\/[\w./~:@!$&()*+=%?#{}-]{1,400}$/,
    own: /^\/(?!\/)/,
    sources: (id) => ({ image: [id.split('/', 3).join('/')] }),
  },
  {
    name: 'Stripe',
    category: 'payment',
    purpose: 'payment',
    setting: 'booker.payment.keys.publicKey',
    pattern: /^pk_(test|live)_\w{1,200}$/,
    neededSetting: ['booker.payment.provider', 'stripe'],
    script: () => 'https://js.stripe.com/v3/',
    sources: () => ({
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      image: ['https://*.stripe.com'],
      connect: ['https://api.stripe.com'],
      frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    }),
  },
  {
    name: 'PayZen',
    category: 'payment',
    purpose: 'payment',
    setting: 'booker.payment.keys.publicKey',
    pattern: /^\d{4,12}:(test)?publickey_\w{1,200}$/,
    neededSetting: ['booker.payment.provider', 'payzen'],
    script: () => 'https://static.payzen.eu/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js',
    attributes: (id) => ({ 'kr-public-key': id }),
    sources: () => {
      const all = ['https://static.payzen.eu'];
      const asked = [...all, 'https://api.payzen.eu'];
      return { script: all, style: all, image: all, font: all, connect: asked, frame: asked };
    },
  },
];

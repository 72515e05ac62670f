/** What a visitor decides on, apart from each other. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** A service of somebody else that a company has set up: nothing of it is loaded before its category is agreed to. */
export interface ThirdParty {
  /** As people know it. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** At the service, in its own pattern. */
  readonly id: string;
  /** Address of its script. */
  readonly script: string;
  /** Names of the cookies that it sets, to be removed once the visitor has changed their mind. */
  readonly cookies: readonly string[];
  /** What a page that has it must allow besides, as sources of a Content-Security-Policy. */
  readonly sources: Readonly<Record<'script' | 'image' | 'connect' | 'frame', readonly string[]>>;
}

/** As a company's settings have them: whatever does not have the pattern of its service counts as not set. */
export interface ThirdPartyIds {
  readonly analytics: unknown;
  readonly conversion: unknown;
}

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const tagOf = (id: string) => `${GOOGLE_TAG}/gtag/js?id=${id}`;

/** The services of a company, in the order of their categories. */
export function thirdPartiesOf({ analytics, conversion }: ThirdPartyIds): readonly ThirdParty[] {
  const [measuring, selling] = [idOf(analytics, /^G-[A-Z\d]{1,20}$/), idOf(conversion, /^AW-\d{1,20}$/)];
  return [
    ...(measuring === null ? [] : [googleAnalytics(measuring)]),
    ...(selling === null ? [] : [googleAds(selling)]),
  ];
}

function idOf(value: unknown, pattern: RegExp): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}

function googleAnalytics(id: string): ThirdParty {
  const measured = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG];
  return {
    name: 'Google Analytics',
    category: 'analytics',
    id,
    script: tagOf(id),
    cookies: ['_ga', `_ga_${id.slice(2)}`],
    sources: { script: [GOOGLE_TAG], image: measured, connect: measured, frame: [] },
  };
}

function googleAds(id: string): ThirdParty {
  const told = [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ];
  return {
    name: 'Google Ads',
    category: 'marketing',
    id,
    script: tagOf(id),
    cookies: ['_gcl_au', '_gcl_aw'],
    sources: {
      script: [GOOGLE_TAG, 'https://www.googleadservices.com'],
      image: [...told, GOOGLE_TAG],
      connect: [...told, GOOGLE_TAG],
      frame: ['https://td.doubleclick.net', GOOGLE_TAG],
    },
  };
}

/** The categories of some services, each once. */
export function categoriesOf(parties: readonly ThirdParty[]): readonly ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((one) => parties.some(({ category }) => category === one));
}

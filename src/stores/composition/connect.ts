import { createApi, type Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Locale } from '#domain/locale.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseCategories, parseShops, type CatalogueContext } from '#platform/wire/catalogue/catalogue.ts';
import type { Warn } from '#platform/wire/read.ts';
import type { Ports } from '#platform/ports.ts';
import { createCatalogue, type CatalogueStore } from '../company/catalogue.ts';
import { companyToken, createCompany, type CompanyStore } from '../company/company.ts';
import { valueOf } from '../load.ts';
import { createLocale, storedLocale, type LocaleStore } from '../texts/locale.ts';
import type { SiteData, SiteOptions } from './site-options.ts';
import { createTexts, type TextsStore } from '../texts/texts.ts';

type Replies = Pick<SiteData, 'company' | 'shops' | 'categories'>;

/** What a site reads of its company, and the api that it is read with. */
export interface Connection {
  readonly api: Api;
  readonly company: CompanyStore;
  readonly locale: LocaleStore;
  readonly texts: TextsStore;
  readonly catalogue: CatalogueStore;
  readonly warn: Warn;
  /** Tells a sentence once. */
  readonly warnOf: (message: string) => void;
  /** The company's token, null until it is known. */
  tenant(): string | null;
  tenantKnown(): Promise<Answer<string>>;
  /** Hears who speaks for the customer; until then nobody does. */
  authorize(customer: { token(): string | null; expire(): void }): void;
  /** The replies that were understood, as they came, in the language in use. */
  replies(): Replies;
  dispose(): void;
}

export function connect(options: SiteOptions): Connection {
  const { ports, apiBase, initial } = options;
  const first = options.locale ?? initial?.locale ?? storedLocale(ports.cookies) ?? 'fr';
  const { warn, warnOf } = warnings(ports);
  const replies = createReplies();
  const spoken = (): Locale => locale.$locale.get();
  let customer: Parameters<Connection['authorize']>[0] = { token: () => null, expire: () => {} };

  const company = createCompany({
    api: () => api,
    source: options.company,
    apiBase,
    warn,
    locale: spoken,
    initial: initial?.company === undefined ? null : { locale: initial.locale, reply: initial.company },
    onReply: (known, reply) => replies.set(known, 'company', reply),
  });
  const token = companyToken(options.company, company);
  const api = createApi({
    ports,
    base: apiBase,
    company: token.wait,
    locale: spoken,
    token: (audience) => (audience === 'customer' ? customer.token() : null),
    onUnauthorized: () => customer.expire(),
    debug: options.debug ?? false,
    previewTheme: options.previewTheme ?? null,
  });
  const texts = createTexts({
    load: options.texts,
    locale: first,
    initial: initial?.locale === first ? (initial.texts ?? {}) : {},
    report: ports.report,
  });
  const locale = createLocale({ first, $company: company.$company, cookies: ports.cookies, texts });
  const catalogue = connectCatalogue(options, { api, company, locale: spoken, warn, onReply: replies.set });
  const off = locale.$locale.listen(() => {
    company.follow();
    catalogue.follow();
  });

  return {
    api,
    company,
    locale,
    texts,
    catalogue,
    warn,
    warnOf,
    tenant: token.now,
    tenantKnown: token.wait,
    authorize: (speaker) => (customer = speaker),
    replies: () => replies.of(spoken()),
    dispose() {
      off();
      locale.dispose();
      catalogue.dispose();
    },
  };
}

type SetReply = (locale: Locale, name: keyof Replies, reply: unknown) => void;

function createReplies(): { readonly set: SetReply; of(locale: Locale): Replies } {
  const known = new Map<Locale, Replies>();
  const of = (locale: Locale): Replies => known.get(locale) ?? {};
  return { of, set: (locale, name, reply) => void known.set(locale, { ...of(locale), [name]: reply }) };
}

interface CatalogueParts {
  readonly api: Api;
  readonly company: CompanyStore;
  readonly locale: () => Locale;
  readonly warn: Warn;
  readonly onReply: SetReply;
}

function connectCatalogue(
  { ports, apiBase, initial }: SiteOptions,
  { api, company, locale, warn, onReply }: CatalogueParts,
): CatalogueStore {
  function contextNow(): CatalogueContext {
    const known = valueOf(company.$company.get());
    return {
      base: apiBase,
      currency: known?.currency ?? EURO,
      priceTimesMode: known?.booking.priceTimesMode ?? 'first',
      usesCabins: known?.booking.usesCabins ?? false,
      warn,
    };
  }
  const handedIn = company.$company.get().kind === 'ready' ? initial : undefined;
  if (handedIn?.shops !== undefined) onReply(handedIn.locale, 'shops', handedIn.shops);
  if (handedIn?.categories !== undefined) onReply(handedIn.locale, 'categories', handedIn.categories);
  return createCatalogue({
    api,
    clock: ports.clock,
    random: ports.random,
    async context() {
      // What is needed of it is the same in every language.
      if (company.$company.get().kind !== 'ready') await company.ensure();
      return contextNow();
    },
    locale,
    initial: handedIn
      ? {
          locale: handedIn.locale,
          shops: parseShops(handedIn.shops, contextNow()),
          categories: parseCategories(handedIn.categories, contextNow()),
        }
      : null,
    onReply,
  });
}

/** The same fault of the data, or of what the company has set up, is told once, however many things have it. */
function warnings({ report }: Ports): Pick<Connection, 'warn' | 'warnOf'> {
  const warned = new Set<string>();
  const warnOf = (message: string): void => {
    if (warned.has(message)) return;
    warned.add(message);
    report({ kind: 'wire', message });
  };
  return { warnOf, warn: (what) => warnOf(`Left out: a ${what} that cannot be read.`) };
}

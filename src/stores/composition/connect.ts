import { createApi, type Api } from '#platform/api/api.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { Locale } from '#domain/locale.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseCategories, parseShops, type CatalogueContext } from '#platform/wire/catalogue/catalogue.ts';
import type { Warn } from '#platform/wire/read.ts';
import type { Ports } from '#platform/ports.ts';
import { createCatalogue, type CatalogueStore } from '../company/catalogue.ts';
import { companyToken, createCompany, type CompanyStore } from '../company/company.ts';
import type { ReadCompany } from '../company/company-reads.ts';
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
  const replies = createReplies(options);
  const spoken = (): Locale => locale.$locale.get();
  let customer: Parameters<Connection['authorize']>[0] = { token: () => null, expire: () => {} };

  const company = createCompany({
    api: () => api,
    source: options.company,
    apiBase,
    warn,
    locale: spoken,
    initial: initial?.company === undefined ? null : { locale: initial.locale, reply: initial.company },
    read: replies.read,
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
  const catalogue = connectCatalogue(options, { api, company, locale: spoken, warn, replies });
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

/** The replies that were understood. */
interface RepliesRead {
  readonly read: ReadCompany;
  /** Takes those that the page brought along. */
  handIn(data: SiteData): void;
  of(locale: Locale): Replies;
}

function createReplies({ share }: SiteOptions): RepliesRead {
  const known = new Map<Locale, Replies>();
  const of = (locale: Locale): Replies => known.get(locale) ?? {};
  const set = (locale: Locale, replies: Replies) => void known.set(locale, { ...of(locale), ...replies });
  return {
    of,
    async read(name, spoken, ask) {
      const answer = await (share ? share(name, spoken, ask) : ask());
      if (answer.kind !== 'ok') return answer;
      const { reply, value } = answer.value;
      set(spoken, { [name]: reply });
      return { kind: 'ok', value };
    },
    handIn: ({ locale, company, shops, categories }) => set(locale, { company, shops, categories }),
  };
}

interface CatalogueParts {
  readonly api: Api;
  readonly company: CompanyStore;
  readonly locale: () => Locale;
  readonly warn: Warn;
  readonly replies: RepliesRead;
}

function connectCatalogue(
  { ports, apiBase, initial }: SiteOptions,
  { api, company, locale, warn, replies }: CatalogueParts,
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
  if (handedIn) replies.handIn(handedIn);
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
    read: replies.read,
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

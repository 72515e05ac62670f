import { atom, computed, type ReadableAtom } from 'nanostores';
import { categoryBySlug, listCategories } from '#contract/catalogue/categories.ts';
import { listShops, shopBySlug } from '#contract/shop/shops.ts';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { Api } from '#platform/api/api.ts';
import type { Random, Clock } from '#platform/ports.ts';
import {
  parseCategories,
  parseCategory,
  parseShop,
  parseShops,
  type CatalogueContext,
} from '#platform/wire/catalogue/catalogue.ts';
import { list } from '#platform/wire/read.ts';
import { loadOf, loadOnce, ready, valueOf, type Load } from '../load.ts';
import type { CompanyReads, ReadCompany } from './company-reads.ts';
import { createAttempts } from './overload.ts';

export interface CatalogueStore {
  /** The one critical load: when it has failed, the site is overloaded and asks again by itself after 10, 20 and 40 s. */
  readonly $shops: ReadableAtom<Load<readonly Shop[]>>;
  /** By order; drafts, upsell-only and slugless services left out. */
  readonly $categories: ReadableAtom<Load<readonly Category[]>>;
  /** Every service seen, by id. */
  readonly $services: ReadableAtom<ReadonlyMap<string, Service>>;
  /** Loads once a language, whoever asks; after a failure asks again. Ask when a screen appears, or when a visitor wants it. */
  ensureShops(): Promise<Load<readonly Shop[]>>;
  ensureCategories(): Promise<Load<readonly Category[]>>;
  /** Asks for both lists anew: a service was withdrawn since, or opening hours changed. */
  reread(): Promise<unknown>;
  /** From the list where it is there, else by its own call; null: no such category. */
  category(slug: string): Promise<Load<Category | null>>;
  /** From the list where it is there, else by its own call; null: no such shop. */
  shop(slug: string): Promise<Load<Shop | null>>;
  /** Whole seconds until the shops are asked for again by themselves; null when that is not planned. */
  readonly $secondsToAttempt: ReadableAtom<number | null>;
  /** The language changed: what has been asked for is asked in the new one, and stays as it is until that is there. */
  follow(): void;
  dispose(): void;
}

export interface CatalogueTools {
  readonly api: Api;
  readonly clock: Clock;
  readonly random: Random;
  /** Settles when the company is known, or cannot be. */
  context(): Promise<CatalogueContext>;
  /** The language in use. */
  locale(): Locale;
  readonly initial: {
    readonly locale: Locale;
    readonly shops: readonly Shop[] | null;
    readonly categories: readonly Category[] | null;
  } | null;
  readonly read: ReadCompany;
}

export function createCatalogue(tools: CatalogueTools): CatalogueStore {
  const { shops, categories } = createLists(tools);
  /** The categories read by themselves that are shown, by slug. */
  const $single = atom<ReadonlyMap<string, Category>>(new Map());
  /** What has been read by itself, by language and slug. */
  const singles = { categories: new Map<string, Category>(), shops: new Map<string, Shop>() };
  const keyOf = (slug: string) => `${tools.locale()}/${slug}`;
  const attempts = createAttempts(tools, shops);

  const $services = computed([categories.$load, $single], (list, single) =>
    servicesOf(valueOf(list) ?? [...single.values()]),
  );

  function show(slug: string, category: Category): void {
    $single.set(new Map([...$single.get(), [slug, category]]));
  }

  async function category(slug: string): Promise<Load<Category | null>> {
    const list = categories.$load.get();
    if (list.kind === 'ready') return ready(list.value.find((each) => each.slug === slug) ?? null);
    const known = singles.categories.get(keyOf(slug));
    if (known) {
      show(slug, known);
      return ready(known);
    }
    const context = await tools.context();
    const key = keyOf(slug);
    const parse = (reply: unknown) => parseCategory(reply, context);
    const load = loadOf(await tools.api.ask(categoryBySlug, parse, { params: { slug } }));
    if (load.kind !== 'ready') return orAbsent(load);
    singles.categories.set(key, load.value);
    if (key === keyOf(slug) || !$single.get().has(slug)) show(slug, load.value);
    return load;
  }

  return {
    $shops: shops.$load,
    $categories: categories.$load,
    $services,
    ensureShops: attempts.ensure,
    ensureCategories: categories.ensure,
    // In turn: a shop that offers less, before the services are known anew, would leave the visit without a shop.
    reread: () => categories.again().then(shops.again),
    category,
    async shop(slug) {
      const list = shops.$load.get();
      const known =
        list.kind === 'ready'
          ? list.value.find((each) => each.slug === slug)
          : singles.shops.get(keyOf(slug));
      if (known || list.kind === 'ready') return ready(known ?? null);
      const context = await tools.context();
      const key = keyOf(slug);
      const parse = (reply: unknown) => parseShop(reply, context);
      const load = loadOf(await tools.api.ask(shopBySlug, parse, { params: { slug } }));
      if (load.kind === 'ready') singles.shops.set(key, load.value);
      return orAbsent(load);
    },
    $secondsToAttempt: attempts.$secondsLeft,
    follow() {
      if (shops.$load.get().kind !== 'idle') void attempts.ensure();
      categories.follow();
      for (const slug of $single.get().keys()) void category(slug);
    },
    dispose: attempts.stop,
  };
}

function servicesOf(categories: readonly Category[]): ReadonlyMap<string, Service> {
  return new Map(categories.flatMap(({ services }) => services.map((service) => [service.id, service])));
}

/** The two lists: asked for at once, and read when the company can tell how. */
function createLists({ api, context, locale, initial, read }: CatalogueTools) {
  const ask = <Name extends 'shops' | 'categories'>(
    name: Name,
    spoken: Locale,
    parse: (reply: unknown, context: CatalogueContext) => CompanyReads[Name] | null,
  ) =>
    read(name, spoken, async () => {
      const contextPromise = context();
      const call = name === 'shops' ? listShops : listCategories;
      const answer = await api.ask(call, (reply) => (list(reply) ? { reply } : null));
      if (answer.kind !== 'ok') return answer;
      const { reply } = answer.value;
      return { kind: 'ok', value: { reply, value: parse(reply, await contextPromise) ?? [] } };
    });
  const known = <T>(value: T | null | undefined) =>
    initial && value ? { locale: initial.locale, value } : null;
  return {
    shops: loadOnce<readonly Shop[]>({
      ask: (spoken) => ask('shops', spoken, parseShops),
      locale,
      initial: known(initial?.shops),
    }),
    categories: loadOnce<readonly Category[]>({
      ask: (spoken) => ask('categories', spoken, parseCategories),
      locale,
      initial: known(initial?.categories),
    }),
  };
}

function orAbsent<T>(load: Load<T>): Load<T | null> {
  return load.kind === 'failed' && load.problem.code === 404 ? ready(null) : load;
}

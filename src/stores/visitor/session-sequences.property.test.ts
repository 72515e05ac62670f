import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { articleWire } from '#platform/testing/wire-data.ts';
import { createMemoryNetwork } from '#platform/memory/network.ts';
import { memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { profileStoreFeature } from '../account/feature.ts';
import { createBackEnd } from '../testing/back-end.ts';
import { createVisitor, type Page } from '../testing/visitor.ts';

/* `SESSION_RUNS` says how many sequences are walked, `SESSION_SEED` which. */

const TOGETHER = 20;
const COMPANIES = ['x', 'y'] as const;
const STEPS = [
  'camille',
  'sacha',
  'logout',
  'logout',
  'expire',
  'add',
  'add',
  'remove',
  'take back',
  'reload',
  'return',
  'type',
  'profile',
] as const;
const PEOPLE = { u1: 'camille@example.com', u2: 'sacha@example.com' } as const;
/** What each of them puts into a cart of each company. */
const OWN = {
  x: { u1: 's1', u2: 's2', guest: 's3' },
  y: { u1: 's4', u2: 's5', guest: 's6' },
} as const;
const TYPED = { firstname: 'Typed', lastname: '', city: '', country: '', birthday: '' };

type Company = (typeof COMPANIES)[number];
type Who = 'u1' | 'u2' | 'guest';
type Step = readonly [Company, number, (typeof STEPS)[number]];
/** Walked beside the random ones: everybody puts what is theirs into a cart of each company. */
const EVERYBODY: readonly Step[] = COMPANIES.flatMap((company) =>
  (['add', 'camille', 'add', 'logout', 'sacha', 'add', 'logout'] as const).map((step): Step => [
    company,
    0,
    step,
  ]),
);
const ALL = Object.values(OWN).flatMap((each) => Object.values(each));

/** One browser with two tabs of each of two companies, whose sites are of the same origin. */
async function openBrowser() {
  const one = createVisitor();
  const { clock, jar, kept } = one;
  const backEnds = { x: one.backEnd, y: createBackEnd(clock) };
  for (const { categories, shops } of Object.values(backEnds)) {
    categories[0]?.articles.push(articleWire(5), articleWire(6));
    shops[0]?.articles.push('s5', 's6');
  }
  const tabStorages = { x: [new Map(), new Map()], y: [new Map(), new Map()] } as const;
  // The other company's back end takes no call for this one.
  const network = createMemoryNetwork(clock, (sent) => {
    expect(sent.headers.get('company')).toBe('cmp_y');
    sent.headers.set('company', 'cmp_x');
    return backEnds.y.serve(sent);
  });
  async function open(company: Company, tab: number): Promise<Page> {
    return one.open({
      tabStorage: tabStorages[company][tab] ?? new Map(),
      company: { kind: 'token', token: `cmp_${company}` },
      ports: {
        cookies: memoryCookies(jar),
        storage: memoryStorage(kept),
        ...(company === 'y' && { fetch: network.fetch }),
      },
    });
  }
  const pages: Record<Company, Page[]> = { x: [], y: [] };
  for (const company of COMPANIES) for (const tab of [0, 1]) pages[company].push(await open(company, tab));
  return {
    clock,
    jar,
    kept,
    pages,
    open,
    backEnds,
    expired: { x: null, y: null } as Record<Company, Who | null>,
  };
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const whoIsIn = ({ site }: Page): Who | 'restoring' => {
  const session = site.session.$session.get();
  if (session.kind === 'customer') return session.customer.id as Who;
  return session.kind === 'guest' ? 'guest' : 'restoring';
};

async function act({ clock, pages, open, backEnds }: Browser, [company, tab, step]: Step): Promise<void> {
  const page = pages[company][tab];
  if (!page) return;
  const { site } = page;
  switch (step) {
    case 'camille':
      return void (await site.session.login(PEOPLE.u1, 'good'));
    case 'sacha':
      return void (await site.session.login(PEOPLE.u2, 'good'));
    case 'logout':
      return site.session.logout();
    case 'expire':
      backEnds[company].expire();
      return void (await site.open(profileStoreFeature)).load();
    case 'add': {
      const who = whoIsIn(page);
      return who === 'restoring' ? undefined : void site.bookingCart.add(serviceId(OWN[company][who]));
    }
    case 'remove':
      return site.bookingCart.$cart.get().serviceIds.slice(0, 1).forEach(site.bookingCart.remove);
    case 'take back':
      return site.bookingCart.takeBack();
    case 'reload':
      site.dispose();
      pages[company][tab] = await open(company, tab);
      return undefined;
    case 'return':
      return page.returnToTab();
    case 'type':
    case 'profile': {
      const store = await site.open(profileStoreFeature);
      void store.load();
      await clock.settle();
      const loaded = store.$profile.get();
      if (step === 'type' && loaded.kind === 'ready') store.edit(loaded.value, TYPED);
    }
  }
}

interface Faults {
  names: number;
  tokens: number;
  carts: number;
  drafts: number;
}

/** Whoever is in at a company by what the browser keeps. */
function keptWho({ jar, kept }: Browser, company: Company): Who {
  const owner = jar.get('vitrine.tenant');
  const name = owner === `cmp_${company}` ? 'auth.token' : `auth.token.cmp_${company}`;
  const token = jar.get(name) ?? '';
  expect(kept.get(`vitrine:cmp_${company}:auth.token`) ?? '').toBe(token);
  return /^token-(u\d)/.exec(token)?.[1] === 'u1' ? 'u1' : token === '' ? 'guest' : 'u2';
}

/** Lines of a guest go with whoever logs in. A customer's whose session has expired wait on the screen for them. */
function allowedFor({ expired }: Browser, company: Company, who: Who | 'restoring'): ReadonlySet<string> {
  const own = OWN[company];
  const left = who === 'guest' ? expired[company] : null;
  return new Set([
    own.guest,
    ...[who, left].flatMap((one) => (one && one !== 'restoring' ? [own[one]] : [])),
  ]);
}

/** Whose session has ended otherwise than by a logout, until somebody logs in. */
function noteEnd(browser: Browser, before: Who, [company, , step]: Step): void {
  const now = keptWho(browser, company);
  if (now !== 'guest') browser.expired[company] = null;
  else if (before !== 'guest') browser.expired[company] = step === 'logout' ? null : before;
}

async function look(browser: Browser, faults: Faults): Promise<void> {
  for (const company of COMPANIES)
    for (const page of browser.pages[company]) {
      const who = whoIsIn(page);
      if (who !== keptWho(browser, company)) faults.tokens += 1;
      const store = page.site.opened(profileStoreFeature).get();
      const profile = store?.$profile.get();
      if (profile?.kind === 'ready' && profile.value.id !== who) faults.names += 1;
      if (store?.$draft.get() && who === 'guest') faults.drafts += 1;
      const { $cart, $replaced } = page.site.bookingCart;
      const items = [...$cart.get().serviceIds, ...($replaced.get()?.serviceIds ?? [])].map(String);
      const allowed = allowedFor(browser, company, who);
      if (!items.every((id) => allowed.has(id))) faults.carts += 1;
    }
}

async function walk(steps: readonly Step[], seen: Set<string>): Promise<Faults> {
  const browser = await openBrowser();
  const faults: Faults = { names: 0, tokens: 0, carts: 0, drafts: 0 };
  for (const step of steps) {
    const before = keptWho(browser, step[0]);
    await act(browser, step);
    for (let turn = 0; turn < 6; turn += 1) await browser.clock.settle();
    noteEnd(browser, before, step);
    for (const { site } of Object.values(browser.pages).flat())
      for (const id of site.bookingCart.$cart.get().serviceIds) seen.add(id);
    await look(browser, faults);
  }
  for (const page of Object.values(browser.pages).flat()) page.site.dispose();
  return faults;
}

test(
  'no foreign cart, name or token is visible in random sequences of sessions of two tabs and two companies',
  { timeout: 3_600_000 },
  async () => {
    const numRuns = Number(process.env.SESSION_RUNS ?? 40);
    const seed = Number(process.env.SESSION_SEED ?? Date.now() % 1_000_000);
    const step = fc.tuple(fc.constantFrom(...COMPANIES), fc.nat({ max: 1 }), fc.constantFrom(...STEPS));
    const random = fc.sample(fc.array(step, { minLength: 5, maxLength: 16 }), { numRuns, seed });
    const sequences: (readonly Step[])[] = [EVERYBODY, ...random];
    const sum: Faults = { names: 0, tokens: 0, carts: 0, drafts: 0 };
    const failed: string[] = [];
    const seen = new Set<string>();
    for (let at = 0; at < sequences.length; at += TOGETHER) {
      const some = sequences.slice(at, at + TOGETHER);
      const results = await Promise.all(some.map((steps) => walk(steps, seen)));
      results.forEach((faults, index) => {
        for (const key of Object.keys(sum) as (keyof Faults)[]) sum[key] += faults[key];
        if (Object.values(faults).some((count) => count > 0))
          failed.push(some[index]?.map((each) => each.join(' ')).join(', ') ?? '');
      });
    }
    const shortest = failed.toSorted((a, b) => a.length - b.length)[0];
    console.log(`SESSIONS ${JSON.stringify({ sequences: sequences.length, seed, ...sum, shortest })}`);
    expect([...seen].toSorted()).toEqual(ALL);
    expect({ ...sum, shortest }).toEqual({ names: 0, tokens: 0, carts: 0, drafts: 0, shortest: undefined });
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceId } from '#domain/catalogue/ids.ts';
import { createMemoryNetwork } from '#platform/memory/network.ts';
import { memoryCookies, memoryStorage } from '#platform/memory/storage.ts';
import { profileStoreFeature } from '../account/feature.ts';
import { createBackEnd } from '../testing/back-end.ts';
import { createVisitor, type Page } from '../testing/visitor.ts';

/* `SESSION_RUNS` says how many sequences are walked, `SESSION_SEED` which. */

const TOGETHER = 20;
const COMPANIES = ['x', 'y'] as const;
const STEPS = ['camille', 'sacha', 'logout', 'expire', 'add', 'reload', 'return', 'type', 'profile'] as const;
const PEOPLE = { u1: 'camille@example.com', u2: 'sacha@example.com' } as const;
/** What is put into a cart of each company. The lines stay with whoever is at the screen, as at a logout; never with another company. */
const OWN = { x: 's1', y: 's2' } as const;
const TYPED = { firstname: 'Typed', lastname: '', city: '', country: '', birthday: '' };

type Company = (typeof COMPANIES)[number];
type Who = 'u1' | 'u2' | 'guest';
type Step = readonly [Company, number, (typeof STEPS)[number]];

/** One browser with two tabs of each of two companies, whose sites are of the same origin. */
async function openBrowser() {
  const one = createVisitor();
  const { clock, jar, kept } = one;
  const backEnds = { x: one.backEnd, y: createBackEnd(clock) };
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
  return { clock, jar, kept, pages, open, backEnds };
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
    case 'add':
      return void site.bookingCart.add(serviceId(OWN[company]));
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

async function look(browser: Browser, faults: Faults): Promise<void> {
  for (const company of COMPANIES)
    for (const page of browser.pages[company]) {
      const who = whoIsIn(page);
      if (who !== keptWho(browser, company)) faults.tokens += 1;
      const store = page.site.opened(profileStoreFeature).get();
      const profile = store?.$profile.get();
      if (profile?.kind === 'ready' && profile.value.id !== who) faults.names += 1;
      if (store?.$draft.get() && who === 'guest') faults.drafts += 1;
      const items = page.site.bookingCart.$cart.get().serviceIds.map(String);
      if (items.includes(OWN[company === 'x' ? 'y' : 'x'])) faults.carts += 1;
    }
}

async function walk(steps: readonly Step[]): Promise<Faults> {
  const browser = await openBrowser();
  const faults: Faults = { names: 0, tokens: 0, carts: 0, drafts: 0 };
  for (const step of steps) {
    await act(browser, step);
    await browser.clock.settle();
    await browser.clock.settle();
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
    const sequences = fc.sample(fc.array(step, { minLength: 5, maxLength: 16 }), { numRuns, seed });
    const sum: Faults = { names: 0, tokens: 0, carts: 0, drafts: 0 };
    const failed: string[] = [];
    for (let at = 0; at < sequences.length; at += TOGETHER) {
      const some = sequences.slice(at, at + TOGETHER);
      const results = await Promise.all(some.map(walk));
      results.forEach((faults, index) => {
        for (const key of Object.keys(sum) as (keyof Faults)[]) sum[key] += faults[key];
        if (Object.values(faults).some((count) => count > 0))
          failed.push(some[index]?.map((each) => each.join(' ')).join(', ') ?? '');
      });
    }
    const shortest = failed.toSorted((a, b) => a.length - b.length)[0];
    console.log(`SESSIONS ${JSON.stringify({ sequences: numRuns, seed, ...sum, shortest })}`);
    expect({ ...sum, shortest }).toEqual({ names: 0, tokens: 0, carts: 0, drafts: 0, shortest: undefined });
  },
);

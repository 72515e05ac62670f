import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomOf } from '#seed/random.ts';
import { COMPANIES, type CompanyName, type HostPage } from './host-page.ts';
import {
  add,
  logIn,
  logOut,
  look,
  NAMES,
  OWN,
  PEOPLE,
  waitForSections,
  type Shown,
  type Who,
} from './section.ts';

/** What is visible to whom it is none of, and how much was tried. */
export interface Counted {
  carts: number;
  names: number;
  tokens: number;
  /** Of these steps each came about so often. */
  readonly done: Map<string, number>;
  /** Pages that Back brought out of the browser's cache. */
  restored: number;
}

interface Company {
  who: Who;
  /** Whose session has ended otherwise than by a logout: their lines wait for them until somebody logs in. */
  expired: Who | null;
}

/** One browser with two tabs, each of which shows two companies. */
interface Sequence {
  readonly host: HostPage;
  readonly backEnd: string;
  readonly context: BrowserContext;
  readonly random: () => number;
  readonly tabs: readonly Page[];
  readonly companies: Record<CompanyName, Company>;
  /** Every token that was given out. */
  readonly tokens: Map<string, Who>;
  readonly counted: Counted;
  readonly log: string[];
}

interface Place {
  readonly tab: Page;
  readonly name: CompanyName;
}

const pick = <T>({ random }: Pick<Sequence, 'random'>, choices: readonly T[]): T =>
  choices[Math.floor(random() * choices.length)] as T;

function enter({ companies }: Sequence, name: CompanyName, who: Who): void {
  companies[name] = { who, expired: null };
}

async function tokenOf(page: Page, name: CompanyName): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `vitrine:cmp_${name}:auth.token`);
}

/** Each makes a note of what it did, or does nothing and says null. */
const STEPS: Readonly<Record<string, (sequence: Sequence, place: Place) => Promise<string | null>>> = {
  async 'log in'(sequence, { tab, name }) {
    if (sequence.companies[name].who !== 'guest') return null;
    const person = pick(sequence, NAMES);
    await logIn(tab, name, person);
    enter(sequence, name, person);
    return person;
  },
  async 'log out'(sequence, { tab, name }) {
    if (sequence.companies[name].who === 'guest') return null;
    await logOut(tab, name);
    enter(sequence, name, 'guest');
    return '';
  },
  /** As after thirty days, or by another device; the tab that is loaded anew is told. */
  async expire(sequence, { tab, name }) {
    const { who } = sequence.companies[name];
    if (who === 'guest') return null;
    const headers = { company: `cmp_${name}`, authorization: `Bearer ${await tokenOf(tab, name)}` };
    const reply = await fetch(`${sequence.backEnd}/api/users/logout`, { method: 'POST', headers });
    if (!reply.ok) throw new Error(`The session was not ended: ${reply.status}`);
    sequence.companies[name] = { who: 'guest', expired: who };
    await tab.reload();
    await waitForSections(tab);
    return '';
  },
  async add({ companies }, { tab, name }) {
    const service = OWN[name][companies[name].who];
    await add(tab, name, service);
    return service;
  },
  async reload(_, { tab }) {
    await tab.reload();
    await waitForSections(tab);
    return '';
  },
  /** A page in the browser's cache hears nothing of what another tab does. */
  async 'leave, and Back'(sequence, { tab, name }) {
    const { host, tabs, counted } = sequence;
    await tab.goto(host.none);
    const other = tabs.find((one) => one !== tab) ?? tab;
    const meanwhile = pick(sequence, ['log in', 'log out', 'log out', 'add'] as const);
    const did = await STEPS[meanwhile]?.(sequence, { tab: other, name });
    await tab.goBack({ waitUntil: 'commit' });
    await waitForSections(tab);
    if (await tab.evaluate(() => document.documentElement.dataset['restored'] === 'true'))
      counted.restored += 1;
    return did == null ? '' : `meanwhile ${meanwhile} ${did}`;
  },
};
export const STEP_NAMES = Object.keys(STEPS);
const OFTEN = [...STEP_NAMES, 'log in', 'log in', 'log out', 'add', 'add'];

/** What was said of a customer is gone by then. */
const PATIENCE = 15_000;
const QUIET = 300;

/** What is wrong with what a company's elements show to whoever is there. */
function faultsIn(sequence: Sequence, name: CompanyName, { who, cart, text }: Shown) {
  const company = sequence.companies[name];
  const own: Record<Who, string> = OWN[name];
  const allowed = [company.who, company.expired ?? company.who, 'guest' as const].map((one) => own[one]);
  const others = NAMES.filter((one) => one !== company.who).flatMap((one) => PEOPLE[one].words);
  return {
    carts: cart.some((service) => !allowed.includes(service)) ? 1 : 0,
    names: who !== company.who || others.some((word) => text.includes(word)) ? 1 : 0,
  };
}

/** A token is kept for whom it is of, and stands nowhere on the page. */
async function tokensIn({ tokens, companies }: Sequence, tab: Page): Promise<number> {
  const markup = await tab.evaluate(() => {
    const within = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(({ shadowRoot }) => (shadowRoot ? shadowRoot.innerHTML + within(shadowRoot) : ''))
        .join('');
    return location.href + document.documentElement.outerHTML + within(document);
  });
  let faults = [...tokens.keys()].some((token) => markup.includes(token)) ? 1 : 0;
  for (const name of COMPANIES) {
    const token = await tokenOf(tab, name);
    if ((token === null ? 'guest' : tokens.get(token)) !== companies[name].who) faults += 1;
  }
  return faults;
}

/** Looks at both tabs until nothing is wrong; counts what stays wrong. */
async function check(sequence: Sequence): Promise<void> {
  const until = Date.now() + PATIENCE;
  await Promise.all(
    sequence.tabs.map(async (tab) => {
      // What comes late may be wrong as well.
      await tab.waitForTimeout(QUIET);
      for (const name of COMPANIES)
        while (!(await isRight(sequence, tab, name, until))) await tab.waitForTimeout(QUIET);
    }),
  );
}

/** True too once it was counted as wrong. */
async function isRight(sequence: Sequence, tab: Page, name: CompanyName, until: number): Promise<boolean> {
  const { tabs, counted, log } = sequence;
  const shown = await look(tab, name);
  const faults = { ...faultsIn(sequence, name, shown), tokens: await tokensIn(sequence, tab) };
  if (faults.carts + faults.names + faults.tokens === 0) return true;
  if (Date.now() < until) return false;
  for (const key of ['carts', 'names', 'tokens'] as const) counted[key] += faults[key];
  log.push(
    `  WRONG tab ${tabs.indexOf(tab)} ${name} ${JSON.stringify({ ...faults, ...shown, text: undefined })}`,
  );
  return true;
}

export interface Walked {
  readonly counted: Counted;
  readonly log: readonly string[];
  readonly isStuck: boolean;
}

/** A random sequence, the same for the same seed. Looks at both tabs after each step. */
export async function walk(
  browser: Browser,
  {
    host,
    backEnd,
    seed,
    steps,
  }: { readonly host: HostPage; readonly backEnd: string; readonly seed: string; readonly steps: number },
): Promise<Walked> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
  });
  context.setDefaultTimeout(30_000);
  await context.grantPermissions(['local-network-access']);
  await context.addInitScript(() =>
    addEventListener(
      'pageshow',
      ({ persisted }) => (document.documentElement.dataset['restored'] = String(persisted)),
    ),
  );
  const tabs = [await context.newPage(), await context.newPage()];
  const sequence: Sequence = {
    host,
    backEnd,
    context,
    random: randomOf(seed),
    tabs,
    companies: { maison: { who: 'guest', expired: null }, atelier: { who: 'guest', expired: null } },
    tokens: new Map(),
    counted: { carts: 0, names: 0, tokens: 0, done: new Map(), restored: 0 },
    log: [],
  };
  hearTokens(sequence);
  let isStuck = false;
  try {
    for (const tab of tabs) {
      await tab.goto(host.both);
      await waitForSections(tab);
    }
    for (let left = steps; left > 0;) if (await doOne(sequence)) left -= 1;
  } catch (error) {
    sequence.log.push(`  STUCK ${String(error)}`);
    isStuck = true;
  }
  await context.close();
  return { counted: sequence.counted, log: sequence.log, isStuck };
}

function hearTokens({ context, tokens }: Sequence): void {
  context.on('response', async (reply) => {
    if (new URL(reply.url()).pathname !== '/api/users/login' || !reply.ok()) return;
    if (reply.request().method() !== 'POST') return;
    const { token } = (await reply.json()) as { readonly token: string };
    const { email } = reply.request().postDataJSON() as { readonly email: string };
    const person = NAMES.find((one) => PEOPLE[one].email === email);
    if (person) tokens.set(token, person);
  });
}

async function doOne(sequence: Sequence): Promise<boolean> {
  const { tabs, counted, log } = sequence;
  const step = pick(sequence, OFTEN);
  const [tab, name] = [pick(sequence, tabs), pick(sequence, COMPANIES)];
  const noted = await STEPS[step]?.(sequence, { tab, name });
  if (noted == null) return false;
  log.push(`tab ${tabs.indexOf(tab)} ${name}: ${step} ${noted}`);
  counted.done.set(step, (counted.done.get(step) ?? 0) + 1);
  await check(sequence);
  return true;
}

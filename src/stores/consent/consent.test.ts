import { expect, test } from 'vitest';
import { CONSENT_SECONDS } from '#domain/consent/consent-choice.ts';
import { thirdPartiesOf } from '#domain/consent/third-parties.ts';
import { createMemoryClock } from '#platform/memory/clock.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { memoryCookies } from '#platform/memory/storage.ts';
import type { Cookies } from '#platform/ports.ts';
import { createConsent } from './consent.ts';

const BOTH = { gaConversionId: 'AW-7', booker: { ganalytics: 'G-A1' } };
const TAG = 'https://www.googletagmanager.com/gtag/js?id=';

interface Given {
  /** Its settings. */
  readonly company?: object;
  readonly jar?: Map<string, string>;
  readonly cookies?: Cookies;
  readonly words?: string | null;
  readonly clock?: ReturnType<typeof createMemoryClock>;
}

function open({ company = BOTH, jar = new Map(), words = null, ...given }: Given = {}) {
  const { clock = createMemoryClock(), cookies = memoryCookies(jar) } = given;
  const page = createMemoryHostPage(words);
  let back = () => {};
  const consent = createConsent({
    page,
    ports: { clock },
    storage: { cookies },
    thirdParties: thirdPartiesOf(company),
    onReturn: (act) => (back = act),
  });
  const told = () => page.commands().filter(([of]) => of === 'consent');
  return { clock, jar, page, consent, now: () => consent.$consent.get(), told, back: () => back() };
}

const states = (ad: string, analytics: string) => ({
  ad_storage: ad,
  analytics_storage: analytics,
  ad_user_data: ad,
  ad_personalization: ad,
});

test('until a visitor has answered nothing is loaded, kept or granted, and consent mode is told so', () => {
  const { now, page, jar, told } = open();
  expect(now()).toEqual({ kind: 'unanswered' });
  expect(page.scripts).toEqual([]);
  expect([...jar]).toEqual([]);
  expect(page.consent()).toBeNull();
  expect(told()).toEqual([['consent', 'default', states('denied', 'denied')]]);
});

test('what is agreed to is told, kept and loaded, and nothing else', () => {
  const { consent, now, page, told } = open();
  consent.answer(['analytics']);
  expect(now()).toEqual({ kind: 'answered', granted: ['analytics'] });
  expect(page.consent()).toBe('analytics');
  expect(page.scripts).toEqual([`${TAG}G-A1`]);
  expect(told().at(-1)).toEqual(['consent', 'update', states('denied', 'granted')]);
  expect(page.commands().map((words) => words.slice(0, 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', expect.any(Date)],
    ['config', 'G-A1'],
  ]);
});

test('a refusal loads nothing, and stands at the next visit like any answer', () => {
  const { consent, page, jar } = open();
  consent.answer([]);
  expect(page.scripts).toEqual([]);
  expect(page.consent()).toBe('');
  const later = open({ jar });
  expect(later.now()).toEqual({ kind: 'answered', granted: [] });
  expect(later.page.scripts).toEqual([]);
});

test('an answer stands for thirteen months', async () => {
  const { consent, clock, jar } = open();
  consent.answer(['analytics', 'marketing']);
  await clock.advance(CONSENT_SECONDS * 1000 - 1);
  expect(open({ jar, clock }).page.scripts).toHaveLength(2);
  await clock.advance(1);
  expect(open({ jar, clock }).now()).toEqual({ kind: 'unanswered' });
});

test('a company that has set up more since asks again', () => {
  const { consent, jar } = open({ company: { booker: { ganalytics: 'G-A1' } } });
  consent.answer(['analytics']);
  expect(open({ jar }).now()).toEqual({ kind: 'unanswered' });
  expect(open({ jar }).page.scripts).toEqual([]);
});

test.each(['{', '[]', '{"version":1,"at":"x","granted":["analytics"]}', '{"version":9}'])(
  'what somebody has put in the place of an answer is none: %s',
  (value) => {
    expect(open({ jar: new Map([['consent', value]]) }).now()).toEqual({ kind: 'unanswered' });
  },
);

test('a visitor who changes their mind is obeyed at once, and what was set is taken away', () => {
  const { consent, page, told } = open();
  consent.answer(['analytics']);
  expect(page.forgotten).toEqual([]);
  consent.answer([]);
  expect(page.forgotten).toEqual(['_ga', '_ga_A1']);
  // Google's tag hears of it: the page may stay.
  expect(page.reloads()).toBe(0);
  expect(told().at(-1)).toEqual(['consent', 'update', states('denied', 'denied')]);
  expect(page.consent()).toBe('');
  consent.answer(['analytics']);
  expect(page.scripts).toHaveLength(1);
  expect(page.commands().filter(([of]) => of === 'config')).toHaveLength(1);
});

test('where cookies are refused an answer holds for the page', () => {
  const refused: Cookies = { read: () => null, write: () => false, remove: () => {} };
  const { consent, now, page, clock, back } = open({ cookies: refused });
  void clock.advance(5);
  consent.answer(['analytics']);
  back();
  expect(now()).toEqual({ kind: 'answered', granted: ['analytics'] });
  expect(page.scripts).toHaveLength(1);
});

test('what another tab was answered holds here once this one is looked at', () => {
  const { jar, now, page, back } = open();
  open({ jar }).consent.answer(['marketing']);
  back();
  expect(now()).toEqual({ kind: 'answered', granted: ['marketing'] });
  expect(page.scripts).toEqual([`${TAG}AW-7`]);
});

test('a page that says what its visitor has agreed to is obeyed, as it changes, and nobody is asked', () => {
  const { now, page, jar } = open({ words: '' });
  expect(now()).toEqual({ kind: 'host', granted: [] });
  expect(page.scripts).toEqual([]);
  page.setConsent('marketing other');
  expect(now()).toEqual({ kind: 'host', granted: ['marketing'] });
  expect(page.scripts).toEqual([`${TAG}AW-7`]);
  expect([...jar]).toEqual([]);
  page.setConsent(null);
  expect(now()).toEqual({ kind: 'unanswered' });
});

test('a page that begins to say it comes before the visitor’s own answer here', () => {
  const { consent, now, page, told } = open();
  consent.answer(['analytics', 'marketing']);
  page.setConsent('');
  expect(now()).toEqual({ kind: 'host', granted: [] });
  expect(told().at(-1)).toEqual(['consent', 'update', states('denied', 'denied')]);
});

test('a company without such services asks nothing, says nothing and tells nothing', () => {
  const { now, page } = open({ company: {} });
  expect(now()).toEqual({ kind: 'unneeded' });
  expect(page.consent()).toBeNull();
  expect(page.commands()).toEqual([]);
});

test('a page that tells consent mode by itself has all of it to say', () => {
  const page = createMemoryHostPage();
  page.command('consent', 'default', {});
  const consent = createConsent({
    page,
    ports: { clock: createMemoryClock() },
    storage: { cookies: memoryCookies() },
    thirdParties: thirdPartiesOf(BOTH),
    onReturn: () => {},
  });
  consent.answer(['analytics']);
  expect(page.commands().filter(([of]) => of === 'consent')).toHaveLength(1);
});

const MANY = {
  klaviyoPublicKey: 'Ab12Cd',
  booker: {
    thirdParties: { hotjar: '12345', googleTagManager: 'GTM-AB12' },
    optinMonsterEnabled: true,
    optinMonsterCode: '12/34',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png' },
    payment: { provider: 'stripe', keys: { publicKey: 'pk_test_1' } },
  },
};

test('a script finds in the page what its snippet would have left there', () => {
  const { consent, page } = open({ company: MANY });
  consent.answer(['analytics', 'marketing', 'content']);
  expect(page.scripts).toEqual([
    'https://static.hotjar.com/c/hotjar-12345.js?sv=6',
    'https://www.googletagmanager.com/gtm.js?id=GTM-AB12',
    'https://static.klaviyo.com/onsite/js/Ab12Cd/klaviyo.js',
    'https://a.omappapi.com/app/js/api.min.js',
  ]);
  expect(page.globals.get('_hjSettings')).toEqual({ hjid: 12_345, hjsv: 6 });
  const queue = page.globals.get('hj') as { (...words: unknown[]): void; readonly q: unknown[] };
  queue('event', 'a');
  expect(queue.q).toEqual([['event', 'a']]);
  expect(page.entries).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  expect([...page.attributes.values()]).toEqual([{ 'data-user': '12', 'data-account': '34' }]);
  // None of them is configured by commands.
  expect(page.commands().map(([of]) => of)).toEqual(['consent', 'consent']);
});

test('a provider of payment is never loaded by consent, and alone nobody is asked', () => {
  const { payment } = MANY.booker;
  const { consent, now, page } = open({ company: { booker: { payment } } });
  expect(now()).toEqual({ kind: 'unneeded' });
  expect(consent.thirdParties.map(({ name }) => name)).toEqual(['Stripe']);
  expect(page.commands()).toEqual([]);
  const host = open({ company: MANY, words: 'payment analytics' });
  expect(host.page.scripts).toEqual(['https://static.hotjar.com/c/hotjar-12345.js?sv=6']);
});

test('a script that cannot be told goes with its page, and what it leaves behind goes when the next one comes', () => {
  const { consent, page, jar } = open({ company: MANY });
  consent.answer(['analytics', 'marketing']);
  consent.answer(['analytics']);
  expect(page.reloads()).toBe(1);
  expect(page.forgotten).toContain('__kla_id');
  expect(page.forgotten).not.toContain('_hjSession_12345');
  const next = open({ company: MANY, jar });
  expect(next.page.scripts).toEqual(['https://static.hotjar.com/c/hotjar-12345.js?sv=6']);
  expect(next.page.forgotten).toContain('__kla_id');
  expect(next.page.forgotten).not.toContain('_hjSession_12345');
  expect(next.page.reloads()).toBe(0);
  next.consent.answer(['analytics', 'marketing']);
  expect(open({ company: MANY, jar }).page.forgotten).toEqual([]);
});

test('whoever refuses from the start has nothing taken away: it is none of ours', () => {
  const { consent, page, jar } = open({ company: MANY });
  consent.answer([]);
  expect([page.forgotten, page.reloads()]).toEqual([[], 0]);
  expect(open({ company: MANY, jar }).page.forgotten).toEqual([]);
});

test('a page that says itself what is agreed to is not loaded anew', () => {
  const { page } = open({ company: MANY, words: 'marketing' });
  page.setConsent('');
  expect(page.forgotten).toContain('__kla_id');
  expect(page.reloads()).toBe(0);
});

import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import { createSiteRegistry, type Lease, type Wish } from './site-registry.ts';

const ADDRESS = { apiBase: 'https://api.example', company: 'cmp_a', host: 'salon.example' };

/** Sites that only remember what was asked of them; the end of a task and a grace come when the test says so. */
function stage() {
  const opened: { wish: Wish; beside: Site | undefined; chosen: Locale[]; isOver: boolean; site: Site }[] =
    [];
  const soon: (() => void)[] = [];
  const later: (() => void)[] = [];
  const sharing = createSiteRegistry({
    open(wish, beside) {
      const record = { wish, beside, chosen: [] as Locale[], isOver: false };
      const site = {
        locale: { choose: async (locale: Locale) => record.chosen.push(locale) > 0 },
        dispose: () => (record.isOver = true),
      } as unknown as Site;
      opened.push(Object.assign(record, { site }));
      return site;
    },
    soon: (act) => soon.push(act),
    later: (act) => later.push(act),
  });
  const flush = (queue: (() => void)[]) => queue.splice(0).forEach((act) => act());
  const element = (wanted: Locale | undefined, { address = ADDRESS, isRooted = false } = {}) => {
    let site = sharing.siteFor({ address, wanted });
    let now = wanted;
    const join = (): Lease => sharing.hold(site, { wanted: () => now, isRooted, move });
    let lease = join();
    function move(other: Site): void {
      const left = lease;
      site = other;
      lease = join();
      left.release();
    }
    /** The page wants another language; the element has not heard of it. */
    const wish = (locale: Locale | undefined) => (now = locale);
    const want = (locale: Locale | undefined) => {
      wish(locale);
      lease.follow();
    };
    return { lease: () => lease, wish, want, site: () => site };
  };
  return { sharing, opened, element, endTask: () => flush(soon), waitLong: () => flush(later) };
}

describe('the sites of a page', () => {
  it('a site is shared by all elements of one back end, company and language', () => {
    const { element, opened } = stage();
    const one = element('fr');
    expect(element('fr').site()).toBe(one.site());
    expect(element('de').site()).not.toBe(one.site());
    expect(element('fr', { address: { ...ADDRESS, company: 'cmp_b' } }).site()).not.toBe(one.site());
    expect(element('fr', { address: { ...ADDRESS, apiBase: '' } }).site()).not.toBe(one.site());
    expect(opened).toHaveLength(4);
  });

  it('a site changes its language, and keeps its state, when all of its elements want another', () => {
    const { element, opened, endTask } = stage();
    const [one, other] = [element('fr'), element('fr')];
    const before = one.site();
    one.want('de');
    other.want('de');
    endTask();
    expect([one.site(), other.site()]).toEqual([before, before]);
    expect(opened[0]?.chosen).toEqual(['de']);
    expect(element('de').site()).toBe(before);
  });

  it('elements stay on one site though one hears of the page’s new language long before the other', () => {
    const { element, opened, endTask } = stage();
    const [one, other] = [element('fr'), element('fr')];
    const before = one.site();
    one.wish('de');
    other.wish('de');
    one.lease().follow();
    endTask();
    other.lease().follow();
    endTask();
    expect([one.site(), other.site()]).toEqual([before, before]);
    expect(opened[0]?.chosen).toEqual(['de']);
  });

  it('elements of one site part when only some of them want another language', () => {
    const { element, opened, endTask } = stage();
    const [one, other] = [element('fr'), element('fr')];
    one.want('de');
    endTask();
    expect(one.site()).not.toBe(other.site());
    expect(opened.map(({ wish }) => wish.wanted)).toEqual(['fr', 'de']);
    expect(opened[0]?.chosen).toEqual([]);
  });

  it.each([
    ['asked for alone', ['de', 'fr']],
    ['that another site speaks already', ['de', 'de']],
  ] as const)('what a visitor has begun goes along into a language %s', (_, [wanted, spoken]) => {
    const { element, opened, endTask, waitLong } = stage();
    const booking = element('fr', { isRooted: true });
    const cart = element(spoken);
    const before = booking.site();
    booking.want(wanted);
    endTask();
    endTask();
    waitLong();
    expect(booking.site()).toBe(before);
    expect(opened[0]?.chosen).toEqual(['de']);
    expect(cart.site() === before).toBe(spoken === 'de');
    expect(opened.map(({ isOver }) => isOver)).toEqual([false, spoken === 'de']);
    cart.want(wanted);
    endTask();
    expect(cart.site()).toBe(before);
  });

  it('there are as many sites as rooted elements that want different languages', () => {
    const { element, opened, endTask } = stage();
    const [one, other] = [element('fr', { isRooted: true }), element('fr', { isRooted: true })];
    const before = one.site();
    other.want('de');
    endTask();
    expect([one.site() === before, other.site() === before]).toEqual([true, false]);
    one.want('de');
    endTask();
    expect([one.site() === before, other.site() === before]).toEqual([true, false]);
    expect(opened.map(({ chosen }) => chosen)).toEqual([['de'], []]);
  });

  it('sites of one company know each other, whatever they speak, but not those of another', () => {
    const { element, opened } = stage();
    const one = element('fr');
    element('de');
    element('de', { address: { ...ADDRESS, company: 'cmp_b' } });
    expect(opened.map(({ beside }) => beside)).toEqual([undefined, one.site(), undefined]);
  });

  it('a site outlives its last element for a while, and no longer', () => {
    const { element, opened, waitLong } = stage();
    const one = element('fr');
    const site = one.site();
    one.lease().release();
    const back = element('fr');
    waitLong();
    expect(back.site()).toBe(site);
    expect(opened[0]?.isOver).toBe(false);
    back.lease().release();
    waitLong();
    expect(opened[0]?.isOver).toBe(true);
    expect(element('fr').site()).not.toBe(site);
  });

  it('a site starts in the language that the server rendered, and then changes to the page’s', () => {
    const { sharing, opened, endTask } = stage();
    const initial = { locale: 'it' as const };
    const site = sharing.siteFor({ address: ADDRESS, wanted: 'de', initial });
    sharing.hold(site, { wanted: () => 'de', isRooted: false, move: () => {} });
    expect(opened[0]?.wish.initial).toBe(initial);
    endTask();
    expect(opened[0]?.chosen).toEqual(['de']);
  });
});

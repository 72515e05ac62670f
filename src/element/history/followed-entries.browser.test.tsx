import { expect } from 'chai';
import { EMPTY_QUERY, parseQuery } from '#domain/site/route-query.ts';
import { browserHistory } from '#platform/browser/history.ts';
import { withDialogEntries } from '#platform/dialog-entries.ts';
import { createMemoryPorts } from '#platform/memory/ports.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import { queryNavigation } from '#stores/navigation/query-navigation.ts';
import { createSite } from '#stores/site.ts';
import { follow } from './followed-entries.ts';

const HOME = { route: { kind: 'home' as const }, query: EMPTY_QUERY };
const state = () => history.state as { mine?: number; vitrine?: Record<string, unknown> } | null;
const moved = (act: () => void) =>
  new Promise((resolve) => {
    addEventListener('popstate', () => setTimeout(resolve), { once: true });
    act();
  });
const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('an element in the history of a real browser', () => {
  let stops: (() => void)[] = [];

  function siteOfPage() {
    const ports = createMemoryPorts({ history: withDialogEntries(browserHistory(window)) });
    return createSite({
      ports,
      apiBase: '',
      company: { kind: 'token', token: 'cmp_test' },
      texts: () => Promise.resolve({}),
    });
  }

  function followed(element: Element, top = 0): Navigation {
    const { navigation } = siteOfPage().forElement({
      navigation: { kind: 'memory', start: HOME, isKept: true },
      emit: () => true,
    });
    stops.push(follow(navigation, element, { place: HOME, address: '', top }), () => element.remove());
    return navigation;
  }

  function placed(parent: ParentNode & Node = document.body): Element {
    return parent.appendChild(document.createElement('x-followed'));
  }

  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    history.replaceState(null, '');
  });

  it('an entry is added for a place, beside the page’s own state, and Back restores the place before', async () => {
    history.replaceState({ mine: 7 }, '');
    const [{ length }, { href }] = [history, location];
    const navigation = followed(placed());
    navigation.open({ kind: 'contact' });
    await soon();
    expect([history.length - length, location.href, state()?.mine]).to.deep.equal([1, href, 7]);
    await moved(() => history.back());
    expect(navigation.$place.get()).to.deep.equal({ ...HOME, query: parseQuery('') });
    expect(state()?.mine).to.equal(7);
    await moved(() => history.forward());
    expect(navigation.$place.get().route).to.deep.equal({ kind: 'contact' });
    await moved(() => history.back());
  });

  it('the page is where each entry was left once it is come back to, though its heading scrolls it meanwhile, until the visitor does', async () => {
    const room = document.body.appendChild(document.createElement('div'));
    room.style.height = '5000px';
    stops.push(() => (room.remove(), scrollTo(0, 0)));
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await import('#ui/scroll/stay-at.ts');
    scrollTo(0, 300);
    const navigation = followed(placed(), 300);
    navigation.open({ kind: 'contact' });
    await soon();
    scrollTo(0, 900);
    await frame();
    await moved(() => history.back());
    // As a step does whose heading takes the focus.
    scrollTo(0, 0);
    await frame();
    expect(scrollY).to.equal(300);
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo(0, 350);
    await frame();
    expect(scrollY).to.equal(350);
    await moved(() => history.forward());
    await frame();
    expect(scrollY).to.equal(900);
    await moved(() => history.back());
    await frame();
    expect(scrollY).to.equal(350);
  });

  it('an entry of the page’s own moves the page nowhere as long as the element stays as it is', async () => {
    const room = document.body.appendChild(document.createElement('div'));
    room.style.height = '5000px';
    stops.push(() => (room.remove(), scrollTo(0, 0)));
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    stops.push(() => (history.scrollRestoration = before));
    const navigation = followed(placed(), 0);
    navigation.open({ kind: 'contact' });
    await soon();
    history.pushState({ ...state(), mine: 8 }, '');
    scrollTo(0, 700);
    await moved(() => history.back());
    expect(scrollY).to.equal(700);
    await moved(() => history.back());
  });

  it('where the host’s address shows the place, the page is where each entry was left, too', async () => {
    const room = document.body.appendChild(document.createElement('div'));
    room.style.height = '5000px';
    const [before, { href }] = [history.scrollRestoration, location];
    // The browser itself brings back nothing.
    history.scrollRestoration = 'manual';
    stops.push(() => {
      room.remove();
      scrollTo(0, 0);
      history.scrollRestoration = before;
    });
    await import('#ui/scroll/stay-at.ts');
    scrollTo(0, 300);
    const { navigation } = siteOfPage().forElement({
      navigation: { kind: 'query', start: HOME },
      emit: () => true,
      create: queryNavigation,
    });
    const start = { place: HOME, address: navigation.address(), top: 300 };
    const element = placed();
    stops.push(follow(navigation, element, start), navigation.dispose, () => element.remove());
    navigation.open({ kind: 'contact' });
    await soon();
    expect(location.search).to.include('vitrine-path=/contact');
    scrollTo(0, 900);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await moved(() => history.back());
    expect([location.href, scrollY]).to.deep.equal([href, 300]);
    await moved(() => history.forward());
    expect(scrollY).to.equal(900);
    await moved(() => history.back());
  });

  it('elements are told apart by their ids, else by where they stand, in shadow roots too', async () => {
    const named = document.createElement('x-followed');
    named.id = 'booking';
    document.body.append(named);
    const host = document.body.appendChild(document.createElement('x-host'));
    stops.push(() => host.remove());
    const all = [named, placed(), placed(), placed(host.attachShadow({ mode: 'open' }))];
    const navigations = all.map((element) => followed(element));
    for (const navigation of navigations) {
      navigation.open({ kind: 'contact' });
      await soon();
    }
    expect(Object.keys(state()?.vitrine ?? {})).to.deep.equal([
      'x-followed booking',
      'x-followed 1',
      'x-followed 2',
      'x-host 0 x-followed 0',
    ]);
    await moved(() => history.go(-4));
    const kinds = navigations.map(({ $place }) => $place.get().route?.kind);
    expect(kinds[0]).to.equal('home');
  });

  it('an element that comes before another of its kind gets a name of its own', async () => {
    const first = placed();
    const one = followed(first);
    const before = document.createElement('x-followed');
    first.before(before);
    const other = followed(before);
    one.open({ kind: 'contact' });
    await soon();
    other.open({ kind: 'contact' });
    await soon();
    expect(Object.keys(state()?.vitrine ?? {})).to.deep.equal(['x-followed 0', 'x-followed 0+']);
    await moved(() => history.go(-2));
  });
});

import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonNetwork } from '#widgets/storefront/testing/salon.ts';
import { define } from './element.ts';

const clock = { now: () => Date.UTC(2026, 0, 5, 9), after: () => () => {} };
const TOKEN = 'aB3_-x';
const COLOUR = 'themes.general.buttonsColor';
const MESSAGE = { vitrine: 'preview', session: TOKEN };

interface Preview extends HTMLElement {
  session: unknown;
  draft: unknown;
  set(path: string, value: unknown): boolean;
  undo(): void;
  showPage(path: string): void;
  compare(isOn: boolean): void;
}

describe('vitrine-preview', () => {
  const { fetch: send } = globalThis;
  const made: Element[] = [];
  let companies = 0;

  before(define);
  afterEach(() => {
    for (const element of made.splice(0)) element.remove();
    globalThis.fetch = send;
  });

  async function until(what: () => unknown): Promise<void> {
    for (let turn = 0; turn < 500 && !what(); turn += 1) await settled(20);
    if (!what()) throw new Error(`never came true: ${what.toString()}`);
  }

  /** The site that it shows is this page's own origin, so that its windows can be looked into. */
  async function show(attributes: string, { session = { token: TOKEN } as unknown, width = 1000 } = {}) {
    const network = salonNetwork({}, clock);
    globalThis.fetch = (input, init) => network.fetch(String(input), init ?? {});
    const container = document.body.appendChild(document.createElement('div'));
    container.style.width = `${width}px`;
    made.push(container);
    companies += 1;
    container.innerHTML = `<vitrine-preview company="cmp_preview_${companies}" locale="fr" ${attributes}></vitrine-preview>`;
    const element = container.firstElementChild as Preview;
    const told: { name: string; detail: Record<string, unknown> }[] = [];
    for (const name of ['page', 'point', 'change', 'expired'])
      element.addEventListener(`vitrine-preview-${name}`, (event) =>
        told.push({ name, detail: (event as CustomEvent<Record<string, unknown>>).detail }),
      );
    element.session = session;
    const root = element.shadowRoot as ShadowRoot;
    await until(() => root.querySelector('[part=toolbar]'));
    await settled(50);
    return { element, root, told };
  }

  const framesOf = (root: ShadowRoot) => [...root.querySelectorAll('iframe')];

  /** What a window was told since. */
  function heardBy(frame: HTMLIFrameElement): object[] {
    const heard: object[] = [];
    const view = frame.contentWindow as Window;
    view.postMessage = ((message: object, origin: string) => {
      if (origin === location.origin) heard.push(message);
    }) as Window['postMessage'];
    return heard;
  }

  const say = (frame: HTMLIFrameElement, report: object, origin = location.origin) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { ...MESSAGE, ...report }, origin, source: frame.contentWindow }),
    );

  it('the site is shown on a desktop and a phone, at its address with the token, and is accessible', async () => {
    const { root } = await show(`base="${location.origin}/de" page="/contact"`);
    const address = `${location.origin}/~preview.${TOKEN}~/contact`;
    expect(framesOf(root).map(({ src }) => src)).to.deep.equal([address, address]);
    for (const { sandbox } of framesOf(root))
      expect(sandbox.contains('allow-top-navigation') || sandbox.contains('allow-modals')).to.equal(false);
    expect(await axeFaults(root)).to.deep.equal([]);
  });

  it('on a phone nothing is wider than the page', async () => {
    const { root } = await show(`base="${location.origin}"`, { width: 358 });
    const wide = [...root.querySelectorAll('figure, button, select')].filter(
      (each) => each.getBoundingClientRect().right > 358 + document.body.getBoundingClientRect().left + 1,
    );
    expect(wide).to.deep.equal([]);
  });

  it('without the address of the site, or a token, it says what is missing', async () => {
    const noSite = await show('');
    expect(noSite.root.textContent).to.contain('L’adresse du site');
    const noToken = await show(`base="${location.origin}"`, { session: null });
    expect(noToken.root.textContent).to.contain('pas encore ouvert');
    expect([...framesOf(noSite.root), ...framesOf(noToken.root)]).to.deep.equal([]);
  });

  it('a change is told to each frame, and with the whole draft to the page; it can be taken back', async () => {
    const { element, root, told } = await show(`base="${location.origin}"`);
    element.draft = { themes: { general: { menuColor: '#333333' } } };
    await settled(50);
    const heard = framesOf(root).map(heardBy);
    expect(element.set(COLOUR, '#abcdef')).to.equal(true);
    expect(element.set('token', 'x')).to.equal(false);
    const message = { ...MESSAGE, type: 'value', path: COLOUR, value: '#abcdef' };
    expect(heard).to.deep.equal([[message], [message]]);
    expect(told).to.have.length(1);
    expect(told[0]?.detail).to.deep.include({
      path: COLOUR,
      change: { themes: { general: { menuColor: '#333333', buttonsColor: '#abcdef' } } },
      canUndo: true,
    });
    await until(() => [...root.querySelectorAll('button')].some((each) => each.textContent === 'Annuler'));
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Annuler')?.click();
    expect(told[1]?.detail).to.deep.include({ path: COLOUR, canUndo: false, canRedo: true });
  });

  it('only the windows of its own frames are heard, of the site’s origin', async () => {
    const { root, told } = await show(`base="${location.origin}"`);
    const [frame] = framesOf(root);
    if (!frame) throw new Error('no frame');
    say(frame, { type: 'page', path: '/' });
    say(frame, { type: 'page', path: '/contact' }, 'https://evil.example');
    window.postMessage({ ...MESSAGE, type: 'page', path: '/contact' }, location.origin);
    say(frame, { type: 'page', path: '/contact', session: 'other' });
    await settled(50);
    expect(told).to.deep.equal([]);
    say(frame, { type: 'page', path: '/legal' });
    expect(told.map(({ name, detail }) => [name, detail['path']])).to.deep.equal([['page', '/legal']]);
  });

  it('what was pressed in the site is told with the values of its settings', async () => {
    const { root, told, element } = await show(`base="${location.origin}"`);
    const [frame] = framesOf(root);
    if (!frame) throw new Error('no frame');
    element.set(COLOUR, '#abcdef');
    say(frame, { type: 'point', part: 'button-primary', settings: [COLOUR, 'token'] });
    expect(told.at(-1)?.detail).to.deep.include({
      part: 'button-primary',
      settings: [{ path: COLOUR, value: '#abcdef', origin: 'changed' }],
    });
  });

  it('a token that is good no longer is told, and another one loads the site anew with what was changed', async () => {
    const { element, root, told } = await show(`base="${location.origin}"`, {
      session: { token: TOKEN, expiresAt: '2020-01-01T00:00:00Z' },
    });
    await until(() => told.some(({ name }) => name === 'expired'));
    expect(root.textContent).to.contain('a expiré');
    element.set(COLOUR, '#abcdef');
    element.session = { token: 'other' };
    await until(() => framesOf(root)[0]?.src.includes('~preview.other~'));
    const [frame] = framesOf(root);
    if (!frame) throw new Error('no frame');
    const heard = heardBy(frame);
    say(frame, { type: 'page', path: '/', session: 'other' });
    expect(heard[0]).to.deep.equal({
      ...MESSAGE,
      session: 'other',
      type: 'value',
      path: COLOUR,
      value: '#abcdef',
    });
    expect(root.textContent).not.to.contain('a expiré');
  });
});

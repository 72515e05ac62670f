import { elements } from 'virtual:elements';
import type { EarlyElement } from '#element/early-element.ts';
import type { prepareScreen } from '#element/early-screen.ts';
import { localeOfTag, nearestLang } from '#element/page/lang.ts';
import { definePlaceholder } from '#element/placeholder/define-placeholder.ts';
import { addressFor, EMBED, embedOf, type Embed } from '#element/site/embed.ts';
import { VERSION } from '#element/version.ts';

/** Waits before a code that did not arrive is asked for again; without one it is given up. */
const WAITS_MS = [1000, 5000, 20_000, 0];

const view = globalThis;

/** The code that starts reads, asks for texts and shows markup: only a page with an element pays for it. */
let screenCode: Promise<unknown> | undefined;

/** Where it does not come, the element's code draws the screen, as it does where the server does not answer. */
function withScreen(...given: Parameters<typeof prepareScreen>): void {
  screenCode = import('#element/early-screen.ts')
    .then((screen) => screen.prepareScreen(...given))
    .catch(() => {});
}

/**
 * Starts what an element's first screen needs, so that it does not wait for its code: before that the markup, which is small and
 * shown first, as browsers have few connections; after it the reads, the texts and the code.
 */
function startEarly(element: HTMLElement, early: EarlyElement, embed: Embed): void {
  const { attributes, isPage } = early;
  const attribute = (name: string) => element.getAttribute(name);
  const locale = localeOfTag(attribute('locale') ?? nearestLang(element));
  if (!locale) return;
  const values = { company: attribute('company'), api: attribute('api') };
  const address = addressFor(values, embed, view.location);
  const { apiBase, company } = address;
  let request: XMLHttpRequest | undefined;
  if (company && !isPage && attribute('render') !== 'client') {
    // Without what is read below.
    const query = new URLSearchParams({ company, locale, data: 'unread' });
    for (const { name, value } of element.attributes) {
      if (attributes.includes(name) && !query.has(name)) query.set(name, value);
    }
    // Read as a document by the browser: a page that trusts no text need trust none of it.
    request = new view.XMLHttpRequest();
    request.open('GET', `${apiBase}/embed/render/${element.localName}?${query}`);
    request.responseType = 'document';
    request.send();
  }
  withScreen(element, attributes, { embed, address, locale }, request);
}

/** Registers an element's code, once its reads are sent, which it would send itself; rejects where it cannot be had. */
async function load(early: EarlyElement): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      const code = await early.load();
      await screenCode;
      return code.define();
    } catch (error) {
      if (!wait) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** What is done about an element that comes into a page: its code is loaded, once for all of its tag. */
function loading(early: EarlyElement, embed: Embed): (element: HTMLElement) => void {
  const waiting = new Set<HTMLElement>();
  let code: Promise<void> | undefined;
  const begin = () => {
    code ??= load(early).catch((error) => {
      const detail = { version: 1, code: 0, type: 'load', message: `${error}` };
      for (const element of waiting) {
        element.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }));
      }
      waiting.clear();
      code = undefined;
    });
  };
  return (element) => {
    if (waiting.has(element)) return;
    waiting.add(element);
    if (element.shadowRoot?.children[1]) {
      // Its server has sent it all that is shown first.
      void import('#element/hydration/wanted.ts').then((code) => code.whenWanted(element)).then(begin, begin);
      // Whoever puts an element into a page may go on to set its attributes.
    } else
      queueMicrotask(() => {
        startEarly(element, early, embed);
        begin();
      });
  };
}

function start(): void {
  const first = embedOf(view);
  if (first || !view.customElements || !document.head.attachShadow) {
    return console.warn(`[vitrine] ${VERSION} stays out: ${first?.version ?? 'too old'}`);
  }
  const here = import.meta.url;
  // Behind a redirect the script knows itself by another address than its tag does.
  const script =
    [...document.scripts].find(({ src }) => src === here) ??
    document.querySelector<HTMLScriptElement>('script[data-company]');
  const { company = '', api } = script?.dataset ?? {};
  const embed: Embed = { version: VERSION, company, api: api ?? new URL(here).origin, early: new Map() };
  Object.defineProperty(view, EMBED, { value: embed });
  for (const [name, early] of Object.entries(elements)) {
    const tag = `vitrine-${name}`;
    if (customElements.get(tag)) continue;
    definePlaceholder({ ...early, tag, onConnected: loading(early, embed) });
  }
}

start();

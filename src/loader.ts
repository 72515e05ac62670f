import { elements } from 'virtual:elements';
import type { followMarkup } from '#element/hydration/early-markup.ts';
import type { EarlyElement } from '#element/early-element.ts';
import { localeOfTag, nearestLang } from '#element/page/lang.ts';
import { definePlaceholder } from '#element/placeholder/define-placeholder.ts';
import { addressFor, EMBED, embedOf, type Embed } from '#element/site/embed.ts';
import { earlyKey } from '#element/site/early.ts';
import { VERSION } from '#element/version.ts';

declare const __VITRINE_TEXTS__: string | undefined;

/** Waits before a code that did not arrive is asked for again. */
const RETRIES_MS = [1000, 5000, 20_000];
/** A read that nobody took up by then would be old news to whoever comes later. */
const FRESH_MS = 30_000;

const view = globalThis;

/** What shows the markup that a request answers, or waits with an element whose markup the page came with. Never rejects. */
const withMarkup = (...given: Parameters<typeof followMarkup>) =>
  import('#element/hydration/early-markup.ts')
    .then((markup) => markup.followMarkup(...given))
    // Then the code draws it, as it does where the server does not answer.
    .catch(() => {});

/**
 * Starts what an element's first screen needs, so that it does not wait for its code: before that the markup, which is small and
 * shown first, as browsers have few connections; after it the reads and the texts.
 */
function startEarly(element: HTMLElement, early: EarlyElement, embed: Embed, begin: () => void): void {
  const { reads, deeper, texts, attributes, isByAddress } = early;
  const attribute = (name: string) => element.getAttribute(name);
  const locale = localeOfTag(attribute('locale') ?? nearestLang(element));
  if (!locale) return begin();
  const values = { company: attribute('company'), api: attribute('api') };
  const { apiBase, company, host } = addressFor(values, embed, view.location);
  if (company && !isByAddress && attribute('render') !== 'client') {
    const query = new URLSearchParams();
    for (const name of attributes) {
      const text = attribute(name);
      if (text !== null) query.set(name, text);
    }
    query.set('company', company);
    query.set('locale', locale);
    // Without what is read below.
    query.set('data', 'unread');
    // Read as a document by the browser: a page that trusts no text need trust none of it.
    const request = new view.XMLHttpRequest();
    request.open('GET', `${apiBase}/embed/render/${element.localName}?${query}`);
    request.responseType = 'document';
    request.send();
    void withMarkup(element, attributes, request);
  }
  begin();
  const isDeep = deeper?.attributes.some((name) => element.hasAttribute(name));
  if (typeof __VITRINE_TEXTS__ === 'string') {
    import(/* @vite-ignore */ `./${__VITRINE_TEXTS__}/${locale}-${texts}.js`).catch(() => {});
  }
  const paths = company
    ? [...reads, ...((isDeep && deeper?.reads) || [])]
    : [`/api/companies/token/host/${host}`];
  for (const path of paths) {
    const key = earlyKey(apiBase + path, company, locale);
    if (embed.early.has(key)) continue;
    const headers = { curlang: locale, ...(company && { company }) };
    const reply = view.fetch(`${apiBase}${path}?_timestamp=${view.Date.now()}`, {
      headers,
      credentials: 'omit',
    });
    reply.catch(() => {});
    embed.early.set(key, reply);
    setTimeout(() => embed.early.delete(key), FRESH_MS);
  }
}

/** Registers an element's code; rejects where it cannot be had. */
async function load(early: EarlyElement): Promise<void> {
  for (const wait of RETRIES_MS) {
    try {
      return (await early.load()).define();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  (await early.load()).define();
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
      void withMarkup(element, early.attributes).then(begin);
      return;
    }
    // Whoever puts an element into a page may go on to set its attributes.
    queueMicrotask(() => startEarly(element, early, embed, begin));
  };
}

function start(): void {
  const first = embedOf(view);
  if (first || !view.customElements || !document.head.attachShadow) {
    return console.warn(
      `[vitrine] ${VERSION} does nothing: ${first ? first.version + ' is here' : 'no custom elements'}`,
    );
  }
  const here = import.meta.url;
  // Behind a redirect the script knows itself by another address than its tag does.
  const script =
    [...document.scripts].find(({ src }) => src === here) ??
    document.querySelector<HTMLScriptElement>('script[type=module][data-company]');
  const { company = '', api } = script?.dataset ?? {};
  const embed: Embed = { version: VERSION, company, api: api ?? new URL(here).origin, early: new Map() };
  Object.defineProperty(view, EMBED, { value: embed });
  for (const [tag, early] of Object.entries(elements)) {
    if (customElements.get(tag)) continue;
    definePlaceholder({ ...early, tag, onConnected: loading(early, embed) });
  }
}

start();

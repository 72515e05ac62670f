import { elements } from 'virtual:elements';
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

/** Starts the reads and the texts of an element's first screen, so that they do not wait for its code. */
function startEarly(element: Element, { reads, deeper, texts }: EarlyElement, embed: Embed): void {
  // Its server has sent it all of that.
  if (element.shadowRoot?.children[1]) return;
  const attribute = (name: string) => element.getAttribute(name);
  const locale = localeOfTag(attribute('locale') ?? nearestLang(element));
  if (!locale) return;
  const isDeep = deeper?.attributes.some((name) => element.hasAttribute(name));
  if (typeof __VITRINE_TEXTS__ === 'string') {
    import(/* @vite-ignore */ `./${__VITRINE_TEXTS__}/${locale}-${texts}.js`).catch(() => {});
  }
  const values = { company: attribute('company'), api: attribute('api') };
  const { apiBase, company, host } = addressFor(values, embed, view.location);
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
  let waiting: Set<HTMLElement> | undefined;
  return (element) => {
    if (waiting) {
      waiting.add(element);
      return;
    }
    const elements = (waiting = new Set([element]));
    // Whoever puts an element into a page may go on to set its attributes.
    queueMicrotask(() => startEarly(element, early, embed));
    void load(early)
      .finally(() => (waiting = undefined))
      .catch((error) => {
        const detail = { version: 1, code: 0, type: 'load', message: String(error) };
        for (const each of elements) {
          each.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }));
        }
      });
  };
}

function start(): void {
  const first = embedOf(view);
  if (first || !view.customElements || !document.head.attachShadow) {
    const reason = first ? `${first.version} is here` : 'no custom elements';
    return console.warn(`[vitrine] ${VERSION} does nothing: ${reason}`);
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

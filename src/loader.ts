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

/** By tag, the elements that wait for its code. */
const asked = new Map<string, Set<HTMLElement>>();
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
    view.setTimeout(() => embed.early.delete(key), FRESH_MS);
  }
}

async function load(tag: string, early: EarlyElement, attempt = 0): Promise<void> {
  try {
    (await early.load()).define();
    // Nobody asks for it again, and who is kept here could not go.
    asked.delete(tag);
  } catch (error) {
    const wait = RETRIES_MS[attempt];
    if (wait !== undefined) {
      view.setTimeout(() => void load(tag, early, attempt + 1), wait);
      return;
    }
    const detail = { version: 1, code: 0, type: 'load', message: String(error) };
    const failed = asked.get(tag) ?? [];
    asked.delete(tag);
    for (const element of failed) {
      element.dispatchEvent(new CustomEvent('vitrine-error', { detail, bubbles: true, composed: true }));
    }
  }
}

/** Loads the code of an element, once for all of its tag. */
function onConnected(element: HTMLElement, early: EarlyElement, embed: Embed): void {
  const tag = element.localName;
  const others = asked.get(tag);
  others?.add(element);
  if (others) return;
  asked.set(tag, new Set([element]));
  // Whoever puts an element into a page may go on to set its attributes.
  queueMicrotask(() => startEarly(element, early, embed));
  void load(tag, early);
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
    const { attributes, space = [] } = early;
    const connected = (element: HTMLElement) => onConnected(element, early, embed);
    definePlaceholder({ tag, attributes, space, version: VERSION, onConnected: connected });
  }
}

start();

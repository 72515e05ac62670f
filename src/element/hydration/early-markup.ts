import { propertyOf } from '../definition/definition.ts';
import { loadHydration, prepareRoot } from './wanted.ts';
import { replayPresses } from '#ui/hydration/replay-presses.ts';
import { EARLY_MARKUP, earlyMarkupOf, SERVER_ONLY, type EarlyMarkup } from './server-markup.ts';

/** What may run, load or send by itself has no place in a first screen: markup with any of it is not the server's own. */
const FORBIDDEN = `script:not([${SERVER_ONLY}]),iframe,object,embed,link,meta,base,template,[srcdoc],[style]`;

/** Browsers leave spaces and control characters out of an address. */
const isScript = (address: string) => /^javascript:/i.test(address.replaceAll(/[\0-\x20]/g, ''));

function isHarmless(markup: DocumentFragment): boolean {
  if (markup.querySelector(FORBIDDEN)) return false;
  return [...markup.querySelectorAll('*')].every(({ attributes }) =>
    [...attributes].every(({ name, value }) => !/^on/i.test(name) && !isScript(value)),
  );
}

/** The element is in the page, and nobody shows anything in it yet. */
function isWaiting({ isConnected, shadowRoot }: Element): boolean {
  return isConnected && shadowRoot?.firstElementChild?.localName === 'slot' && !shadowRoot.children[1];
}

/** Whether the page's address, or its entry in the history, says where in an element the visitor is: no server knows. */
function isPlaced({ location, history }: Window): boolean {
  return /[?&]vitrine-/.test(location.search) || Object(history.state).vitrine !== undefined;
}

/** The root that a reply declares, with its sheet and data beside it; null where it is none. */
function partsOf(reply: Document | null, view: typeof globalThis) {
  const markup = reply?.querySelector('template')?.content;
  const shown = [...(markup?.children ?? [])].find(({ localName }) => localName === 'div');
  const style = markup?.querySelector(`style[${SERVER_ONLY}]`);
  const island = markup?.querySelector(`script[${SERVER_ONLY}]`);
  if (!markup || !shown?.firstChild || !style || !island || !isHarmless(markup)) return null;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? '');
  return { shown, sheet, data: island.textContent ?? '' };
}

/**
 * Shows the markup that an element's server answers in the element, unless its code or anything else has come first. The
 * browser has read the reply as a document of its own, so that a page that trusts no text need trust none of it.
 */
export async function showMarkup(
  element: HTMLElement,
  attributes: readonly string[],
  request: XMLHttpRequest,
): Promise<void> {
  if (request.readyState < 4) await new Promise((done) => (request.onloadend = done));
  const root = element.shadowRoot;
  const view = element.ownerDocument.defaultView;
  if (request.status !== 200 || !root || !view || !isWaiting(element)) return;
  if (isPlaced(view) || attributes.some((name) => Object.hasOwn(element, propertyOf(name)))) return;
  const parts = partsOf(request.responseXML, view);
  if (!parts) return;
  const { shown, sheet, data } = parts;
  loadHydration();
  Reflect.set(root, EARLY_MARKUP, { document: element.ownerDocument, sheet, data } satisfies EarlyMarkup);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const before = [...root.childNodes];
  root.replaceChildren(shown);
  prepareRoot(root, view);
  whenCodeFails(element, () => {
    Reflect.deleteProperty(root, EARLY_MARKUP);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    root.replaceChildren(...before);
    replayPresses(root, false);
  });
}

/** Calls once where the loader has given up on an element's code: what is shown would never answer a press. */
function whenCodeFails(element: HTMLElement, act: () => void): void {
  const look = ({ target, detail }: CustomEventInit<{ readonly type: string }> & Event) => {
    if (target !== element || detail?.type !== 'load') return;
    element.removeEventListener('vitrine-error', look);
    if (earlyMarkupOf(element.shadowRoot as ShadowRoot)) act();
  };
  element.addEventListener('vitrine-error', look);
}

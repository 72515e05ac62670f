import { consentStates, isConsentDefault } from '#stores/consent/consent-mode.ts';
import type { DataLayer } from './entries.ts';

/** Where the page says what its visitor has agreed to: words on its root, as `<html data-vitrine-consent="analytics">`. */
const ATTRIBUTE = 'data-vitrine-consent';

const wordsOf = ({ documentElement }: Document): readonly string[] =>
  documentElement.getAttribute(ATTRIBUTE)?.split(/\s+/) ?? [];

/** Whether the visitor lets the page measure what they do, as the page says at this moment. Where it says nothing they do not. */
export function hasConsent(document: Document): boolean {
  return wordsOf(document).includes('analytics');
}

/** As Google's own tag writes a command: what is no such object is none to it. */
function command(_of: 'consent', _what: 'default' | 'update', _states: object): IArguments {
  return arguments;
}

/** What has no entries is no command. */
const isDefault = (entry: unknown) => isConsentDefault(Array.from(Object(entry) as ArrayLike<unknown>));

/** Tells the data layer of the visitor's consent: refused to begin with, then as the page says, in the task in which it says it. */
export interface ConsentMode {
  /** Before anything else is pushed: what has changed in this very task. */
  flush(): void;
  stop(): void;
}

export function followConsent(document: Document, layer: DataLayer): ConsentMode {
  let told = JSON.stringify(consentStates([]));
  const entries = Array.isArray(layer) ? (layer as readonly unknown[]) : [];
  // A page that tells consent mode itself has all of it to say.
  if (entries.some(isDefault)) return { flush: () => {}, stop: () => {} };
  layer.push(command('consent', 'default', consentStates([])));
  const flush = () => {
    const states = consentStates(wordsOf(document));
    const now = JSON.stringify(states);
    if (now === told) return;
    told = now;
    layer.push(command('consent', 'update', states));
  };
  flush();
  const observer = new MutationObserver(flush);
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] });
  return { flush, stop: () => observer.disconnect() };
}

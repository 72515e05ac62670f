import { atom, type ReadableAtom } from 'nanostores';
import {
  categoriesIn,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  holds,
  type ConsentChoice,
} from '#domain/consent/consent-choice.ts';
import { categoriesOf, type ConsentCategory, type ThirdParty } from '#domain/consent/third-parties.ts';
import { instant } from '#domain/time/instant.ts';
import { jsonOf } from '#domain/json.ts';
import type { HostPage, Ports } from '#platform/ports.ts';
import { fields, integer, list } from '#platform/wire/read.ts';
import { consentStates, isConsentDefault } from './consent-mode.ts';
import { readJson, type ScopedStorage } from '../visitor/scoped-storage.ts';

/**
 * What a visitor has agreed to. `unneeded`: the company has nothing to ask about. `host`: the page around says it, and nobody is
 * asked here. Until they have answered nothing is granted.
 */
export type Consent =
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'host' | 'answered'; readonly granted: readonly ConsentCategory[] };

export interface ConsentStore {
  readonly $consent: ReadableAtom<Consent>;
  /** The services that are asked about. */
  readonly thirdParties: readonly ThirdParty[];
  readonly categories: readonly ConsentCategory[];
  /** The visitor's answer: to these yes, to all others no. It may be changed at any time. */
  answer(granted: readonly ConsentCategory[]): void;
  dispose(): void;
}

interface ConsentTools {
  readonly page: HostPage;
  readonly ports: Pick<Ports, 'clock' | 'cookies'>;
  readonly storage: Pick<ScopedStorage, 'cookies'>;
  readonly thirdParties: readonly ThirdParty[];
  /** Calls when this tab is looked at again: another one may have been answered. */
  readonly onReturn: (act: () => void) => void;
}

const COOKIE = 'consent';

const grantedIn = (consent: Consent) => ('granted' in consent ? consent.granted : []);

function readChoice(cookies: ScopedStorage['cookies']): ConsentChoice {
  const read = fields(readJson(cookies, COOKIE));
  return {
    version: integer(read['version'], 0),
    at: instant(integer(read['at'], 0)),
    asked: categoriesIn(list(read['asked']) ?? []),
    granted: categoriesIn(list(read['granted']) ?? []),
  };
}

/** Asks for what a company has set up, keeps the answer, and loads nothing of it that is not agreed to. */
export function createConsent(tools: ConsentTools): ConsentStore {
  const { page, ports, storage, thirdParties, onReturn } = tools;
  const categories = categoriesOf(thirdParties);
  const apply = createApplying(tools);
  /** What stands in the page by this store. */
  let said: string | null = null;
  /** Where cookies are refused, the answer holds until the page goes. */
  let last: ConsentChoice | null = null;

  function kept(): Consent {
    const stored = readChoice(storage.cookies);
    const choice = last !== null && last.at > stored.at ? last : stored;
    return holds(choice, categories, instant(ports.clock.now()))
      ? { kind: 'answered', granted: choice.granted }
      : { kind: 'unanswered' };
  }

  function now(): Consent {
    const words = page.consent();
    if (words !== null && words !== said) {
      said = null;
      return { kind: 'host', granted: categoriesIn(words.split(/\s+/)) };
    }
    return categories.length === 0 ? { kind: 'unneeded' } : kept();
  }

  function follow(consent: Consent): void {
    if (consent.kind === 'answered' || (consent.kind === 'unanswered' && said !== null)) {
      said = grantedIn(consent).join(' ');
      if (page.consent() !== said) page.sayConsent(said);
    }
    apply(grantedIn(consent));
    if (jsonOf(consent) !== jsonOf($consent.get())) $consent.set(consent);
  }

  const $consent = atom<Consent>(now());
  follow($consent.get());
  const off = page.onConsent(() => follow(now()));
  onReturn(() => {
    if ($consent.get().kind !== 'host') follow(now());
  });

  return {
    $consent,
    thirdParties,
    categories,
    answer(granted) {
      const choice: ConsentChoice = {
        version: CONSENT_VERSION,
        at: instant(ports.clock.now()),
        asked: categories,
        granted: categoriesIn(granted),
      };
      last = choice;
      storage.cookies.write(COOKIE, jsonOf(choice), CONSENT_SECONDS);
      follow({ kind: 'answered', granted: choice.granted });
    },
    dispose: off,
  };
}

/** Tells Google's consent mode, loads what is agreed to, and takes away what no longer is. */
function createApplying({
  page,
  ports,
  thirdParties,
}: ConsentTools): (granted: readonly ConsentCategory[]) => void {
  const loaded = new Set<ThirdParty>();
  // A page that tells consent mode by itself, before, has all of it to say.
  const isTold = page.commands().some(isConsentDefault);
  const tell = (what: 'default' | 'update', granted: readonly ConsentCategory[]) => {
    if (thirdParties.length > 0 && !isTold) page.command('consent', what, consentStates(granted));
  };
  let before: readonly ConsentCategory[] = [];
  tell('default', []);

  function load(party: ThirdParty): void {
    if (loaded.size === 0) page.command('js', new Date(ports.clock.now()));
    loaded.add(party);
    // Its cookies are those of this host alone, so that they can be taken away again.
    page.command('config', party.id, { cookie_domain: 'none' });
    page.loadScript(party.script);
  }

  return (granted) => {
    if (granted.join() !== before.join()) tell('update', granted);
    before = granted;
    for (const party of thirdParties) {
      if (granted.includes(party.category)) {
        if (!loaded.has(party)) load(party);
      } else if (loaded.has(party)) for (const name of party.cookies) ports.cookies.remove(name);
    }
  };
}

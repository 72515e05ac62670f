import { atom, type ReadableAtom } from 'nanostores';
import {
  categoriesIn,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  holds,
  type ConsentChoice,
} from '#domain/consent/consent-choice.ts';
import { categoriesOf, type ThirdParty } from '#domain/consent/third-parties.ts';
import type { ConsentCategory } from '#domain/consent/third-party-rows.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
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
  /** The services that are asked about, and those of payment. */
  readonly thirdParties: readonly ThirdParty[];
  readonly categories: readonly ConsentCategory[];
  /** The visitor's answer: to these yes, to all others no. It may be changed at any time. */
  answer(granted: readonly ConsentCategory[]): void;
  dispose(): void;
}

interface ConsentTools {
  readonly page: HostPage;
  readonly ports: Pick<Ports, 'clock'>;
  readonly storage: Pick<ScopedStorage, 'cookies'>;
  readonly thirdParties: readonly ThirdParty[];
  /** Calls when this tab is looked at again: another one may have been answered. */
  readonly onReturn: (act: () => void) => void;
}

const COOKIE = 'consent';

export const grantedIn = (consent: Consent) => ('granted' in consent ? consent.granted : []);

function readChoice(cookies: ScopedStorage['cookies']): ConsentChoice {
  const read = fields(readJson(cookies, COOKIE));
  return {
    version: integer(read['version'], 0),
    at: instant(integer(read['at'], 0)),
    asked: categoriesIn(list(read['asked']) ?? []),
    granted: categoriesIn(list(read['granted']) ?? []),
    withdrawn: categoriesIn(list(read['withdrawn']) ?? []),
  };
}

/** A new answer in the place of an earlier one. */
function choiceAfter(
  before: ConsentChoice,
  { asked, granted }: Pick<ConsentChoice, 'asked' | 'granted'>,
  at: Instant,
): ConsentChoice {
  return {
    version: CONSENT_VERSION,
    at,
    asked,
    granted: categoriesIn(granted),
    withdrawn: categoriesIn([...before.withdrawn, ...before.granted]).filter((one) => !granted.includes(one)),
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

  function latest(): ConsentChoice {
    const stored = readChoice(storage.cookies);
    return last !== null && last.at > stored.at ? last : stored;
  }

  function kept(): Consent {
    const choice = latest();
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
    apply(consent);
    if (jsonOf(consent) !== jsonOf($consent.get())) $consent.set(consent);
  }

  const $consent = atom<Consent>(now());
  follow($consent.get());
  if ($consent.get().kind === 'answered') forgetWithdrawn(tools, latest());
  const off = page.onConsent(() => follow(now()));
  onReturn(() => {
    if ($consent.get().kind !== 'host') follow(now());
  });

  return {
    $consent,
    thirdParties,
    categories,
    answer(granted) {
      const choice = choiceAfter(latest(), { asked: categories, granted }, instant(ports.clock.now()));
      last = choice;
      storage.cookies.write(COOKIE, jsonOf(choice), CONSENT_SECONDS);
      follow({ kind: 'answered', granted: choice.granted });
    },
    dispose: off,
  };
}

/** Takes away what scripts of a page before have left there after their consent was withdrawn. */
function forgetWithdrawn({ page, thirdParties }: ConsentTools, { withdrawn }: ConsentChoice): void {
  for (const { category, storedNames } of thirdParties) {
    if (category !== 'payment' && withdrawn.includes(category)) page.forget(storedNames);
  }
}

/** Tells Google's consent mode, loads what is agreed to, and takes away what no longer is. */
function createApplying({ page, ports, thirdParties }: ConsentTools): (consent: Consent) => void {
  const loaded = new Set<ThirdParty>();
  // A page that tells consent mode by itself, before, has all of it to say.
  const isTold = categoriesOf(thirdParties).length === 0 || page.commands().some(isConsentDefault);
  const tell = (what: 'default' | 'update', granted: readonly ConsentCategory[]) => {
    if (!isTold) page.command('consent', what, consentStates(granted));
  };
  let before: readonly ConsentCategory[] = [];
  tell('default', []);

  function load(party: ThirdParty): void {
    const now = ports.clock.now();
    loaded.add(party);
    if (party.isGoogleTag) {
      if (!page.commands().some(([of]) => of === 'js')) page.command('js', new Date(now));
      // Its cookies are those of this host alone, so that they can be taken away again.
      page.command('config', party.id, { cookie_domain: 'none' });
    }
    party.start(page, now);
    if (party.script) page.loadScript(party.script.address, party.script.attributes);
  }

  return (consent) => {
    const granted = grantedIn(consent);
    const isIn = (categories: readonly ConsentCategory[], { category }: ThirdParty) =>
      category !== 'payment' && categories.includes(category);
    if (granted.join() !== before.join()) tell('update', granted);
    const ended = [...loaded].filter((party) => isIn(before, party) && !isIn(granted, party));
    before = granted;
    for (const party of thirdParties) if (isIn(granted, party) && !loaded.has(party)) load(party);
    for (const { storedNames } of ended) page.forget(storedNames);
    // Google's tag hears of it. Others go on until their page goes; a page that says itself what is agreed to has that to decide.
    if (consent.kind !== 'host' && ended.some(({ isGoogleTag, script }) => script && !isGoogleTag))
      page.reload();
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import { smsAvailable } from '#contract/company/companies.ts';
import { linkProvider, loginByProvider, unlinkProvider } from '#contract/people/users-sign-in.ts';
import type { Problem } from '#contract/problem.ts';
import { codeChallenge } from '#platform/code-challenge.ts';
import { parseLinked } from '#platform/wire/account/profile.ts';
import type { IdentityProvider, ProviderName } from '#domain/account/identity-provider.ts';
import { parseWaysIn } from '#platform/wire/account/ways-in.ts';
import { parseLogin } from '#platform/wire/company/customer.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { LOADING, loadOf, type Load } from '../../load.ts';
import type { LinkNavigation } from '../../visitor/links/link-token.ts';
import { keepDeparture, takeDeparture, type Departure, type Errand } from './record.ts';
import { clearReturned, returnedIn } from './return-address.ts';

/** What became of a visit to another service. */
export type SocialOutcome = Pick<Departure, 'provider' | 'errand'> &
  (
    | { readonly kind: 'done' }
    /** The visitor, or the service, said no. */
    | { readonly kind: 'refused' }
    /** The e-mail has an account that is not linked to the service. */
    | { readonly kind: 'exists' }
    | { readonly kind: 'failed'; readonly problem: Problem }
  );

/** `stale`: nothing that this tab began of late, and nothing was done. */
export type Homecoming = SocialOutcome | { readonly kind: 'stale' };

interface Journey {
  readonly errand: Errand;
  /** Path and query of where the visitor is. */
  readonly from: string;
  /** Path of the page to come back to. */
  readonly back: string;
}

/** The way in by another service (OpenID Connect, authorization code with PKCE), and the link of an account to one. */
export interface Social extends FeatureStore {
  /** The services that the company has set up. */
  readonly $providers: ReadableAtom<Load<readonly IdentityProvider[]>>;
  load(): Promise<void>;
  /** What came of the last visit to a service, until somebody has told of it. */
  readonly $outcome: ReadableAtom<Homecoming | null>;
  forget(): void;
  /** Leaves the page for the service; false where that cannot be. */
  leave(provider: IdentityProvider, journey: Journey): Promise<boolean>;
  /** Ends the visit with which a browser has come back; null where it has not. The address has nothing of it any more at once. */
  comeHome(navigation: LinkNavigation): Promise<Homecoming> | null;
  /** Which services the account is linked to then. */
  unlink(
    provider: ProviderName,
  ): Promise<
    | { readonly kind: 'done'; readonly providers: readonly string[] }
    | { readonly kind: 'failed'; readonly problem: Problem }
  >;
}

/** Milliseconds for which a visit may last. */
const PATIENCE = 900_000;

export function createSocial(tools: FeatureTools): Social {
  const { ports, visitor, connection } = tools;
  const { api } = connection;
  const { tab } = visitor.storage;
  const $providers = atom<Load<readonly IdentityProvider[]>>(LOADING);
  const $outcome = atom<Homecoming | null>(null);
  const told = (outcome: Homecoming): Homecoming => {
    $outcome.set(outcome);
    return outcome;
  };
  return {
    $providers,
    $outcome,
    forget: () => $outcome.set(null),
    async load() {
      const answer = await api.ask(smsAvailable, (value) => parseWaysIn(value).providers, {});
      $providers.set(loadOf(answer));
    },
    async leave(provider, journey) {
      try {
        const page = await ports.hostPage();
        const departure = departureTo(provider.provider, journey, page.origin(), tools);
        const address = await addressOf(provider, departure);
        keepDeparture(tab, departure);
        page.leave(address);
        return true;
      } catch {
        // The page is not secure, or its code did not arrive.
        return false;
      }
    },
    comeHome(navigation) {
      const returned = returnedIn(navigation.history.read());
      if (returned === null) return null;
      const departure = takeDeparture(tab);
      clearReturned(navigation, departure?.from ?? '');
      const isOwn = departure !== null && departure.state === returned.state;
      if (!isOwn || ports.clock.now() - departure.at > PATIENCE)
        return Promise.resolve(told({ kind: 'stale' }));
      return finish(tools, departure, returned.code).then(told);
    },
    async unlink(provider) {
      const answer = await api.ask(unlinkProvider, parseLinked, { body: { provider } });
      return answer.kind === 'ok'
        ? { kind: 'done', providers: answer.value }
        : { kind: 'failed', problem: answer.problem };
    },
    dispose() {},
  };
}

function departureTo(
  provider: ProviderName,
  { errand, from, back }: Journey,
  origin: string,
  { ports: { random, clock } }: FeatureTools,
): Departure {
  return {
    provider,
    errand,
    state: random.uuid(),
    nonce: random.uuid(),
    verifier: `${random.uuid()}-${random.uuid()}`,
    redirect: origin + back,
    from,
    at: clock.now(),
  };
}

/** Where a service is asked who the visitor is; of the secrets it is told their hashes. */
async function addressOf(
  { url, clientId }: IdentityProvider,
  { redirect, state, nonce, verifier }: Departure,
): Promise<string> {
  const address = new URL(url);
  const asked = {
    client_id: clientId,
    response_type: 'code',
    // What stands in a fragment reaches no server and no referrer.
    response_mode: 'fragment',
    scope: 'openid email profile',
    redirect_uri: redirect,
    state,
    nonce: await codeChallenge(nonce),
    code_challenge: await codeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

async function finish(
  { connection: { api }, visitor: { session } }: FeatureTools,
  { provider, errand, nonce, verifier, redirect }: Departure,
  code: string,
): Promise<SocialOutcome> {
  const told = { provider, errand };
  if (code === '') return { ...told, kind: 'refused' };
  const body = { provider, nonce, code, verifier, redirect };
  if (errand === 'link') {
    const linked = await api.send(linkProvider, { body });
    return linked.kind === 'ok'
      ? { ...told, kind: 'done' }
      : { ...told, kind: 'failed', problem: linked.problem };
  }
  const entered = await api.ask(loginByProvider, parseLogin, { body });
  if (entered.kind !== 'ok') {
    const { problem } = entered;
    return problem.type === 'conflict' ? { ...told, kind: 'exists' } : { ...told, kind: 'failed', problem };
  }
  session.enter(entered.value.token, entered.value.customer);
  return { ...told, kind: 'done' };
}

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
import { createOwnDevice } from '../../visitor/own-device.ts';
import { watchCustomer } from '../watch-customer.ts';
import {
  keepPending,
  takePending,
  type PendingAuthorization,
  type Purpose,
} from './pending-authorization.ts';
import { clearReturned, returnedIn } from './return-address.ts';

/** What became of a visit to another service. */
export type SocialOutcome = Pick<PendingAuthorization, 'provider' | 'purpose'> &
  (
    | { readonly kind: 'done' }
    /** The visitor, or the service, said no. */
    | { readonly kind: 'refused' }
    /** The e-mail has an account that is not linked to the service. */
    | { readonly kind: 'exists' }
    | { readonly kind: 'failed'; readonly problem: Problem }
  );

/** `stale`: nothing that this tab began of late, and nothing was done. */
export type AuthorizationResult = SocialOutcome | { readonly kind: 'stale' };

interface AuthorizationWish {
  readonly purpose: Purpose;
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
  readonly $outcome: ReadableAtom<AuthorizationResult | null>;
  forget(): void;
  /** Leaves the page for the service; false where that cannot be. */
  begin(provider: IdentityProvider, wish: AuthorizationWish): Promise<boolean>;
  /** Ends the visit with which a browser has come back; null where it has not. The address has nothing of it any more at once. */
  finish(navigation: LinkNavigation): Promise<AuthorizationResult> | null;
  /** Goes on with a link that failed for want of a proof. */
  linkAgain(): Promise<void>;
  /** Which services the account is linked to then. */
  unlink(
    provider: ProviderName,
  ): Promise<
    | { readonly kind: 'done'; readonly providers: readonly string[] }
    | { readonly kind: 'failed'; readonly problem: Problem }
  >;
}

/** A visit that has ended, with the code that came of it; empty where the visitor, or the service, said no. */
type EndedVisit = PendingAuthorization & { readonly code: string };

/** Milliseconds for which a visit may last. */
const PATIENCE = 900_000;

export function createSocial(tools: FeatureTools): Social {
  const { ports, visitor, connection } = tools;
  const { api } = connection;
  const { tab } = visitor.storage;
  const $providers = atom<Load<readonly IdentityProvider[]>>(LOADING);
  const $outcome = atom<AuthorizationResult | null>(null);
  /** What a service has shown, where a proof is asked for before the account is linked to it. */
  let heldBack: EndedVisit | null = null;
  const customer = watchCustomer(visitor.session, () => {
    heldBack = null;
    $outcome.set(null);
  });
  const told = (outcome: AuthorizationResult, visit: EndedVisit | null = null): AuthorizationResult => {
    heldBack = outcome.kind === 'failed' && outcome.problem.type === 'proof_missing' ? visit : null;
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
    async begin(provider, wish) {
      try {
        const page = await ports.hostPage();
        const pending = authorizationWith(provider.provider, wish, page.origin(), tools);
        const address = await addressOf(provider, pending);
        keepPending(tab, pending);
        page.leave(address);
        return true;
      } catch {
        // The page is not secure, or its code did not arrive.
        return false;
      }
    },
    finish(navigation) {
      const returned = returnedIn(navigation.history.read());
      if (returned === null) return null;
      const pending = takePending(tab);
      clearReturned(navigation, pending?.from ?? '');
      const isOwn = pending !== null && pending.state === returned.state;
      // Before or after: the clock may be set meanwhile.
      if (!isOwn || Math.abs(ports.clock.now() - pending.at) > PATIENCE)
        return Promise.resolve(told({ kind: 'stale' }));
      const visit = { ...pending, code: returned.code };
      return finish(tools, visit).then((outcome) => told(outcome, visit));
    },
    async linkAgain() {
      const visit = heldBack;
      if (visit !== null) told(await finish(tools, visit), visit);
    },
    async unlink(provider) {
      const answer = await api.ask(unlinkProvider, parseLinked, { body: { provider } });
      return answer.kind === 'ok'
        ? { kind: 'done', providers: answer.value }
        : { kind: 'failed', problem: answer.problem };
    },
    dispose: customer.stop,
  };
}

function authorizationWith(
  provider: ProviderName,
  { purpose, from, back }: AuthorizationWish,
  origin: string,
  { ports: { random, clock } }: FeatureTools,
): PendingAuthorization {
  return {
    provider,
    purpose,
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
  { redirect, state, nonce, verifier }: PendingAuthorization,
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
  { ports, connection: { api }, visitor: { session, storage } }: FeatureTools,
  { provider, purpose, nonce, verifier, redirect, code }: EndedVisit,
): Promise<SocialOutcome> {
  const told = { provider, purpose };
  if (code === '') return { ...told, kind: 'refused' };
  const body = { provider, nonce, code, verifier, redirect };
  if (purpose === 'link') {
    const linked = await api.send(linkProvider, { body });
    return linked.kind === 'ok'
      ? { ...told, kind: 'done' }
      : { ...told, kind: 'failed', problem: linked.problem };
  }
  const own = createOwnDevice(storage, ports.random);
  const device = own.word();
  const entered = await api.ask(loginByProvider, parseLogin, { body: { ...body, device } });
  if (entered.kind !== 'ok') {
    const { problem } = entered;
    return problem.type === 'conflict' ? { ...told, kind: 'exists' } : { ...told, kind: 'failed', problem };
  }
  own.keep(device);
  session.enter(entered.value.token, entered.value.customer);
  return { ...told, kind: 'done' };
}

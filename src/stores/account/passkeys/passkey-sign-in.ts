import { atom, type ReadableAtom } from 'nanostores';
import { signInByPasskey } from '#contract/account/passkeys.ts';
import type { Problem } from '#contract/problem.ts';
import type { OptionsJson, Passkeys, Signed } from '#platform/passkeys.ts';
import { parseLogin } from '#platform/wire/company/customer.ts';
import { signedBody } from '#platform/wire/account/passkeys.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { createOwnDevice } from '../../visitor/own-device.ts';
import { ownPasskeys, settle } from './own-page.ts';
import { requestOptions } from './request-options.ts';
import { whenShown } from './when-shown.ts';

export interface PasskeySignInState {
  /** Whether the field of the address offers those that there are. */
  readonly isInField: boolean;
  /** Whether they can be asked for: the device is one that keeps some. */
  readonly hasButton: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed; `device`: it could not; null where it did not. */
  readonly refused: Problem | 'device' | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
}

/** The way in by a passkey: from the field of the address, or by a button. */
export interface PasskeySignIn extends FeatureStore {
  readonly $state: ReadableAtom<PasskeySignInState>;
  /** Offers passkeys as long as the way in is shown, until the result is called. */
  offer(): () => void;
  /** Asks for one. */
  signIn(): Promise<void>;
  /** What was refused is of no more interest. */
  dismissFailure(): void;
}

/** Milliseconds for which options are good; the server takes them for five minutes. */
const FRESH_MS = 240_000;

const NOTHING: PasskeySignInState = {
  isInField: false,
  hasButton: false,
  isBusy: false,
  refused: null,
  attempt: 0,
};

export function createPasskeySignIn(tools: FeatureTools): PasskeySignIn {
  const $state = atom(NOTHING);
  const set = (change: Partial<PasskeySignInState>) => $state.set({ ...$state.get(), ...change });
  const attempts = createAttempts(tools, set, () => $state.get().attempt);
  /** While the way in is shown. */
  let shown: AbortController | null = null;
  /** The question that waits in the field. */
  let waiting: AbortController | null = null;
  let answering: Promise<unknown> = Promise.resolve();

  /** Asks again and again, as what is asked is good for a while only. */
  async function waitInField(passkeys: Passkeys, { signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      const options = await attempts.options(passkeys);
      if (!options || signal.aborted || $state.get().isBusy) return;
      const round = new AbortController();
      waiting = round;
      const forget = tools.ports.clock.after(FRESH_MS, () => round.abort());
      const how = { inField: true, signal: AbortSignal.any([signal, round.signal]) };
      const asking = passkeys.ask(options, how);
      answering = asking;
      const signed = await asking;
      forget();
      const isRenewed = round.signal.aborted && !$state.get().isBusy;
      if (signed.kind === 'signed' ? await attempts.take(passkeys, signed) : !isRenewed) return;
      await whenShown(tools.ports);
    }
  }

  async function begin(own: AbortController): Promise<void> {
    const passkeys = await ownPasskeys(tools);
    if (!passkeys || !(await attempts.options(passkeys)) || own.signal.aborted) return;
    const [isInField, hasButton] = await Promise.all([passkeys.offersInField(), passkeys.canKeep()]);
    if (own.signal.aborted) return;
    set({ isInField, hasButton });
    if (isInField) await waitInField(passkeys, own);
  }

  return {
    $state,
    offer() {
      shown?.abort();
      const own = new AbortController();
      shown = own;
      $state.set(NOTHING);
      void begin(own);
      return () => own.abort();
    },
    async signIn() {
      const own = shown;
      if ($state.get().isBusy || !own) return;
      set({ isBusy: true, refused: null });
      // A browser asks one question at a time, and takes a moment to end one.
      waiting?.abort();
      await answering;
      const isIn = await attempts.ask(own.signal).finally(() => set({ isBusy: false }));
      const passkeys = isIn ? null : await ownPasskeys(tools);
      if (passkeys && $state.get().isInField) await waitInField(passkeys, own);
    },
    dismissFailure: () => set({ refused: null }),
    dispose: () => shown?.abort(),
  };
}

type SetState = (change: Partial<PasskeySignInState>) => void;

/** What is asked of the server and of the device. */
function createAttempts(tools: FeatureTools, set: SetState, attempt: () => number) {
  const { connection, visitor, ports } = tools;
  const { api } = connection;
  const own = createOwnDevice(visitor.storage, ports.random);
  let kept: { readonly publicKey: OptionsJson; readonly since: number } | null = null;

  /** Null where there are none, or nobody could say. */
  async function options(passkeys: Passkeys): Promise<OptionsJson | null> {
    // Before or after: the clock may be set meanwhile.
    if (kept !== null && Math.abs(ports.clock.now() - kept.since) < FRESH_MS) return kept.publicKey;
    const publicKey = await requestOptions(api, passkeys);
    kept = publicKey && { publicKey, since: ports.clock.now() };
    return publicKey;
  }

  /** Whether the visitor is a customer now. */
  async function take(passkeys: Passkeys, { credential }: Signed & { readonly kind: 'signed' }) {
    // It is used up, whatever comes of it.
    kept = null;
    const device = own.word();
    const body = { ...signedBody(credential), device };
    const entered = await api.ask(signInByPasskey, parseLogin, { body });
    if (entered.kind === 'ok') {
      own.keep(device);
      settle(visitor.storage);
      visitor.session.enter(entered.value.token, entered.value.customer);
      return true;
    }
    if (entered.problem.type === 'credentials') passkeys.forget(body.id);
    set({ refused: entered.problem, attempt: attempt() + 1 });
    return false;
  }

  return {
    options,
    take,
    async ask(signal: AbortSignal): Promise<boolean> {
      const passkeys = await ownPasskeys(tools);
      const wanted = passkeys && (await options(passkeys));
      if (!passkeys || !wanted) {
        set({ isInField: false, hasButton: false });
        return false;
      }
      const signed = await passkeys.ask(wanted, { inField: false, signal });
      if (signed.kind === 'signed') return take(passkeys, signed);
      if (signed.kind !== 'cancelled') set({ refused: 'device', attempt: attempt() + 1 });
      return false;
    },
  };
}

import { atom, type ReadableAtom } from 'nanostores';
import { PROOF_MS } from '#domain/people/account/proof.ts';
import type { Passkeys } from '#platform/passkeys.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { makePasskey, type MadePasskey } from './make-passkey.ts';
import { isSettled, ownPasskeys, settle } from './own-page.ts';

/** A passkey for this device, offered once in a browser to who has come in by other means. */
export interface PasskeyOffer extends FeatureStore {
  readonly $isOffered: ReadableAtom<boolean>;
  /** It is on the screen: that was the one time. */
  shown(): void;
  create(): Promise<MadePasskey>;
  decline(): void;
}

/** Milliseconds that the device may take, and the way there. */
const MARGIN = 30_000;

/** Opened once somebody has come in. */
export function createPasskeyOffer(tools: FeatureTools): PasskeyOffer {
  const { session, storage } = tools.visitor;
  const $isOffered = atom(false);
  let passkeys: Passkeys | null = null;
  let isOver = false;
  let forget = () => {};

  async function offer(): Promise<void> {
    if (isSettled(storage)) return;
    passkeys = await ownPasskeys(tools);
    const canKeep = (await passkeys?.canKeep()) ?? false;
    const isCustomer = session.$session.get().kind === 'customer';
    if (!canKeep || !isCustomer || isOver || isSettled(storage)) return;
    $isOffered.set(true);
    // Later a proof would be asked for, which nobody expects of an offer.
    forget();
    forget = tools.ports.clock.after(PROOF_MS - MARGIN, () => $isOffered.set(false));
  }

  const stop = session.$session.listen((now, before) => {
    if (now.kind !== 'customer') $isOffered.set(false);
    else if (before?.kind === 'guest') void offer();
  });
  void offer();

  return {
    $isOffered,
    shown: () => settle(storage),
    async create() {
      if (!passkeys) return { kind: 'failed', problem: null };
      const made = await makePasskey(tools, passkeys);
      if (made.kind !== 'cancelled') $isOffered.set(false);
      return made;
    },
    decline: () => $isOffered.set(false),
    dispose() {
      isOver = true;
      forget();
      stop();
    },
  };
}

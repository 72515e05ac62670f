import { atom, type ReadableAtom } from 'nanostores';
import { listPasskeys, removePasskey, renamePasskey } from '#contract/account/passkeys.ts';
import type { Passkey } from '#domain/account/passkey.ts';
import type { Passkeys } from '#platform/passkeys.ts';
import { parsePasskey, parsePasskeys, type PasskeyList } from '#platform/wire/account/passkeys.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { LOADING, loadOf, ready, valueOf, type Load } from '../../load.ts';
import type { ChangeOutcome } from '../account-changes.ts';
import { watchCustomer } from '../watch-customer.ts';
import { makePasskey, type MadePasskey } from './make-passkey.ts';
import { ownPasskeys } from './own-page.ts';

/** The passkeys of a customer, and how they change them. */
export interface OwnPasskeys extends FeatureStore {
  /** The newest first. */
  readonly $passkeys: ReadableAtom<Load<readonly Passkey[]>>;
  /** Whether one can be made in this browser, on this page. */
  readonly $canCreate: ReadableAtom<boolean>;
  /** Whether it is for another host of the company than the page's. */
  isElsewhere(passkey: Passkey): boolean;
  load(): Promise<void>;
  create(): Promise<MadePasskey>;
  rename(passkey: Passkey, name: string): Promise<ChangeOutcome>;
  /** The device is told, where its browser can. */
  remove(passkey: Passkey): Promise<ChangeOutcome>;
}

export function createOwnPasskeys(tools: FeatureTools): OwnPasskeys {
  const { ports, connection, visitor } = tools;
  const { api } = connection;
  const $passkeys = atom<Load<readonly Passkey[]>>(LOADING);
  const $canCreate = atom(false);
  const warn = (message: string) => ports.report({ kind: 'wire', message });
  const customer = watchCustomer(visitor.session, () => $passkeys.set(LOADING));
  let browser: Passkeys | null = null;
  /** How many were begun and made: a list that was asked for before may lack one. */
  let makings = 0;
  const finding = ownPasskeys(tools).then((found) => {
    browser = found;
    $canCreate.set(found !== null);
  });

  function change(to: (before: readonly Passkey[]) => readonly Passkey[]): void {
    const before = valueOf($passkeys.get());
    if (before) $passkeys.set(ready(to(before)));
  }

  async function load(): Promise<void> {
    const asked = customer.current();
    if (!asked) return;
    const before = makings;
    const answer = await api.ask(listPasskeys, (reply) => parsePasskeys(reply, warn));
    await finding;
    if (customer.current()?.id !== asked.id) return;
    if (answer.kind !== 'ok') return $passkeys.set(loadOf(answer));
    $passkeys.set(ready(answer.value.passkeys));
    if (browser && makings === before) tellDevices(browser, answer.value);
  }

  return {
    $passkeys,
    $canCreate,
    isElsewhere: ({ host }) => browser !== null && host !== browser.host,
    load,
    async create() {
      await finding;
      if (!browser) return { kind: 'failed', problem: null };
      const owner = customer.current()?.id;
      makings += 1;
      const made = await makePasskey(tools, browser);
      makings += 1;
      // Somebody else may have logged in while the device asked.
      if (made.kind === 'made' && customer.current()?.id === owner)
        change((before) => [made.passkey, ...before]);
      return made;
    },
    async rename({ id }, name) {
      const answer = await api.ask(renamePasskey, parsePasskey, { params: { id }, body: { name } });
      if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
      change((before) => before.map((one) => (one.id === id ? answer.value : one)));
      return { kind: 'done' };
    },
    async remove({ id, host, credentialId }) {
      const removed = await api.send(removePasskey, { params: { id } });
      if (removed.kind !== 'ok') return { kind: 'failed', problem: removed.problem };
      change((before) => before.filter((one) => one.id !== id));
      if (host === browser?.host) browser.forget(credentialId);
      return { kind: 'done' };
    },
    dispose: customer.stop,
  };
}

/** So that they offer no other of this account: one may have been removed elsewhere. */
function tellDevices(browser: Passkeys, { handle, passkeys, isWhole }: PasskeyList): void {
  if (handle === '' || !isWhole) return;
  const here = passkeys.filter(({ host }) => host === browser.host);
  browser.keepOnly(
    handle,
    here.map(({ credentialId }) => credentialId),
  );
}

import { listPasskeys } from '#contract/account/passkeys.ts';
import { proveCustomer } from '#contract/account/own-account.ts';
import type { CallInput } from '#contract/call.ts';
import type { Problem } from '#contract/problem.ts';
import type { Passkeys } from '#platform/passkeys.ts';
import { parsePasskeys, signedBody } from '#platform/wire/account/passkeys.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { tellOffline } from '../../composition/tell-offline.ts';
import type { ChangeOutcome, Contact } from '../account-changes.ts';
import { requestOptions } from '../passkeys/request-options.ts';
import { ownPasskeys } from '../passkeys/own-page.ts';
import { createContactCodes, hearRefusal } from '../contact/contact-code.ts';
import { watchCustomer } from '../watch-customer.ts';

type Shown = NonNullable<CallInput<typeof proveCustomer>['body']>;

/** What came of a passkey. */
export type PasskeyProof =
  | { readonly kind: 'done' }
  /** The visitor said no. */
  | { readonly kind: 'cancelled' }
  /** `problem` null: it was the device that could not. */
  | { readonly kind: 'failed'; readonly problem: Problem | null };

/** Shows anew that the session is its customer's: it holds for a while, and for this session. */
export interface ProofStore extends FeatureStore {
  /** Whether a change of the ways in would be taken, or refused for want of a proof. */
  check(): Promise<ChangeOutcome>;
  byPassword(password: string): Promise<ChangeOutcome>;
  /** Sends a code to the e-mail or the phone of the account, unless one is on its way. */
  sendCode(contact: Contact): Promise<ChangeOutcome>;
  /** Sends another one. */
  sendAgain(contact: Contact): Promise<ChangeOutcome>;
  /** Whether a code is on its way there that can be entered, also after a reload. */
  isOnItsWay(contact: Contact): boolean;
  byCode(contact: Contact, code: string): Promise<ChangeOutcome>;
  /** Until another code may be asked for; 0: now. */
  secondsLeft(contact: Contact): number;
  /** Whether the account has a passkey that this browser may use on this page. */
  hasPasskey(): Promise<boolean>;
  byPasskey(): Promise<PasskeyProof>;
}

export function createProof(given: FeatureTools): ProofStore {
  const tools = tellOffline(given);
  const { connection, visitor } = tools;
  const { api } = connection;
  const codes = createContactCodes(visitor.storage.tab, () => api.now(), 'proof');
  let finding: ReturnType<typeof passkeysHere> | null = null;
  const customer = watchCustomer(visitor.session, () => {
    codes.forget('email');
    codes.forget('phone');
    finding = null;
  });
  const whoAsks = () => customer.current()?.id ?? '';

  async function prove(body: Shown): Promise<ChangeOutcome> {
    const answer = await api.send(proveCustomer, { body });
    return answer.kind === 'ok' ? { kind: 'done' } : { kind: 'failed', problem: answer.problem };
  }

  const isOnItsWayTo = ({ channel, destination }: Contact) =>
    codes.read(channel, whoAsks())?.destination === destination;

  /** With a code tries it, without one sends one. */
  async function askCode(contact: Contact, code?: string): Promise<ChangeOutcome> {
    const { channel } = contact;
    const asked = whoAsks();
    const outcome = await prove({ channel, ...(code !== undefined && { code }) });
    if (whoAsks() !== asked) return outcome;
    if (outcome.kind === 'done') {
      if (code === undefined) codes.note(contact, asked);
      else codes.forget(channel);
      return outcome;
    }
    hearRefusal(codes, asked, contact, { problem: outcome.problem, code });
    return outcome;
  }

  return {
    check: () => prove({}),
    byPassword: (password) => prove({ password }),
    sendCode: async (contact) => (isOnItsWayTo(contact) ? { kind: 'done' } : askCode(contact)),
    sendAgain: (contact) => askCode(contact),
    isOnItsWay: isOnItsWayTo,
    byCode: askCode,
    secondsLeft: ({ channel }) => codes.secondsLeft(channel, whoAsks()),
    async hasPasskey() {
      finding = passkeysHere(tools);
      return (await finding) !== null;
    },
    async byPasskey() {
      const here = await (finding ??= passkeysHere(tools));
      const options = here && (await requestOptions(api, here.browser));
      if (!here || !options) return { kind: 'failed', problem: null };
      // Only their own are offered, whoever else uses this device.
      const allowCredentials = here.ids.map((id) => ({ id, type: 'public-key' }));
      const how = { inField: false, signal: new AbortController().signal };
      const signed = await here.browser.ask({ ...options, allowCredentials }, how);
      if (signed.kind === 'cancelled') return signed;
      if (signed.kind !== 'signed') return { kind: 'failed', problem: null };
      return prove({ passkey: signedBody(signed.credential) });
    },
    dispose: customer.stop,
  };
}

/** The browser, and ids of the customer's passkeys for the page's host; null where there are none to use. */
async function passkeysHere(
  tools: FeatureTools,
): Promise<{ readonly browser: Passkeys; readonly ids: readonly string[] } | null> {
  const browser = await ownPasskeys(tools);
  if (!browser) return null;
  const warn = (message: string) => tools.ports.report({ kind: 'wire', message });
  const listed = await tools.connection.api.ask(listPasskeys, (reply) => parsePasskeys(reply, warn));
  if (listed.kind !== 'ok') return null;
  const own = listed.value.passkeys.filter(({ host }) => host === browser.host);
  return own.length === 0 ? null : { browser, ids: own.map(({ credentialId }) => credentialId) };
}

import { listPasskeys } from '#contract/account/passkeys.ts';
import { proveCustomer } from '#contract/account/own-account.ts';
import type { CallInput } from '#contract/call.ts';
import type { Problem } from '#contract/problem.ts';
import { BETWEEN_CODES, NO_WAIT, secondsUntilCode } from '#domain/account/code-wait.ts';
import type { Passkeys } from '#platform/passkeys.ts';
import { parsePasskeys, signedBody } from '#platform/wire/account/passkeys.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { tellOffline } from '../../composition/tell-offline.ts';
import type { ChangeOutcome, Contact } from '../account-changes.ts';
import { requestOptions } from '../passkeys/request-options.ts';
import { ownPasskeys } from '../passkeys/own-page.ts';
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
  sendCode(channel: Contact['channel']): Promise<ChangeOutcome>;
  byCode(channel: Contact['channel'], code: string): Promise<ChangeOutcome>;
  /** Until another code may be asked for; 0: now. */
  secondsLeft(): number;
  /** Whether the account has a passkey that this browser may use on this page. */
  hasPasskey(): Promise<boolean>;
  byPasskey(): Promise<PasskeyProof>;
}

export function createProof(given: FeatureTools): ProofStore {
  const tools = tellOffline(given);
  const { connection, visitor } = tools;
  const { api } = connection;
  let nextCode = NO_WAIT;
  let finding: ReturnType<typeof passkeysHere> | null = null;
  const customer = watchCustomer(visitor.session, () => {
    nextCode = NO_WAIT;
    finding = null;
  });
  const secondsLeft = () => secondsUntilCode(nextCode, api.now());

  async function prove(body: Shown): Promise<ChangeOutcome> {
    const answer = await api.send(proveCustomer, { body });
    return answer.kind === 'ok' ? { kind: 'done' } : { kind: 'failed', problem: answer.problem };
  }

  return {
    check: () => prove({}),
    byPassword: (password) => prove({ password }),
    async sendCode(channel) {
      if (secondsLeft() > 0) return { kind: 'done' };
      const sent = await prove({ channel });
      if (sent.kind === 'done') nextCode = { since: api.now(), wait: BETWEEN_CODES };
      return sent;
    },
    byCode: (channel, code) => prove({ channel, code }),
    secondsLeft,
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

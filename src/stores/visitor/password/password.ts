import type { Problem } from '#contract/problem.ts';
import {
  changePassword,
  choosePassword,
  readUserToken,
  resetPassword,
  setPassword,
} from '#contract/account/passwords.ts';
import type { Answer } from '#platform/api/answer.ts';
import type { SendOptions } from '#platform/api/api.ts';
import type { Random, TextStorage } from '#platform/ports.ts';
import { parseLogin } from '#platform/wire/company/customer.ts';
import { fields, text } from '#platform/wire/read.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { tellOffline } from '../../composition/tell-offline.ts';
import { createOwnDevice } from '../own-device.ts';
import { takeLinkToken, type LinkNavigation } from '../links/link-token.ts';

/** What became of an attempt. */
export type PasswordOutcome =
  | { readonly kind: 'done' }
  /** The link is unknown, was used, or is too old. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly problem: Problem };

export type LinkOwner =
  { readonly kind: 'ready'; readonly email: string } | Exclude<PasswordOutcome, { kind: 'done' }>;

export interface PasswordStore extends FeatureStore {
  /** The token that led to the page of an element, which has it in its address no more; empty where there is none. */
  takeToken(navigation: LinkNavigation): string;
  /** Mails a link by which a password is chosen; nobody is told whether the address has an account. */
  askForLink(email: string): Promise<PasswordOutcome>;
  /** Whose link it is; it is not used up by that. */
  ownerOf(token: string): Promise<LinkOwner>;
  /** The visitor is the customer of the account from then on. */
  choose(token: string, password: string): Promise<PasswordOutcome>;
  /** Gives the customer who is there a first password; whoever has one is refused. */
  give(password: string): Promise<PasswordOutcome>;
  /** Another password for the one of now; the customer is logged out everywhere else. */
  change(current: string, password: string): Promise<PasswordOutcome>;
}

const TOKEN = 'password-token';

/** It is kept by the tab, for a reload. */
function takeToken(tab: TextStorage, navigation: LinkNavigation): string {
  const { route } = navigation.$place.get();
  if (route?.kind !== 'password-reset') return '';
  const page = { kind: 'password-reset', token: null } as const;
  const token = takeLinkToken(navigation, { mark: '', page, inPath: route.token });
  if (token !== null) tab.write(TOKEN, token);
  return token ?? tab.read(TOKEN) ?? '';
}

const failed = (problem: Problem) =>
  problem.type === 'not_found' ? ({ kind: 'gone' } as const) : ({ kind: 'failed', problem } as const);

export function createPassword(tools: FeatureTools): PasswordStore {
  const { ports, connection, visitor } = tellOffline(tools);
  const { api } = connection;
  const attempts = createAttempts(ports.random);
  const own = createOwnDevice(visitor.storage, ports.random);
  const { tab } = visitor.storage;
  /** What is over is not opened by a reload. */
  const ended = <Outcome extends PasswordOutcome | LinkOwner>(outcome: Outcome): Outcome => {
    if (outcome.kind === 'gone' || outcome.kind === 'done') tab.remove(TOKEN);
    return outcome;
  };
  /** The session before has ended with the password, and goes on by another token. */
  async function goOn(asked: Promise<Answer<string>>): Promise<PasswordOutcome> {
    const session = visitor.session.$session.get();
    const given = await asked;
    if (given.kind !== 'ok') return { kind: 'failed', problem: given.problem };
    if (session.kind === 'customer') visitor.session.enter(given.value, session.customer);
    return { kind: 'done' };
  }
  return {
    takeToken: (navigation) => takeToken(tab, navigation),
    async askForLink(email) {
      const attempt = attempts.begin(JSON.stringify(['reset', email]));
      const sent = await api.send(resetPassword, { body: { email } }, attempt);
      attempts.hear(sent);
      return sent.kind === 'ok' ? { kind: 'done' } : { kind: 'failed', problem: sent.problem };
    },
    async ownerOf(token) {
      const read = await api.ask(readUserToken, ownerIn, { params: { token } });
      if (read.kind !== 'ok') return ended(failed(read.problem));
      return read.value.isForPassword
        ? { kind: 'ready', email: read.value.email }
        : ended({ kind: 'gone' } as const);
    },
    async choose(token, password) {
      const device = own.word();
      const input = { params: { token }, body: { password, device } };
      const attempt = attempts.begin(JSON.stringify(['choose', token, password]));
      const chosen = await api.ask(choosePassword, parseLogin, input, attempt);
      attempts.hear(chosen);
      if (chosen.kind !== 'ok') return ended(failed(chosen.problem));
      own.keep(device);
      visitor.session.enter(chosen.value.token, chosen.value.customer);
      return ended({ kind: 'done' } as const);
    },
    give: (password) => goOn(api.ask(setPassword, tokenIn, { body: { password } })),
    change: (oldPassword, password) =>
      goOn(api.ask(changePassword, tokenIn, { body: { oldPassword, password } })),
    dispose() {},
  };
}

const tokenIn = (reply: unknown) => text(fields(reply)['token']) || null;

function ownerIn(value: unknown): { readonly isForPassword: boolean; readonly email: string } {
  const read = fields(value);
  return { isForPassword: read['purpose'] === 'password', email: text(read['email']) };
}

/** What got no answer may have been carried out: the same once more goes by the same key, for the answer of then. */
function createAttempts(random: Random) {
  let open: { readonly what: string; readonly options: SendOptions } | null = null;
  return {
    begin(what: string): SendOptions {
      if (open?.what !== what) open = { what, options: { idempotencyKey: random.uuid() } };
      return open.options;
    },
    hear({ kind }: Answer<unknown>) {
      if (kind !== 'unavailable') open = null;
    },
  };
}

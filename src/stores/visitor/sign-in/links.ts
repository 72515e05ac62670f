import { readUserToken } from '#contract/account/passwords.ts';
import { signInByEmail, signInByPhone } from '#contract/people/users-sign-in.ts';
import type { Problem } from '#contract/problem.ts';
import type { Customer } from '#domain/people/customer.ts';
import type { Identifier } from '#domain/people/account/identifier.ts';
import { parseLogin } from '#platform/wire/company/customer.ts';
import { parseLinkOwner } from '#platform/wire/company/registration.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { createOwnDevice } from '../own-device.ts';
import { takeLinkToken, type LinkNavigation } from '../links/link-token.ts';

type LinkFailure =
  /** Unknown, used, or too old. */
  { readonly kind: 'gone' } | { readonly kind: 'failed'; readonly problem: Problem };

/** Whom a link signs in, and by which of their addresses. */
export interface LinkOwner {
  readonly firstname: string;
  readonly identifier: Identifier;
}

/** A link that signs in who presses a button for it: what only looks at links, as scanners of mails do, uses none up. */
export interface SignInLinks {
  /** The token that led to the page of an element, which has it in its address no more; null where there is none, empty where it is damaged. */
  take(navigation: LinkNavigation): string | null;
  ownerOf(token: string): Promise<{ readonly kind: 'ready'; readonly owner: LinkOwner } | LinkFailure>;
  /** The visitor is the customer from then on. */
  enter(token: string, owner: LinkOwner): Promise<{ readonly kind: 'done' } | LinkFailure>;
}

const failed = (problem: Problem): LinkFailure =>
  problem.type === 'not_found' || problem.type === 'code_expired'
    ? { kind: 'gone' }
    : { kind: 'failed', problem };

export function createSignInLinks(
  { ports, connection: { api }, visitor: { session, storage } }: FeatureTools,
  onOpen: (customer: Customer) => void,
): SignInLinks {
  const own = createOwnDevice(storage, ports.random);
  return {
    take(navigation) {
      const { route } = navigation.$place.get();
      if (route?.kind !== 'auth') return null;
      return takeLinkToken(navigation, { mark: 'link=', page: route });
    },
    async ownerOf(token) {
      if (token === '') return { kind: 'gone' };
      const read = await api.ask(readUserToken, (value) => ({ owner: parseLinkOwner(value) }), {
        params: { token },
      });
      if (read.kind !== 'ok') return failed(read.problem);
      const { owner } = read.value;
      if (owner === null) return { kind: 'gone' };
      const { firstname, email, phone } = owner;
      const identifier: Identifier =
        email === '' ? { kind: 'phone', value: phone } : { kind: 'email', value: email };
      return { kind: 'ready', owner: { firstname, identifier } };
    },
    async enter(code, { identifier: { kind, value } }) {
      const device = own.word();
      const entered =
        kind === 'email'
          ? await api.ask(signInByEmail, parseLogin, { body: { email: value, code, device } })
          : await api.ask(signInByPhone, parseLogin, { body: { phone: value, code, device } });
      if (entered.kind !== 'ok') return failed(entered.problem);
      own.keep(device);
      // Whoever was signed in before leaves this browser.
      if (session.$session.get().kind === 'customer') session.logout();
      onOpen(entered.value.customer);
      session.enter(entered.value.token, entered.value.customer);
      return { kind: 'done' };
    },
  };
}

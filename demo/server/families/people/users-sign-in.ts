import {
  changeEmail,
  changePhone,
  createSignInLink,
  linkProvider,
  loginByProvider,
  signInByEmail,
  signInByPhone,
  unlinkProvider,
} from '#contract/people/users-sign-in.ts';
import type { Channel } from '../../accounts/codes/message-allowances.ts';
import { emailOf, phoneOf } from '../../accounts/contact.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import { changeContact } from '../../accounts/customer/change-contact.ts';
import { askToSignIn, sendSignInLink, signIn } from '../../accounts/sign-in.ts';
import { provenCustomerOf } from '../../accounts/proof/proven-now.ts';
import { enterByIdentity, linkIdentity, unlinkIdentity } from '../../accounts/social/enter-by-identity.ts';
import { identityOf } from '../../accounts/social/id-token.ts';
import { shownIdentity } from '../../accounts/social/shown-identity.ts';
import { inTransaction } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';
import { invalidField, refuse, Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';
import { sendsSms } from '../../sms/outbox.ts';

export function usersSignInRoutes(context: ServerContext): ServerRoute[] {
  return [
    answer(signInByPhone, ({ body, ...incoming }) =>
      comeIn(context, incoming, 'phone', phoneOf(body.phone), body),
    ),
    answer(signInByEmail, ({ body, ...incoming }) =>
      comeIn(context, incoming, 'email', emailOf(body.email), body),
    ),
    answer(createSignInLink, (incoming) => askForLink(context, incoming)),
    ...providerRoutes(context),
    answer(changeEmail, ({ body, ...incoming }) =>
      change(context, incoming, 'email', emailOf(body.email), body),
    ),
    answer(changePhone, ({ body, ...incoming }) =>
      change(context, incoming, 'phone', phoneOf(body.phone), body),
    ),
  ];
}

type From = Pick<Incoming<typeof changeEmail>, 'tenant' | 'caller' | 'locale' | 'address' | 'now'>;

async function comeIn(
  context: ServerContext,
  { tenant, locale, address, now }: From,
  channel: Channel,
  destination: string | Refusal,
  { code, request, device = '' }: Pick<Incoming<typeof signInByEmail>['body'], 'code' | 'request' | 'device'>,
) {
  if (destination instanceof Refusal) return destination;
  if (channel === 'phone' && !sendsSms(tenant)) return refuse('forbidden');
  const visitor = { tenant, channel, destination, locale, address, device, now };
  return inTransaction(context.db, (tx) =>
    code === undefined ? askToSignIn(context, tx, visitor) : signIn(tx, visitor, code, request ?? null),
  );
}

async function askForLink(context: ServerContext, incoming: Incoming<typeof createSignInLink>) {
  const { tenant, body, locale, address, now } = incoming;
  if (body.email === undefined && body.phone === undefined) return invalidField('email');
  const channel = body.email === undefined ? 'phone' : 'email';
  const destination = body.email === undefined ? phoneOf(body.phone ?? '') : emailOf(body.email);
  if (destination instanceof Refusal) return destination;
  if (channel === 'phone' && !sendsSms(tenant)) return refuse('forbidden');
  const visitor = { tenant, channel, destination, locale, address, device: '', now } as const;
  return (await inTransaction(context.db, (tx) => sendSignInLink(context, tx, visitor))) ?? {};
}

async function change(
  { db, originOf }: ServerContext,
  incoming: From,
  channel: Channel,
  destination: string | Refusal,
  { profileId, code }: Pick<Incoming<typeof changeEmail>['body'], 'profileId' | 'code'>,
) {
  if (destination instanceof Refusal) return destination;
  const user = await customerOf(db, incoming);
  if (user instanceof Refusal) return user;
  const { tenant, caller, locale, address, now } = incoming;
  const said = { profileId, channel, destination, code };
  const wish = { ...said, tenant, user, caller, locale, address, now, originOf };
  return inTransaction(db, (tx) => changeContact(tx, wish));
}

function providerRoutes({ db, originOf }: ServerContext): ServerRoute[] {
  return [
    answer(loginByProvider, async (incoming) => {
      const { tenant, body, now } = incoming;
      const shown = await shownIdentity(db, incoming);
      if (shown instanceof Refusal) return shown;
      return inTransaction(db, async (tx) => {
        const identity = await identityOf(tx, { companyId: tenant.id, now }, shown);
        if (identity instanceof Refusal) return identity;
        return enterByIdentity(tx, tenant.id, identity, { word: body.device, now });
      });
    }),
    answer(linkProvider, async (incoming) => {
      const { tenant, locale, now } = incoming;
      // First: what the other service has given is good once, and may be shown again after the proof.
      const user = await provenCustomerOf(db, incoming);
      if (user instanceof Refusal) return user;
      const shown = await shownIdentity(db, incoming);
      if (shown instanceof Refusal) return shown;
      return inTransaction(db, async (tx) => {
        const identity = await identityOf(tx, { companyId: tenant.id, now }, shown);
        return identity instanceof Refusal
          ? identity
          : linkIdentity(tx, { tenant, user, identity, locale, now, originOf });
      });
    }),
    answer(unlinkProvider, async (incoming) => {
      const user = await provenCustomerOf(db, incoming);
      if (user instanceof Refusal) return user;
      return inTransaction(db, (tx) => unlinkIdentity(tx, user, incoming.body.provider));
    }),
  ];
}

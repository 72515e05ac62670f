import {
  askPasskeyOptions,
  askSignInOptions,
  createPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '#contract/account/passkeys.ts';
import { customerOf } from '../../accounts/customer/caller.ts';
import { creationOptions, keepPasskey } from '../../accounts/passkeys/create-passkey.ts';
import {
  passkeysOf,
  passkeyWire,
  removePasskeyOf,
  renamePasskeyOf,
} from '../../accounts/passkeys/own-passkeys.ts';
import { provenCustomerOf } from '../../accounts/proof/proven-now.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import { enterByPasskey, requestOptions } from '../../accounts/passkeys/sign-in-by-passkey.ts';
import type { ServerContext } from '../../context.ts';
import { inTransaction } from '../../database/database.ts';
import { Refusal } from '../../http/refusal.ts';
import { answer, type Incoming, type ServerRoute } from '../../router/route.ts';

export function passkeysRoutes(context: ServerContext): ServerRoute[] {
  return [...ownPasskeyRoutes(context), ...createRoutes(context), ...signInRoutes(context)];
}

function ownPasskeyRoutes({ db }: ServerContext): ServerRoute[] {
  return [
    answer(listPasskeys, async (incoming) => {
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      const rows = await passkeysOf(db, user);
      return { handle: user.passkeyHandle ?? '', passkeys: rows.map(passkeyWire) };
    }),
    answer(renamePasskey, async (incoming) => {
      const user = await customerOf(db, incoming);
      const { params, body } = incoming;
      return user instanceof Refusal ? user : renamePasskeyOf(db, user, params.id, body.name);
    }),
    answer(removePasskey, async (incoming) => {
      const user = await provenCustomerOf(db, incoming);
      if (user instanceof Refusal) return user;
      await removePasskeyOf(db, user, incoming.params.id);
      return {};
    }),
  ];
}

/** What is offered where the page is none of the company's own. */
const NOT_HERE = { publicKey: null };

function createRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  return [
    answer(askPasskeyOptions, async (incoming) => {
      const { tenant, body, now } = incoming;
      const user = await provenCustomerOf(db, incoming);
      if (user instanceof Refusal) return user;
      const party = await relyingPartyOf(context, tenant, body.host);
      if (party === null) return NOT_HERE;
      const options = await inTransaction(db, (tx) => creationOptions(tx, { tenant, user, now }, party));
      return options instanceof Refusal ? options : { publicKey: { ...options } };
    }),
    // What it is made of was given to who had proven the account, and to nobody else.
    answer(createPasskey, async (incoming) => {
      const { tenant, caller, body, locale, now } = incoming;
      const user = await customerOf(db, incoming);
      if (user instanceof Refusal) return user;
      const tokenHash = caller?.tokenHash ?? '';
      return keepPasskey(context, { tenant, user, body, tokenHash, locale, now });
    }),
  ];
}

function signInRoutes(context: ServerContext): ServerRoute[] {
  const { db } = context;
  const visitOf = ({
    tenant,
    address,
    now,
  }: Pick<Incoming<typeof signInByPasskey>, 'tenant' | 'address' | 'now'>) => ({
    companyId: tenant.id,
    address,
    now,
  });
  return [
    answer(askSignInOptions, async (incoming) => {
      const party = await relyingPartyOf(context, incoming.tenant, incoming.body.host);
      if (party === null) return NOT_HERE;
      const options = await inTransaction(db, (tx) => requestOptions(tx, visitOf(incoming), party));
      return options instanceof Refusal ? options : { publicKey: { ...options } };
    }),
    answer(signInByPasskey, (incoming) => enterByPasskey(context, visitOf(incoming), incoming.body)),
  ];
}

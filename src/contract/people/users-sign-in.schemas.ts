import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { Id, Nothing } from '../fields/id.ts';
import { Device, Digits, Email, Phone } from '../fields/person.ts';
import { ProfileWire } from './profiles.schemas.ts';
import { EnteredWire, UserWire } from './users.schemas.ts';

/**
 * Without a code: one was sent if the address has an account, and `request` has to come back with it (a caller that does
 * not send it has to have the same IP address). With the right one: `token` and `user`.
 */
const SignInWire = entity('SignIn', {
  request: Type.Union([Type.String(), Type.Null()]),
  token: Type.Union([Type.String(), Type.Null()]),
  user: Type.Union([UserWire, Type.Null()]),
  /** Says nothing before the code was right. */
  exist: Type.Boolean(),
});

export type SignInWire = Static<typeof SignInWire>;

/** Six digits, or the token of a link that was sent. */
const Code = Type.Optional(Type.String({ minLength: 6, maxLength: 128 }));

const Request = Type.Optional(Type.String({ minLength: 20, maxLength: 64 }));

const Provider = Type.Union([Type.Literal('google'), Type.Literal('facebook')]);

/**
 * What another service says of someone: its ID token, or the `code`, `verifier` (PKCE) and `redirect` by which it gives one. Only the
 * token counts; `email` and `userID` have to be those in it.
 */
const Identity = entity('ProviderIdentity', {
  email: Type.Optional(Type.String({ maxLength: 254 })),
  userID: Type.Optional(Type.String({ maxLength: 255 })),
  provider: Provider,
  idToken: Type.Optional(Type.String({ maxLength: 8000 })),
  code: Type.Optional(Type.String({ maxLength: 2000 })),
  verifier: Type.Optional(Type.String({ maxLength: 128 })),
  redirect: Type.Optional(Type.String({ maxLength: 2000 })),
  /** The secret whose SHA-256 (base64url) is the token's `nonce`: only who began the sign-in knows it. */
  nonce: Type.String({ minLength: 16, maxLength: 128 }),
});

const ProviderLogin = entityFrom('ProviderLogin', Identity, { device: Type.Optional(Device) });

/** `sent`: a code is on its way. `profile`: as it is now. */
const ContactWire = entity('ContactChange', { sent: Type.Boolean(), profile: ProfileWire });

export const usersSignInSchemas = {
  'users.v2.signIn.phone': {
    summary:
      'Without `code` sends one by SMS; with it, or a link’s token, signs in. A phone never proven is nobody’s',
    body: Type.Object({ phone: Phone, code: Code, request: Request, device: Type.Optional(Device) }),
    reply: SignInWire,
  },
  'users.v2.signIn.email': {
    summary:
      'Without `code` mails one; with it, or a link’s token, signs in. Answered alike whoever has the address',
    body: Type.Object({ email: Email, code: Code, request: Request, device: Type.Optional(Device) }),
    reply: SignInWire,
  },
  'users.v2.signIn.createLink': {
    summary:
      'Sends a link to sign in to an address, known or not; good once, for 30 minutes, as `code` of users/v2/signin',
    body: Type.Object({ email: Type.Optional(Email), phone: Type.Optional(Phone) }),
    reply: Nothing,
  },
  'users.loginByProvider': {
    summary:
      'Signs in by another service; who is new gets an account. `conflict`: the e-mail’s account is not linked',
    body: ProviderLogin,
    reply: EnteredWire,
  },
  'users.linkProvider': {
    summary:
      'Links a service that has verified the customer’s e-mail. `conflict`: either is linked otherwise. `proof_missing`',
    body: Identity,
    reply: UserWire,
  },
  'users.unlinkProvider': {
    summary: 'Ends the link to a service; `last_way_in`: nothing else lets the customer in. `proof_missing`',
    body: Type.Object({ provider: Provider }),
    reply: UserWire,
  },
  'users.v2.checkEmail': {
    summary:
      'Without `code` mails one to the new address of a profile; with it changes that. `conflict`, once proven: another has it. `proof_missing`: of the own. `invalid`: it is that already',
    body: Type.Object({ profileId: Id, email: Email, code: Type.Optional(Digits) }),
    reply: ContactWire,
  },
  'users.v2.checkPhone': {
    summary:
      'Without `code` sends one to the new phone of a profile; with it changes that. `conflict`, once proven: another’s way in. `proof_missing`: of the own. `invalid`: it is that already',
    body: Type.Object({ profileId: Id, phone: Phone, code: Type.Optional(Digits) }),
    reply: ContactWire,
  },
} satisfies FamilySchemas;

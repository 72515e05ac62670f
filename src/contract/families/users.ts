import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { PageQuery, pageOf } from '../page.ts';
import { Email, LetterToken, NewPassword } from './cmpusers.ts';
import { LinkWire } from './links.ts';
import { ProfileWire } from './profiles.ts';

/** A customer as they see themselves. Texts that they lack are empty. */
export const UserWire = Type.Object({
  id: Type.String(),
  /** Proven by a code or a link. */
  email: Type.String(),
  /** E.164. */
  phone: Type.String(),
  /** Whether a code that was sent to the phone came back: only then it is a way in. */
  phoneProven: Type.Boolean(),
  /** Comes in by codes, links or another service, until a password is set. */
  noPass: Type.Boolean(),
  /** Their own first, then those of others whom they book for. */
  profiles: Type.Array(ProfileWire),
  /** Their record in the salon's file; empty while there is none. */
  links: Type.Array(LinkWire),
  /** Services by which they may come in. */
  providers: Type.Array(Type.String()),
});
export type UserWire = Static<typeof UserWire>;

/** Who came in, and the bearer token of the session. `exist` is true: nobody without an account gets as far. */
export const EnteredWire = Type.Object({ token: Type.String(), user: UserWire, exist: Type.Boolean() });
export type EnteredWire = Static<typeof EnteredWire>;

/** A customer as those who run the company see them. */
const CustomerLineWire = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  phone: Type.String(),
  city: Type.String(),
  country: Type.String(),
  noPass: Type.Boolean(),
  /** ISO 8601. */
  createdAt: Type.String(),
});

const byVisitor = { role: 'visitor', audience: 'visitor', tenancy: 'company' } as const;
const byCustomer = { role: 'customer', audience: 'customer', tenancy: 'company' } as const;

export const login = call({
  ...byVisitor,
  name: 'users.login',
  summary:
    'A customer logs in with e-mail and password; an unknown account and a wrong password are answered alike, after the same work',
  method: 'POST',
  path: '/api/users/login',
  idempotency: 'natural',
  body: Type.Object({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 128 }) }),
  reply: EnteredWire,
});

export const logout = call({
  ...byCustomer,
  name: 'users.logout',
  summary: 'The bearer token ends',
  method: 'POST',
  path: '/api/users/logout',
  idempotency: 'natural',
  reply: Type.Object({}),
});

export const currentUser = call({
  ...byCustomer,
  name: 'users.me',
  summary: 'The customer whom the bearer token belongs to',
  method: 'GET',
  path: '/api/users/me',
  idempotency: 'safe',
  reply: UserWire,
});

export const listUsers = call({
  name: 'users.list',
  summary: 'A page of the company’s customers, by name',
  method: 'GET',
  path: '/api/users',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object(PageQuery),
  reply: pageOf(CustomerLineWire),
});

export const readUserToken = call({
  ...byVisitor,
  name: 'users.token',
  summary:
    'What a link that was mailed is for: `password` to choose one, `sign-in` to come in; it is not used up. Unknown, used and old ones are not found',
  method: 'GET',
  path: '/api/users/token/{token}',
  idempotency: 'safe',
  params: LetterToken,
  reply: Type.Object({
    purpose: Type.Union([Type.Literal('password'), Type.Literal('sign-in')]),
    firstname: Type.String(),
    email: Type.String(),
    phone: Type.String(),
  }),
});

export const choosePassword = call({
  ...byVisitor,
  name: 'users.choosePassword',
  summary:
    'Whoever holds a `password` link chooses a password; the link and all sessions end, and a new one begins',
  method: 'PUT',
  path: '/api/users/token/{token}',
  idempotency: 'natural',
  params: LetterToken,
  body: Type.Object({ password: NewPassword }),
  reply: EnteredWire,
});

export const changePassword = call({
  ...byCustomer,
  name: 'users.changePassword',
  summary:
    'Changes the password; the one before is asked for. All sessions end, and a new one begins, whose token is answered',
  method: 'PUT',
  path: '/api/users/password',
  idempotency: 'natural',
  body: Type.Object({ oldPassword: Type.String({ maxLength: 128 }), password: NewPassword }),
  reply: Type.Object({ token: Type.String() }),
});

export const setPassword = call({
  ...byCustomer,
  name: 'users.setPassword',
  summary:
    'A customer who has no password yet gets one; who has one is refused (`conflict`). All sessions end, and a new one begins, whose token is answered',
  method: 'PUT',
  path: '/api/users/password/set',
  idempotency: 'natural',
  body: Type.Object({ password: NewPassword }),
  reply: Type.Object({ token: Type.String() }),
});

export const resetPassword = call({
  ...byVisitor,
  name: 'users.resetPassword',
  summary:
    'Mails a link to choose a password, which works once and for 30 minutes; the answer is the same whoever has the address',
  method: 'POST',
  path: '/api/users/password/reset',
  idempotency: 'natural',
  body: Type.Object({ email: Email }),
  reply: Type.Object({}),
});

export const usersCalls: readonly Call[] = [
  login,
  logout,
  currentUser,
  listUsers,
  readUserToken,
  choosePassword,
  changePassword,
  setPassword,
  resetPassword,
];

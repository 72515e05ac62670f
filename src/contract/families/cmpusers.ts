import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { PageQuery, pageOf } from '../page.ts';
import { ById } from '../resource.ts';

const StaffRole = Type.Union([
  Type.Literal('provider'),
  Type.Literal('staff'),
  Type.Literal('manager'),
  Type.Literal('admin'),
]);

export const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Name = Type.String({ minLength: 1, maxLength: 100 });
export const NewPassword = Type.String({ minLength: 8, maxLength: 128 });
/** As it travelled in a mail: the database keeps its hash. */
export const LetterToken = Type.Object({ token: Type.String({ pattern: '^[\\w-]{20,128}$' }) });

/** Someone who works for the company; never sent to visitors. `shopIds` empty: all shops. */
export const CmpuserWire = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  role: StaffRole,
  shopIds: Type.Array(Type.String()),
  active: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Type.Union([Type.String(), Type.Null()]),
});
export type CmpuserWire = Static<typeof CmpuserWire>;

const common = { audience: 'back-office', tenancy: 'company' } as const;

export const currentCmpuser = call({
  ...common,
  name: 'cmpusers.me',
  summary: 'The member of the staff whom the bearer token belongs to',
  method: 'GET',
  path: '/api/cmpusers/me',
  role: 'provider',
  idempotency: 'safe',
  reply: CmpuserWire,
});

/** For the provider's session in the storefront. */
export const currentProvider = call({
  ...common,
  name: 'cmpusers.provider',
  summary: 'The member of the staff whom a back-office token belongs to, as the preview asks for it',
  method: 'GET',
  path: '/api/cmp-users/me',
  role: 'provider',
  idempotency: 'safe',
  reply: Type.Object({ user: CmpuserWire }),
});

export const cmpuserLogin = call({
  name: 'cmpusers.login',
  summary: 'A member of the staff logs in; an unknown account and a wrong password are answered alike',
  method: 'POST',
  path: '/api/cmpusers/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 128 }) }),
  reply: Type.Object({ token: Type.String(), user: CmpuserWire }),
});

export const listCmpusers = call({
  ...common,
  name: 'cmpusers.list',
  summary: 'A page of those who work for the company, by name',
  method: 'GET',
  path: '/api/cmpusers',
  role: 'manager',
  idempotency: 'safe',
  query: Type.Object(PageQuery),
  reply: pageOf(CmpuserWire),
});

export const readCmpuser = call({
  ...common,
  name: 'cmpusers.read',
  summary: 'One who works for the company',
  method: 'GET',
  path: '/api/cmpusers/{id}',
  role: 'manager',
  idempotency: 'safe',
  params: ById,
  reply: CmpuserWire,
});

export const updateCmpuser = call({
  ...common,
  name: 'cmpusers.update',
  summary:
    'Changes a member of the staff; another role or a closed account ends their sessions, and the last active administrator stays one',
  method: 'PUT',
  path: '/api/cmpusers/{id}',
  role: 'admin',
  idempotency: 'natural',
  params: ById,
  body: Type.Partial(
    Type.Object({
      firstname: Name,
      lastname: Name,
      role: StaffRole,
      shopIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 }),
      active: Type.Boolean(),
    }),
  ),
  reply: CmpuserWire,
});

export const deleteCmpuser = call({
  ...common,
  name: 'cmpusers.remove',
  summary: 'A member of the staff leaves; the last active administrator cannot',
  method: 'DELETE',
  path: '/api/cmpusers/{id}',
  role: 'admin',
  idempotency: 'natural',
  params: ById,
  reply: Type.Object({}),
});

export const registerCmpuser = call({
  ...common,
  name: 'cmpusers.register',
  summary: 'Adds a member of the staff, who is sent a link to choose a password',
  method: 'POST',
  path: '/api/cmpusers/register',
  role: 'admin',
  idempotency: 'key',
  body: Type.Object({
    email: Email,
    firstname: Name,
    lastname: Name,
    role: StaffRole,
    shopIds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 })),
  }),
  reply: CmpuserWire,
});

export const inviteCmpuser = call({
  ...common,
  name: 'cmpusers.link',
  summary: 'Sends a member of the staff a fresh link to choose a password; the links before it end',
  method: 'POST',
  path: '/api/cmpusers/link/{id}',
  role: 'admin',
  idempotency: 'key',
  params: ById,
  reply: Type.Object({}),
});

export const readInvitation = call({
  name: 'cmpusers.invitation',
  summary: 'Whom a link to choose a password is for',
  method: 'GET',
  path: '/api/cmpusers/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  params: LetterToken,
  reply: Type.Object({ firstname: Type.String(), email: Type.String() }),
});

export const acceptInvitation = call({
  name: 'cmpusers.choosePassword',
  summary: 'Whoever holds the link chooses a password; the link and every session of the person end',
  method: 'PUT',
  path: '/api/cmpusers/token/{token}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
  params: LetterToken,
  body: Type.Object({ password: NewPassword }),
  reply: Type.Object({}),
});

export const cmpusersCalls: readonly Call[] = [
  currentCmpuser,
  currentProvider,
  cmpuserLogin,
  listCmpusers,
  readCmpuser,
  updateCmpuser,
  deleteCmpuser,
  registerCmpuser,
  inviteCmpuser,
  readInvitation,
  acceptInvitation,
];

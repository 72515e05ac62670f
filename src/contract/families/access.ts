import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ById, Id } from '../resource.ts';
import { Email, Name } from './cmpusers.ts';

/** A guest of the back office, as an accountant: reads orders, vouchers and payments, changes nothing. */
export const AccessWire = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  shopIds: Type.Array(Type.String()),
  active: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Type.Union([Type.String(), Type.Null()]),
});
export type AccessWire = Static<typeof AccessWire>;

const common = { audience: 'back-office', tenancy: 'company' } as const;
const ShopIds = Type.Array(Type.String({ maxLength: 64 }), { maxItems: 500 });

export const listAccess = call({
  ...common,
  name: 'access.list',
  summary: 'The guests of the back office, by name',
  method: 'GET',
  path: '/api/access',
  role: 'admin',
  idempotency: 'safe',
  reply: Type.Array(AccessWire),
});

export const registerAccess = call({
  ...common,
  name: 'access.register',
  summary: 'Adds a guest of the back office, who is sent a link to choose a password',
  method: 'POST',
  path: '/api/access/u/register',
  role: 'admin',
  idempotency: 'key',
  body: Type.Object({
    email: Email,
    firstname: Name,
    lastname: Name,
    shopIds: Type.Optional(ShopIds),
  }),
  reply: AccessWire,
});

export const updateAccess = call({
  ...common,
  name: 'access.update',
  summary: 'Changes a guest of the back office; closing the account ends its sessions',
  method: 'PUT',
  path: '/api/access/u/register/{id}',
  role: 'admin',
  idempotency: 'natural',
  params: ById,
  body: Type.Partial(
    Type.Object({ firstname: Name, lastname: Name, shopIds: ShopIds, active: Type.Boolean() }),
  ),
  reply: AccessWire,
});

export const accessLogin = call({
  name: 'access.login',
  summary: 'A guest of the back office logs in; an unknown account and a wrong password are answered alike',
  method: 'POST',
  path: '/api/access/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 128 }) }),
  reply: Type.Object({ token: Type.String(), user: AccessWire }),
});

export const deleteAccess = call({
  ...common,
  name: 'access.remove',
  summary: 'A guest of the back office is one no more',
  method: 'DELETE',
  path: '/api/access/{id}',
  role: 'admin',
  idempotency: 'natural',
  params: ById,
  reply: Type.Object({}),
});

export const currentAccess = call({
  ...common,
  name: 'access.me',
  summary: 'The guest of an id; a guest finds nobody but themselves',
  method: 'GET',
  path: '/api/access/me/{id}',
  role: 'access',
  idempotency: 'safe',
  params: Type.Object({ id: Id }),
  reply: AccessWire,
});

export const accessCalls: readonly Call[] = [
  listAccess,
  registerAccess,
  updateAccess,
  accessLogin,
  deleteAccess,
  currentAccess,
];

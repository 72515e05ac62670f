import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';

export const UserWire = Type.Object({
  id: Type.String(),
  email: Type.String(),
  profiles: Type.Array(
    Type.Object({
      profileId: Type.String(),
      firstname: Type.String(),
      lastname: Type.String(),
      email: Type.String(),
      phone: Type.Object({ number: Type.String() }),
    }),
  ),
});
export type UserWire = Static<typeof UserWire>;

export const login = call({
  name: 'users.login',
  summary: 'A customer logs in with e-mail and password',
  method: 'POST',
  path: '/api/users/login',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({ email: Type.String({ maxLength: 254 }), password: Type.String({ maxLength: 128 }) }),
  reply: Type.Object({ token: Type.String(), user: UserWire, exist: Type.Boolean() }),
});

export const logout = call({
  name: 'users.logout',
  summary: 'The bearer token ends',
  method: 'POST',
  path: '/api/users/logout',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'natural',
  reply: Type.Object({}),
});

export const currentUser = call({
  name: 'users.me',
  summary: 'The customer whom the bearer token belongs to',
  method: 'GET',
  path: '/api/users/me',
  role: 'customer',
  audience: 'customer',
  tenancy: 'company',
  idempotency: 'safe',
  reply: UserWire,
});

export const usersCalls: readonly Call[] = [login, logout, currentUser];

import { Type } from 'typebox';
import { call, type Call } from '../call.ts';
import { CmpuserWire, Email, Name, NewPassword } from './cmpusers.ts';

export const adminsInstalled = call({
  name: 'admins.installed',
  summary: 'Whether the company has an administrator',
  method: 'GET',
  path: '/api/admins/installed',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  reply: Type.Object({ installed: Type.Boolean() }),
});

export const registerAdmin = call({
  name: 'admins.register',
  summary:
    'The first administrator of a company that has none: asks for the key that was given out when the company was made, once',
  method: 'POST',
  path: '/api/admins/register',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({
    email: Email,
    password: NewPassword,
    firstname: Name,
    lastname: Name,
    setupKey: Type.String({ minLength: 20, maxLength: 128 }),
  }),
  reply: Type.Object({ token: Type.String(), user: CmpuserWire }),
});

export const adminsCalls: readonly Call[] = [adminsInstalled, registerAdmin];

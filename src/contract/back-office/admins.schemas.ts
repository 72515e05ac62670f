import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { Email, Name, NewPassword } from '../fields/person.ts';
import { CmpuserSession } from './cmpusers.schemas.ts';

export const adminsSchemas = {
  'admins.installed': {
    summary: 'Whether the company has an administrator',
    reply: Type.Object({ installed: Type.Boolean() }),
  },
  'admins.register': {
    summary: 'The first administrator of a company, once, by the key that came with it',
    body: Type.Object({
      email: Email,
      password: NewPassword,
      firstname: Name,
      lastname: Name,
      setupKey: Type.String({ minLength: 20, maxLength: 128 }),
    }),
    reply: CmpuserSession,
  },
} satisfies FamilySchemas;

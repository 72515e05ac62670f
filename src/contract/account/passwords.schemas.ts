import { Type } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entityFrom } from '../entity.ts';
import { Nothing } from '../fields/id.ts';
import { ChosenPassword, Device, Email, MailToken, NewPassword } from '../fields/person.ts';
import { EnteredWire } from '../people/users.schemas.ts';

export const passwordsSchemas = {
  'users.token': {
    summary: 'What a mailed link is for; it is not used up by that',
    params: MailToken,
    reply: Type.Object({
      purpose: Type.Union([Type.Literal('password'), Type.Literal('sign-in')]),
      firstname: Type.String(),
      email: Type.String(),
      phone: Type.String(),
    }),
  },
  'users.choosePassword': {
    summary: 'Whoever holds a `password` link chooses a password; link and sessions end',
    params: MailToken,
    body: entityFrom('PasswordChoice', ChosenPassword, { device: Type.Optional(Device) }),
    reply: EnteredWire,
  },
  'users.changePassword': {
    summary: 'Changes the password by the one of now. All sessions end, a new one begins',
    body: Type.Object({ oldPassword: Type.String({ maxLength: 128 }), password: NewPassword }),
    reply: Type.Object({ token: Type.String() }),
  },
  'users.setPassword': {
    summary: 'Gives a first password. Sessions end, a new one begins. `proof_missing`',
    body: ChosenPassword,
    reply: Type.Object({ token: Type.String() }),
  },
  'users.resetPassword': {
    summary: 'Mails a link to choose a password; answered alike for any address',
    body: Type.Object({ email: Email }),
    reply: Nothing,
  },
} satisfies FamilySchemas;

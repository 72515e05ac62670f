import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Id, Nothing } from '../fields/id.ts';
import { Device, Digits, Email, MarketingVersion, NewPassword, Phone } from '../fields/person.ts';
import { PhoneProfileWire } from './profiles.schemas.ts';
import { EnteredWire, UserWire } from './users.schemas.ts';

/** A registration under way; it lasts an hour. */
const RegistrationId = Id;

const Channel = Type.Union([Type.Literal('email'), Type.Literal('phone')]);

const Name = Type.String({ maxLength: 100 });

const Code = Type.String({ maxLength: 12 });

const StartedWire = entity('RegistrationStarted', {
  userID: RegistrationId,
  /** Whether a code that goes to the phone is asked for as well. */
  requireSMSCode: Type.Boolean(),
});

/**
 * `missing`: what is still to be proven. `duplicates`: others who gave the phone that was just proven; while there are any
 * whose way in it is, the account waits. When nothing is missing, the account is there: `token` and `user` are its session,
 * and with `passwordToken`, for half an hour, a password can be chosen (PUT users/token).
 */
export const CheckedWire = entity('RegistrationChecked', {
  userId: RegistrationId,
  missing: Type.Array(Channel),
  duplicates: Type.Array(PhoneProfileWire),
  exist: Type.Boolean(),
  token: Type.Union([Type.String(), Type.Null()]),
  passwordToken: Type.Union([Type.String(), Type.Null()]),
  user: Type.Union([UserWire, Type.Null()]),
});

export type CheckedWire = Static<typeof CheckedWire>;

const Check = entity('RegistrationCheck', {
  code: Digits,
  /** That of the registration; looked at only where it is sent. */
  phone: Type.Optional(Phone),
  email: Type.Optional(Email),
  userId: RegistrationId,
  device: Type.Optional(Device),
});

/** `missing`: what is still to be proven. */
const BegunWire = entity('RegistrationBegun', { userId: RegistrationId, missing: Type.Array(Channel) });

export const usersRegistrationSchemas = {
  'users.register.step1': {
    summary: 'Begins a registration by a mailed code; answered alike where the address has an account',
    body: Type.Object({ phone: Phone, email: Email, password: NewPassword }),
    reply: StartedWire,
  },
  'users.register.step2': {
    summary:
      'The phone of the registration of that e-mail and password (or `userID`); gets a code, where SMS are sent',
    body: Type.Object({
      email: Email,
      password: Type.String({ maxLength: 128 }),
      phone: Phone,
      userID: Type.Optional(RegistrationId),
      device: Type.Optional(Device),
    }),
    reply: StartedWire,
  },
  'users.register.resendCode': {
    summary: 'Another code, after a minute, to the e-mail or phone (`type`) of a registration, known or not',
    body: Type.Object({
      email: Type.Optional(Email),
      phone: Type.Optional(Phone),
      type: Channel,
      userID: Type.Optional(RegistrationId),
      device: Type.Optional(Device),
    }),
    reply: Nothing,
  },
  'users.register.verifyCode': {
    summary:
      'Ends a registration by the mailed code and, where asked for, that of the SMS. `conflict`: another has the e-mail or phone',
    body: Type.Object({
      userID: RegistrationId,
      code: Code,
      smsCode: Type.Optional(Code),
      device: Type.Optional(Device),
    }),
    reply: EnteredWire,
  },
  'users.v2.register': {
    summary:
      'Begins a registration by e-mail, phone or both, with a code to each. Who has an account is told by mail, unless by e-mail alone',
    body: Type.Object({
      email: Type.Optional(Email),
      phone: Type.Optional(Phone),
      password: Type.Optional(NewPassword),
      firstname: Name,
      lastname: Name,
      city: Type.Optional(Name),
      country: Type.Optional(Type.String({ pattern: '^([A-Za-z]{2})?$' })),
      marketing: Type.Optional(MarketingVersion),
      device: Type.Optional(Device),
    }),
    reply: BegunWire,
  },
  'users.v2.register.checkEmail': {
    summary: 'Proves the e-mail of a registration; one begun by it alone enters an account that has it',
    body: Check,
    reply: CheckedWire,
  },
  'users.v2.register.checkPhone': {
    summary: 'Proves the phone of a registration; one begun by it alone enters an account that has it',
    body: Check,
    reply: CheckedWire,
  },
  'users.v2.register.phoneDuplicates': {
    summary:
      'Takes a phone that the caller has proven from the named profiles; from none: the registration (`userId`) goes on without it',
    body: Type.Object({
      duplicatesProfiles: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 }),
      /** Of whom the phone stays with. */
      email: Type.String({ maxLength: 254 }),
      userId: Type.Optional(RegistrationId),
      device: Type.Optional(Device),
    }),
    reply: CheckedWire,
  },
  'users.v2.register.createEmptyUser': {
    summary: 'Begins an account of a phone, known or not, by a code',
    body: Type.Object({ phone: Phone, device: Type.Optional(Device) }),
    reply: BegunWire,
  },
} satisfies FamilySchemas;

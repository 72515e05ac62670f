import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Id } from '../resource.ts';

const Name = Type.String({ minLength: 1, maxLength: 100 });
/** ISO 3166, or nothing. */
const Country = Type.String({ pattern: '^([A-Za-z]{2})?$' });
/** As E.164, or as it is dialled in the country that is named. */
export const Phone = Type.String({ minLength: 4, maxLength: 40 });
export const Digits = Type.String({ pattern: '^\\d{6}$' });

/** A person whom a customer books for; the first of a customer is their own. Empty contact details: the customer's. */
export const ProfileWire = Type.Object({
  profileId: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  /** E.164. */
  phone: Type.Object({ number: Type.String() }),
  city: Type.String(),
  country: Type.String(),
});
export type ProfileWire = Static<typeof ProfileWire>;

/** Someone else who gave the same phone, so that whoever proved it can tell them apart: names and addresses are cut. */
export const PhoneProfileWire = Type.Object({
  profileId: Type.String(),
  /** As `C.`. */
  firstname: Type.String(),
  /** As `c•••@example.com`. */
  email: Type.String(),
});
export type PhoneProfileWire = Static<typeof PhoneProfileWire>;

const common = { audience: 'customer', tenancy: 'company' } as const;
const Registration = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));

export const phoneAvailable = call({
  ...common,
  name: 'profiles.phoneAvailable',
  summary:
    'Whether a phone is free to be a way in. Always true until the caller has proven it, signed in or by a registration (`userId`), within the last half hour',
  method: 'GET',
  path: '/api/profiles/phoneavailable',
  role: 'visitor',
  idempotency: 'safe',
  query: Type.Object({ phone: Phone, country: Type.Optional(Country), userId: Registration }),
  reply: Type.Object({ available: Type.Boolean() }),
});

export const profilesByPhone = call({
  ...common,
  name: 'profiles.byPhone',
  summary:
    'The other customers who gave a phone. Nobody, and `exist` false, until the caller has proven it, signed in or by a registration (`userId`), within the last half hour',
  method: 'GET',
  path: '/api/profiles/phone',
  role: 'visitor',
  idempotency: 'safe',
  query: Type.Object({ phone: Phone, country: Type.Optional(Country), userId: Registration }),
  reply: Type.Object({ exist: Type.Boolean(), profiles: Type.Array(PhoneProfileWire) }),
});

export const profileByCode = call({
  ...common,
  name: 'profiles.byCode',
  summary:
    'The customer’s own profile where the code is that which was sent to link it (`links.create`); the try counts, the code is not used up',
  method: 'GET',
  path: '/api/profiles/code',
  role: 'customer',
  idempotency: 'safe',
  query: Type.Object({ code: Digits }),
  reply: ProfileWire,
});

export const createProfile = call({
  ...common,
  name: 'profiles.create',
  summary: 'Adds someone whom the customer books for; their own e-mail and phone come by users/v2/check',
  method: 'POST',
  path: '/api/profiles',
  role: 'customer',
  idempotency: 'key',
  body: Type.Object({
    firstname: Name,
    lastname: Name,
    city: Type.Optional(Type.String({ maxLength: 100 })),
    country: Type.Optional(Country),
  }),
  reply: ProfileWire,
});

export const updateProfile = call({
  ...common,
  name: 'profiles.update',
  summary:
    'Changes a profile of the customer; without `profileId` their own. An e-mail or a phone other than the profile’s is refused (`invalid`, with its field): it is changed by users/v2/check, which answers `conflict` where another has it',
  method: 'PUT',
  path: '/api/profiles',
  role: 'customer',
  idempotency: 'natural',
  body: Type.Object({
    profileId: Type.Optional(Id),
    firstname: Name,
    lastname: Name,
    city: Type.Optional(Type.String({ maxLength: 100 })),
    country: Type.Optional(Country),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: ProfileWire,
});

export const profilesCalls: readonly Call[] = [
  phoneAvailable,
  profilesByPhone,
  profileByCode,
  createProfile,
  updateProfile,
];

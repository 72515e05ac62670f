import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Id } from '../fields/id.ts';
import { Digits, MarketingVersion, Name, Phone } from '../fields/person.ts';

/** ISO 3166, or nothing. */
const Country = Type.String({ pattern: '^([A-Za-z]{2})?$' });

/** A language; empty, or another: that in which the site is used. */
const Language = Type.String({ maxLength: 2 });

const Flag = Type.Optional(Type.Boolean());

/** A person whom a customer books for; the first of a customer is their own. Empty contact details: the customer's. */
export const ProfileWire = entity('Profile', {
  profileId: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  /** E.164. */
  phone: Type.Object({ number: Type.String() }),
  city: Type.String(),
  country: Type.String(),
  /** Comes in without a password. */
  noPass: Flag,
});

export type ProfileWire = Static<typeof ProfileWire>;

/** Someone else who gave the same phone, so that whoever proved it can tell them apart: names and addresses are cut. */
export const PhoneProfileWire = entity('PhoneProfile', {
  profileId: Type.String(),
  /** As `C.`. */
  firstname: Type.String(),
  /** As `c•••@example.com`. */
  email: Type.String(),
});

export type PhoneProfileWire = Static<typeof PhoneProfileWire>;

const Registration = Type.Optional(Id);

export const profilesSchemas = {
  'profiles.phoneAvailable': {
    summary:
      'Whether a phone is free to be a way in; true unless the caller has just proven it, as by a registration (`userId`)',
    query: Type.Object({ phone: Phone, country: Type.Optional(Country), userId: Registration }),
    reply: Type.Object({ available: Type.Boolean() }),
  },
  'profiles.byPhone': {
    summary: 'The other customers who gave a phone that is proven as for phoneavailable',
    query: Type.Object({ phone: Phone, country: Type.Optional(Country), userId: Registration }),
    reply: Type.Object({ exist: Type.Boolean(), profiles: Type.Array(PhoneProfileWire) }),
  },
  'profiles.byCode': {
    summary: 'The customer’s own profile where the code is that of `links.create`; the try counts',
    query: Type.Object({ code: Digits }),
    reply: ProfileWire,
  },
  'profiles.create': {
    summary: 'Adds someone whom the customer books for; e-mail and phone come by users/v2/check',
    body: Type.Object({
      firstname: Name,
      lastname: Name,
      city: Type.Optional(Type.String({ maxLength: 100 })),
      country: Type.Optional(Country),
    }),
    reply: ProfileWire,
  },
  'profiles.update': {
    summary:
      'Changes a profile of the customer, without `profileId` their own. For e-mail and phone: users/v2/check',
    body: Type.Object({
      profileId: Type.Optional(Id),
      firstname: Type.Optional(Name),
      lastname: Type.Optional(Name),
      city: Type.Optional(Type.String({ maxLength: 100 })),
      country: Type.Optional(Country),
      noPass: Flag,
      /** Of letters. */
      language: Type.Optional(Language),
      marketing: Type.Optional(MarketingVersion),
      email: Type.Optional(Type.String({ maxLength: 254 })),
      phone: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    reply: ProfileWire,
  },
} satisfies FamilySchemas;

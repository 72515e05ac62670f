import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { Nothing } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { Credentials, Device } from '../fields/person.ts';
import { LinkWire } from './links.schemas.ts';
import { ProfileWire } from './profiles.schemas.ts';

/** A customer as they see themselves. Texts that they lack are empty. */
export const UserWire = entity('User', {
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
  /** Their record in the company's file; empty while there is none. */
  links: Type.Array(LinkWire),
  /** Services by which they may come in. */
  providers: Type.Array(Type.String()),
  /** Whether `loyalty/current` has a card of theirs; absent: ask it. */
  hasLoyaltyCard: Type.Optional(Type.Boolean()),
  /** Of letters; empty: that of the site. */
  language: Type.String(),
  marketing: Type.String(),
  /** When they last said so: ISO 8601, or empty. */
  marketingAt: Type.String(),
});

export type UserWire = Static<typeof UserWire>;

/** Who came in, and the bearer token of the session. `exist` is true: nobody without an account gets as far. */
export const EnteredWire = entity('UserSession', {
  token: Type.String(),
  user: UserWire,
  exist: Type.Boolean(),
});

export type EnteredWire = Static<typeof EnteredWire>;

/** A customer as those who run the company see them. */
const CustomerLineWire = entity('CustomerLine', {
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

const CustomerCredentials = entityFrom('CustomerCredentials', Credentials, {
  device: Type.Optional(Device),
});

export const usersSchemas = {
  'users.login': {
    summary: 'A customer logs in; an unknown account and a wrong password are answered alike',
    body: CustomerCredentials,
    reply: EnteredWire,
  },
  'users.logout': { summary: 'The bearer token ends', reply: Nothing },
  'users.me': { summary: 'The customer whom the bearer token belongs to', reply: UserWire },
  'users.list': {
    summary: 'A page of the company’s customers, by name',
    query: Type.Object(PageQuery),
    reply: pageOf(CustomerLineWire),
  },
} satisfies FamilySchemas;

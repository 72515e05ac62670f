import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Id, Nothing, ShopIds } from '../fields/id.ts';
import { Credentials, Email, Name } from '../fields/person.ts';

/** A guest of the back office, as an accountant: reads orders, vouchers and payments, changes nothing. */
export const AccessWire = entity('AccessGuest', {
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  shopIds: ShopIds,
  active: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Type.Union([Type.String(), Type.Null()]),
});

export type AccessWire = Static<typeof AccessWire>;

export const accessSchemas = {
  'access.list': { summary: 'The guests of the back office, by name', reply: Type.Array(AccessWire) },
  'access.register': {
    strict: true,
    summary: 'Adds a guest of the back office, who is sent a link to choose a password',
    body: Type.Object({ email: Email, firstname: Name, lastname: Name, shopIds: Type.Optional(ShopIds) }),
    reply: AccessWire,
  },
  'access.update': {
    strict: true,
    summary: 'Changes a guest of the back office',
    params: ById,
    body: Type.Partial(
      Type.Object({ firstname: Name, lastname: Name, shopIds: ShopIds, active: Type.Boolean() }),
    ),
    reply: AccessWire,
  },
  'access.login': {
    summary: 'A guest of the back office logs in; every wrong login is answered alike',
    body: Credentials,
    reply: Type.Object({ token: Type.String(), user: AccessWire }),
  },
  'access.remove': { summary: 'A guest of the back office is one no more', params: ById, reply: Nothing },
  'access.me': {
    summary: 'The guest of an id; a guest finds nobody but themselves',
    params: Type.Object({ id: Id }),
    reply: AccessWire,
  },
} satisfies FamilySchemas;

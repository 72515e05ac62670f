import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Nothing, ShopIds } from '../fields/id.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import { ChosenPassword, Credentials, Email, MailToken, Name } from '../fields/person.ts';

const StaffRole = Type.Union([
  Type.Literal('provider'),
  Type.Literal('staff'),
  Type.Literal('manager'),
  Type.Literal('admin'),
]);

/** Someone who works for the company; never sent to visitors. `shopIds` empty: all shops. */
export const CmpuserWire = entity('Cmpuser', {
  id: Type.String(),
  email: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  role: StaffRole,
  shopIds: ShopIds,
  active: Type.Boolean(),
  /** ISO 8601; null: never. */
  lastLogin: Type.Union([Type.String(), Type.Null()]),
});

export type CmpuserWire = Static<typeof CmpuserWire>;

/** A log-in of the back office. */
export const CmpuserSession = entity('CmpuserSession', { token: Type.String(), user: CmpuserWire });

export const cmpusersSchemas = {
  'cmpusers.me': { summary: 'The member of the staff whom the bearer token belongs to', reply: CmpuserWire },
  'cmpusers.provider': {
    summary: 'Whom of the staff a token belongs to; `preview` as isdebug shows a closed site',
    reply: Type.Object({ user: CmpuserWire, preview: Type.String() }),
  },
  'cmpusers.login': {
    summary: 'A member of the staff logs in; every wrong login is answered alike',
    body: Credentials,
    reply: CmpuserSession,
  },
  'cmpusers.logout': { summary: 'The bearer token of a member of the staff ends', reply: Nothing },
  'cmpusers.list': {
    summary: 'A page of those who work for the company, by name',
    query: Type.Object(PageQuery),
    reply: pageOf(CmpuserWire),
  },
  'cmpusers.read': { summary: 'One who works for the company', params: ById, reply: CmpuserWire },
  'cmpusers.update': {
    strict: true,
    summary:
      'Changes a member of the staff; another role or a closed account ends their sessions; the last administrator stays one',
    params: ById,
    body: Type.Partial(
      Type.Object({
        firstname: Name,
        lastname: Name,
        role: StaffRole,
        shopIds: ShopIds,
        active: Type.Boolean(),
      }),
    ),
    reply: CmpuserWire,
  },
  'cmpusers.remove': {
    summary: 'A member of the staff leaves; the last active administrator cannot',
    params: ById,
    reply: Nothing,
  },
  'cmpusers.register': {
    strict: true,
    summary: 'Adds a member of the staff, who is sent a link to choose a password',
    body: Type.Object({
      email: Email,
      firstname: Name,
      lastname: Name,
      role: StaffRole,
      shopIds: Type.Optional(ShopIds),
    }),
    reply: CmpuserWire,
  },
  'cmpusers.link': {
    summary: 'Sends a member of the staff a new link to choose a password',
    params: ById,
    reply: Nothing,
  },
  'cmpusers.invitation': {
    summary: 'Whom a link to choose a password is for',
    params: MailToken,
    reply: Type.Object({ firstname: Type.String(), email: Type.String() }),
  },
  'cmpusers.choosePassword': {
    summary: 'The holder of the link chooses a password; the link and all their sessions end',
    params: MailToken,
    body: ChosenPassword,
    reply: Nothing,
  },
} satisfies FamilySchemas;

import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Id } from '../fields/id.ts';

/** Which record of the company's own file a customer is. */
export const LinkWire = entity('CustomerLink', {
  userId: Type.String(),
  /** The record's number in the file; empty until the link is confirmed. */
  artebeauteId: Type.String(),
  requireSMSCode: Type.Boolean(),
  confirmed: Type.Boolean(),
});

export type LinkWire = Static<typeof LinkWire>;

export const linksSchemas = {
  'links.create': {
    summary:
      'Links the customer (`userId`) to their record in the company’s file; with `requireSMSCode`, or a phone not proven, by a code that is sent first',
    body: Type.Object({
      userId: Id,
      requireSMSCode: Type.Boolean(),
      code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
    }),
    reply: LinkWire,
  },
  'links.get': {
    summary: 'The customer’s own link (`userId`); not found while there is none',
    query: Type.Object({ userId: Id }),
    reply: LinkWire,
  },
} satisfies FamilySchemas;

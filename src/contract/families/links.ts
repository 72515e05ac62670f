import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Id } from '../resource.ts';

/** Which record of the salon's own file a customer is. */
export const LinkWire = Type.Object({
  userId: Type.String(),
  /** The record's number in the file; empty until the link is confirmed. */
  artebeauteId: Type.String(),
  requireSMSCode: Type.Boolean(),
  confirmed: Type.Boolean(),
});
export type LinkWire = Static<typeof LinkWire>;

const common = { role: 'customer', audience: 'customer', tenancy: 'company' } as const;

export const createLink = call({
  ...common,
  name: 'links.create',
  summary:
    'Links the customer (`userId` is their own) to their record in the salon’s file. With `requireSMSCode`, or where the phone is not proven yet, a code is sent to the phone first, and the call comes again with it; where the salon sends no SMS none is asked for',
  method: 'POST',
  path: '/api/links',
  idempotency: 'natural',
  body: Type.Object({
    userId: Id,
    requireSMSCode: Type.Boolean(),
    code: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
  }),
  reply: LinkWire,
});

export const readLink = call({
  ...common,
  name: 'links.get',
  summary: 'The customer’s own link (`userId`); not found while there is none',
  method: 'GET',
  path: '/api/links/get',
  idempotency: 'safe',
  query: Type.Object({ userId: Id }),
  reply: LinkWire,
});

export const linksCalls: readonly Call[] = [createLink, readLink];

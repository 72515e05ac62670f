import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Id, Nothing } from '../fields/id.ts';
import { Digits } from '../fields/person.ts';
import { PasskeyAssertion } from './passkeys.schemas.ts';
import { UserExportWire } from './user-export.schemas.ts';

/** A browser that is logged in, by the names that it gives itself; empty where they say nothing. */
const SessionWire = entity('Session', {
  id: Type.String(),
  isCurrent: Type.Boolean(),
  browser: Type.String(),
  system: Type.String(),
  /** ISO 8601. */
  startedAt: Type.String(),
});

export type SessionWire = Static<typeof SessionWire>;

export const ownAccountSchemas = {
  'users.sessions': {
    summary: 'Where the customer is logged in, the newest first',
    reply: Type.Array(SessionWire),
  },
  'users.endSession': {
    summary: 'Logs the customer out of that session',
    params: Type.Object({ id: Id }),
    reply: Nothing,
  },
  'users.endOtherSessions': { summary: 'Logs the customer out everywhere else', reply: Nothing },
  'users.export': { summary: 'What the company knows of the customer', reply: UserExportWire },
  'users.prove': {
    summary:
      'Shows for 10 minutes that a session is its customer’s; without that, what changes ways in answers `proof_missing`. `channel` alone sends a code; nothing: whether it is shown',
    body: Type.Object({
      channel: Type.Optional(Type.Union([Type.Literal('email'), Type.Literal('phone')])),
      code: Type.Optional(Digits),
      password: Type.Optional(Type.String({ maxLength: 128 })),
      passkey: Type.Optional(PasskeyAssertion),
    }),
    reply: Type.Object({ proven: Type.Boolean() }),
  },
  'users.erase': {
    summary:
      'Removes the customer and what names them, but for invoices. `conflict`: an appointment is to come. `password` where there is one, else `proof_missing`',
    body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 128 })) }),
    reply: Nothing,
  },
  'users.calendar': {
    summary: 'Since when the appointments have a private calendar address (ISO 8601); empty: none',
    reply: Type.Object({ since: Type.String() }),
  },
  'users.openCalendar': {
    summary: 'Gives the appointments a calendar address, whose key is told this once; the one before ends',
    reply: Type.Object({ since: Type.String(), key: Type.String() }),
  },
  'users.endCalendar': { summary: 'The calendar address opens nothing any more', reply: Nothing },
  'users.calendarFile': {
    summary: 'The appointments of the customer whose key it is, as iCalendar',
    query: Type.Object({ key: Type.String({ maxLength: 128 }) }),
  },
} satisfies FamilySchemas;

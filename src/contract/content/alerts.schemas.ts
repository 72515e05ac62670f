import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { WrittenInstant, WrittenHtml } from '../fields/content.ts';
import { ById, Id, Nothing } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';

/** A word about one service between two moments (ISO 8601). */
export const AlertWire = entity('Alert', {
  id: Type.String(),
  /** Id of an article. */
  serviceId: Type.String(),
  start: Type.String(),
  end: Type.String(),
  /** HTML. */
  body: LocalizedWire,
});

export type AlertWire = Static<typeof AlertWire>;

const AlertFields = entity('AlertFields', {
  serviceId: Id,
  start: WrittenInstant,
  end: WrittenInstant,
  body: WrittenHtml,
});

export type AlertFields = Static<typeof AlertFields>;

export const alertsSchemas = {
  'alerts.list': {
    summary: 'The alerts that have begun and not ended, by their end',
    reply: Type.Array(AlertWire),
  },
  'alerts.listEvery': {
    summary: 'A page of all alerts, past and future, latest end first',
    query: Type.Object(PageQuery),
    reply: pageOf(AlertWire),
  },
  'alerts.create': { strict: true, summary: 'Creates an alert', body: AlertFields, reply: AlertWire },
  'alerts.update': {
    strict: true,
    summary: 'Changes an alert',
    params: ById,
    body: AlertFields,
    reply: AlertWire,
  },
  'alerts.remove': { summary: 'Deletes an alert', params: ById, reply: Nothing },
} satisfies FamilySchemas;

import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { WrittenInstant, WrittenHtml, UploadedImage, writtenText } from '../fields/content.ts';
import { ById, Nothing } from '../fields/id.ts';
import { ImagesWire, LocalizedWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';

/** What the company announces between two moments (ISO 8601). */
export const EventWire = entity('Event', {
  id: Type.String(),
  start: Type.String(),
  end: Type.String(),
  img: ImagesWire,
  showDates: Type.Boolean(),
  /** HTML. */
  body: LocalizedWire,
  /** http(s), mailto, tel or a path of the site; an empty url for none. */
  link: Type.Object({ url: Type.String(), title: LocalizedWire }),
});

export type EventWire = Static<typeof EventWire>;

const EventFields = entity('EventFields', {
  start: WrittenInstant,
  end: WrittenInstant,
  img: Type.Optional(Type.Array(UploadedImage, { maxItems: 10 })),
  showDates: Type.Boolean(),
  body: WrittenHtml,
  link: Type.Optional(Type.Object({ url: Type.String({ maxLength: 500 }), title: writtenText(120) })),
});

export type EventFields = Static<typeof EventFields>;

export const eventsSchemas = {
  'events.list': {
    summary: 'The events that have begun and not ended, by their end',
    reply: Type.Array(EventWire),
  },
  'events.listEvery': {
    summary: 'A page of all events, past and future, latest end first',
    query: Type.Object(PageQuery),
    reply: pageOf(EventWire),
  },
  'events.create': { strict: true, summary: 'Creates an event', body: EventFields, reply: EventWire },
  'events.update': {
    strict: true,
    summary: 'Changes an event',
    params: ById,
    body: EventFields,
    reply: EventWire,
  },
  'events.remove': { summary: 'Deletes an event', params: ById, reply: Nothing },
} satisfies FamilySchemas;

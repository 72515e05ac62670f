import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Instant, WrittenHtml, WrittenImage, writtenText } from '../content-fields.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { callsOf, resource } from '../resource.ts';

/** What the company announces between two moments (ISO 8601). */
export const EventWire = Type.Object({
  id: Type.String(),
  start: Type.String(),
  end: Type.String(),
  img: Type.Array(ImageWire),
  showDates: Type.Boolean(),
  /** HTML. */
  body: LocalizedWire,
  /** http(s), mailto, tel or a path of the site; an empty url for none. */
  link: Type.Object({ url: Type.String(), title: LocalizedWire }),
});
export type EventWire = Static<typeof EventWire>;

const EventFields = Type.Object({
  start: Instant,
  end: Instant,
  img: Type.Optional(Type.Array(WrittenImage, { maxItems: 10 })),
  showDates: Type.Boolean(),
  body: WrittenHtml,
  link: Type.Optional(Type.Object({ url: Type.String({ maxLength: 500 }), title: writtenText(120) })),
});
export type EventFields = Static<typeof EventFields>;

const events = resource({
  family: 'events',
  noun: 'an event',
  path: '/api/events',
  role: 'manager',
  item: EventWire,
  fields: EventFields,
});

const reading = { method: 'GET', tenancy: 'company', idempotency: 'safe' } as const;

export const listEvents = call({
  ...reading,
  name: 'events.list',
  summary: 'The events that have begun and not ended, those that end first before the others',
  path: '/api/events',
  role: 'visitor',
  audience: 'visitor',
  caching: 'revalidate',
  reply: Type.Array(EventWire),
});

export const listEveryEvent = call({
  ...reading,
  name: 'events.listEvery',
  summary: 'A page of all events, past and future, those that end last before the others',
  path: '/api/events/all',
  role: 'staff',
  audience: 'back-office',
  query: Type.Object(PageQuery),
  reply: pageOf(EventWire),
});

export const { create: createEvent, update: updateEvent, remove: removeEvent } = events;

export const eventsCalls: readonly Call[] = callsOf({
  listEvents,
  listEveryEvent,
  createEvent,
  updateEvent,
  removeEvent,
});

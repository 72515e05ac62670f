import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Instant, WrittenHtml } from '../content-fields.ts';
import { LocalizedWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { callsOf, Id, resource } from '../resource.ts';

/** A word about one service between two moments (ISO 8601). */
export const AlertWire = Type.Object({
  id: Type.String(),
  /** Id of an article. */
  serviceId: Type.String(),
  start: Type.String(),
  end: Type.String(),
  /** HTML. */
  body: LocalizedWire,
});
export type AlertWire = Static<typeof AlertWire>;

const AlertFields = Type.Object({ serviceId: Id, start: Instant, end: Instant, body: WrittenHtml });
export type AlertFields = Static<typeof AlertFields>;

const alerts = resource({
  family: 'alerts',
  noun: 'an alert',
  path: '/api/alerts',
  role: 'manager',
  item: AlertWire,
  fields: AlertFields,
});

const reading = { method: 'GET', tenancy: 'company', idempotency: 'safe' } as const;

export const listAlerts = call({
  ...reading,
  name: 'alerts.list',
  summary: 'The alerts that have begun and not ended, those that end first before the others',
  path: '/api/alerts',
  role: 'visitor',
  audience: 'visitor',
  caching: 'revalidate',
  reply: Type.Array(AlertWire),
});

export const listEveryAlert = call({
  ...reading,
  name: 'alerts.listEvery',
  summary: 'A page of all alerts, past and future, those that end last before the others',
  path: '/api/alerts/all',
  role: 'staff',
  audience: 'back-office',
  query: Type.Object(PageQuery),
  reply: pageOf(AlertWire),
});

export const { create: createAlert, update: updateAlert, remove: removeAlert } = alerts;

export const alertsCalls: readonly Call[] = callsOf({
  listAlerts,
  listEveryAlert,
  createAlert,
  updateAlert,
  removeAlert,
});

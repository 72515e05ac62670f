import { beforeEach, describe, expect, test } from 'vitest';
import {
  createAlert,
  listAlerts,
  listEveryAlert,
  removeAlert,
  updateAlert,
} from '#contract/content/alerts.ts';
import {
  createEvent,
  listEvents,
  listEveryEvent,
  removeEvent,
  updateEvent,
} from '#contract/content/events.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { TEST_MONDAY } from '../../testing/test-server.ts';
import { eventFields, ownImage } from './content-data.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const alertFields = {
  serviceId: 'service-1001',
  start: '2026-01-10T09:00:00Z',
  end: '2026-01-20T18:00:00Z',
  body: { fr: '<p>Une place s’est libérée.</p>' },
};

describe('events', () => {
  test('events are shown strictly between their two moments, those that end first before the others', async () => {
    const long = await manager.get(createEvent, { body: eventFields({ end: '2026-01-30T18:00:00Z' }) });
    const short = await manager.get(createEvent, { body: eventFields() });
    const at = async (instant: string) => {
      server.clock.set(Date.parse(instant));
      return (await visitor.get(listEvents)).map(({ id }) => id);
    };
    expect(await at('2026-01-10T09:00:00Z')).toEqual([]);
    expect(await at('2026-01-10T09:00:00.001Z')).toEqual([short.id, long.id]);
    expect(await at('2026-01-20T17:59:59.999Z')).toEqual([short.id, long.id]);
    expect(await at('2026-01-20T18:00:00Z')).toEqual([long.id]);
    expect(await at('2026-01-30T18:00:00Z')).toEqual([]);
  });

  test('events carry pictures of the company, clean words and a link that leads to the web', async () => {
    const body = eventFields({
      img: [ownImage(salon)],
      body: { fr: '<p onclick="x">Venez</p><script>x</script>' },
    });
    const event = await manager.get(createEvent, { body });
    expect(event).toMatchObject({
      img: [ownImage(salon)],
      body: { fr: '<p>Venez</p>' },
      link: { url: 'https://salon.example/portes-ouvertes', title: { fr: 'En savoir plus' } },
    });
    const { link: _none, ...bare } = eventFields();
    expect((await manager.get(createEvent, { body: bare })).link).toEqual({ url: '', title: {} });
    const title = {};
    const refusals = await Promise.all(
      [
        eventFields({ link: { url: 'javascript\u003aalert(1)', title } }),
        eventFields({ link: { url: '//evil.example', title } }),
        eventFields({ link: { url: 'https://salon.example@evil.example', title } }),
        eventFields({ img: [ownImage('elsewhere')] }),
        eventFields({ end: '2026-01-10T09:00:00Z' }),
        eventFields({ start: '2026-13-45T09:00:00Z' }),
      ].map((fields) => manager.refusal(createEvent, { body: fields })),
    );
    expect(refusals.map(({ code, field }) => [code, field])).toEqual([
      [422, 'link.url'],
      [422, 'link.url'],
      [422, 'link.url'],
      [422, 'img.0.url'],
      [422, 'end'],
      [422, 'end'],
    ]);
  });

  test('events are changed and deleted by managers, and listed whole by staff', async () => {
    const event = await manager.get(createEvent, { body: eventFields() });
    const params = { id: event.id };
    const changed = await manager.get(updateEvent, { params, body: eventFields({ showDates: false }) });
    expect(changed).toEqual({ ...event, showDates: false });
    server.clock.set(Date.parse('2027-01-01T00:00:00Z'));
    const later = await clientAs(server, salon, 'staff');
    expect(await later.get(listEveryEvent)).toEqual({ data: [changed], total: 1, page: 1, itemPerPage: 20 });
    server.clock.set(TEST_MONDAY);
    const staff = await clientAs(server, salon, 'staff');
    expect((await staff.refusal(createEvent, { body: eventFields() })).code).toBe(403);
    expect((await visitor.refusal(listEveryEvent)).code).toBe(401);
    const owner = await clientAs(server, salon, 'manager');
    const stranger = await clientAs(server, await server.addCompany(), 'manager');
    expect((await stranger.refusal(updateEvent, { params, body: eventFields() })).code).toBe(404);
    expect((await stranger.refusal(removeEvent, { params })).code).toBe(404);
    expect((await stranger.get(listEveryEvent)).total).toBe(0);
    await owner.get(removeEvent, { params });
    expect(await visitor.get(listEvents)).toEqual([]);
  });
});

describe('alerts', () => {
  test('alerts speak of a service of the company, and are shown strictly between their two moments', async () => {
    const alert = await manager.get(createAlert, { body: alertFields });
    expect(alert).toMatchObject({ serviceId: 'service-1001', body: alertFields.body });
    const at = async (instant: string) => {
      server.clock.set(Date.parse(instant));
      return (await visitor.get(listAlerts)).length;
    };
    expect(await at(alertFields.start)).toBe(0);
    expect(await at('2026-01-15T00:00:00Z')).toBe(1);
    expect(await at(alertFields.end)).toBe(0);
    server.clock.set(TEST_MONDAY);
    expect(
      await manager.refusal(createAlert, { body: { ...alertFields, serviceId: 'service-9' } }),
    ).toMatchObject({ code: 422, field: 'serviceId' });
    expect(
      await manager.refusal(createAlert, { body: { ...alertFields, end: alertFields.start } }),
    ).toMatchObject({ code: 422, field: 'end' });
  });

  test('alerts are changed and deleted by managers of their own company', async () => {
    const alert = await manager.get(createAlert, { body: alertFields });
    const params = { id: alert.id };
    const body = {
      ...alertFields,
      serviceId: 'service-1002',
      body: { fr: '<img src=x onerror=alert(1)>Vite' },
    };
    expect(await manager.get(updateAlert, { params, body })).toMatchObject({
      id: alert.id,
      serviceId: 'service-1002',
      body: { fr: 'Vite' },
    });
    const stranger = await clientAs(server, await server.addCompany(), 'admin');
    expect((await stranger.refusal(updateAlert, { params, body })).code).toBe(404);
    expect((await stranger.refusal(removeAlert, { params })).code).toBe(404);
    expect((await stranger.get(listEveryAlert)).total).toBe(0);
    expect((await visitor.refusal(removeAlert, { params })).code).toBe(401);
    expect((await manager.get(listEveryAlert)).total).toBe(1);
    await manager.get(removeAlert, { params });
    expect((await manager.refusal(updateAlert, { params, body })).code).toBe(404);
  });
});

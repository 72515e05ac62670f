import { beforeEach, describe, expect, test } from 'vitest';
import { findAvailability } from '#contract/booking/appointments.ts';
import {
  changeResource,
  createResource,
  listResources,
  removeResource,
  selectableResources,
} from '#contract/shop/resources.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { practitionerBody, hours } from './written-facts.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const ONE = 'shop-one';
const MASSAGE = 'service-1001';

describe('a resource', () => {
  const chosen = async () =>
    (await visitor.get(selectableResources, { query: { shopId: '101', type: 100 } })).map(({ name }) => name);

  test('a resource is written with its hours and services, chosen, changed and deleted', async () => {
    const made = await manager.get(createResource, { body: practitionerBody(ONE, [MASSAGE]) });
    expect(made).toMatchObject({ services: [MASSAGE], type: 100 });
    expect(await chosen()).toEqual(['Ada', 'Bea', 'Zoé']);
    const body = practitionerBody(ONE, [], { selectable: false });
    expect((await manager.get(changeResource, { params: { id: made.id }, body })).services).toEqual([]);
    expect(await chosen()).toEqual(['Ada', 'Bea']);
    await manager.get(removeResource, { params: { id: made.id } });
    expect((await manager.refusal(removeResource, { params: { id: made.id } })).type).toBe('not_found');
  });

  test('a resource that is new takes bookings, and one that is deleted none', async () => {
    const query = { shopid: '101', serviceid: '1001', start: '20260119', end: '20260119', mode: 1 };
    const names = async () => {
      const { appointments: found } = await visitor.get(findAvailability, { query });
      return found.data['20260119']?.['1001']?.practitioners.map(({ displayname }) => displayname);
    };
    const { id } = await manager.get(createResource, { body: practitionerBody(ONE, [MASSAGE]) });
    expect(await names()).toContain('Zoé');
    await manager.get(removeResource, { params: { id } });
    expect(await names()).not.toContain('Zoé');
  });

  test('a resource shows visitors a name and nothing else, of practitioners alone', async () => {
    const [first] = await visitor.get(selectableResources, { query: { shopId: ONE } });
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['id', 'name', 'selectable']);
    expect(await visitor.get(selectableResources, { query: { type: 200 } })).toEqual([]);
  });

  test.each([
    ['shopId', { shopId: 'nowhere' }],
    ['services', { services: ['nothing'] }],
    ['equipmentKind', { equipmentKind: 'lamp' }],
    ['weekHours.3', { weekHours: { 3: [hours('18:00', '09:00')] } }],
  ])('a resource is refused for its %s', async (field, change) => {
    const body = practitionerBody(ONE, [MASSAGE], change);
    expect((await manager.refusal(createResource, { body })).field).toBe(field);
  });

  test('a resource is read by staff and not by customers', async () => {
    const staff = await clientAs(server, salon, 'staff');
    expect((await staff.get(listResources, { query: { itemPerPage: 3 } })).data).toHaveLength(3);
    const customer = await clientAs(server, salon, 'customer');
    expect((await customer.refusal(listResources)).type).toBe('forbidden');
    const body = practitionerBody(ONE, []);
    expect((await staff.refusal(createResource, { body })).type).toBe('forbidden');
  });
});

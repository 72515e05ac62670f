import { beforeEach, describe, expect, test } from 'vitest';
import { changeResource, createResource, removeResource, shopTeam } from '#contract/shop/resources.ts';
import type { Client } from '../../testing/client.ts';
import { openSalons, salon, server, visitor } from '../../testing/open-salons.ts';
import { clientAs } from '../../testing/people.ts';
import { send } from '../../testing/test-server.ts';
import { practitionerBody } from './written-facts.ts';

let manager: Client;

openSalons();
beforeEach(async () => {
  manager = await clientAs(server, salon, 'manager');
});

const ONE = 'shop-one';
const MASSAGE = 'service-1001';
const params = { id: ONE };
const picture = () => ({
  url: `/medias/${salon}/zoe.{width}.{format}`,
  widths: [80, 160],
  alt: { fr: 'Zoé' },
  colour: '#dfe6df',
});
const craft = { fr: ' Massages profonds ', en: 'Deep massage' };

describe('the team of a shop', () => {
  const namesOf = async () => (await visitor.get(shopTeam, { params })).map(({ displayname }) => displayname);

  test('a team shows faces and crafts of whom a visitor may choose, and nothing else of them', async () => {
    const body = practitionerBody(ONE, [MASSAGE], { picture: picture(), craft });
    const { id } = await manager.get(createResource, { body });
    const team = await visitor.get(shopTeam, { params });
    expect(team.find((one) => one.id === id)).toEqual({
      id,
      displayname: 'Zoé',
      picture: picture(),
      craft: { fr: 'Massages profonds' },
    });
    await manager.get(changeResource, { params: { id }, body: { ...body, selectable: false } });
    expect(await namesOf()).not.toContain('Zoé');
    await manager.get(changeResource, { params: { id }, body });
    expect(await namesOf()).toContain('Zoé');
    await manager.get(removeResource, { params: { id } });
    expect(await namesOf()).not.toContain('Zoé');
  });

  test('a cabin is nobody of a team', async () => {
    const cabin = practitionerBody(ONE, [MASSAGE], { type: 200, name: 'Cabine' });
    await manager.get(createResource, { body: cabin });
    expect(await namesOf()).not.toContain('Cabine');
  });

  test('a picture and a craft stay where a change does not speak of them, and go where it says so', async () => {
    const whole = practitionerBody(ONE, [], { picture: picture(), craft });
    const { id } = await manager.get(createResource, { body: whole });
    const change = (body: typeof whole) => manager.get(changeResource, { params: { id }, body });
    expect(await change(practitionerBody(ONE, []))).toMatchObject({
      picture: picture(),
      craft: { en: 'Deep massage' },
    });
    expect(await change({ ...practitionerBody(ONE, []), picture: null, craft: {} })).toMatchObject({
      picture: null,
      craft: {},
    });
  });

  test.each([
    ['picture.url', { picture: { ...picture(), url: 'https://elsewhere.example/a.webp' } }],
    ['picture.url', { picture: { ...picture(), url: '/medias/other/zoe.{width}.{format}' } }],
    ['picture', { type: 200 as const, picture: picture() }],
    ['craft', { type: 200 as const, craft }],
    ['id', { id: 'somebody-else' }],
    ['nickname', { nickname: 'Zo' }],
  ])('a practitioner is refused for its %s', async (field, change) => {
    const body = { ...practitionerBody(ONE, [MASSAGE]), ...change };
    expect((await manager.refusal(createResource, { body })).field).toBe(field);
  });

  test('an unknown shop, and one of another company, has no team', async () => {
    expect((await visitor.refusal(shopTeam, { params: { id: 'nowhere' } })).type).toBe('not_found');
    const other = await server.addCompany();
    const body = practitionerBody(ONE, [MASSAGE], { name: 'Walled' });
    await manager.get(createResource, { body });
    const { body: team } = await send(server, other, { url: `/api/shops/${ONE}/team` });
    expect(JSON.stringify(team)).not.toContain('Walled');
  });

  test('a team is answered with a tag that changes with it, in one language', async () => {
    const ask = (curlang = 'fr') =>
      send(server, salon, { url: `/api/shops/${ONE}/team`, headers: { curlang } });
    const before = String((await ask()).headers['etag']);
    expect(String((await ask()).headers['etag'])).toBe(before);
    await manager.get(createResource, { body: practitionerBody(ONE, [MASSAGE], { craft }) });
    expect(String((await ask()).headers['etag'])).not.toBe(before);
    expect(JSON.stringify((await ask('en')).body)).toContain('Deep massage');
  });
});

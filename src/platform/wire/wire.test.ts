import { describe, expect, test } from 'vitest';
import { externalServiceId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { parseAppointment, parseHold } from './booking/appointment.ts';
import { parseAvailability } from './times/availability.ts';
import { parseCategories, parseShops } from './catalogue/catalogue.ts';
import { parseCompany } from './company/company.ts';
import { link, resource } from './link.ts';
import { context, REPLIES, resourceDay, serviceDay } from './testing/replies.ts';

test('each reply of the contract is read as its entity', () => {
  const { given, warnings } = context();
  expect(parseCompany(REPLIES.company, '', given.warn)?.identity.name).toBe('Maison X');
  expect(parseShops(REPLIES.shops, given)).toHaveLength(3);
  expect(parseCategories(REPLIES.categories, given)?.map(({ slug }) => slug)).toEqual(['vide', 'soins']);
  expect(
    parseAvailability(REPLIES.availability, given.warn)?.get('20260105')?.get(externalServiceId('101'))
      ?.practitioners,
  ).toEqual([{ id: 'p1', name: 'Aline', selectable: true, hours: [{ start: 540, end: 1440 }], events: [] }]);
  expect(parseHold(REPLIES.hold, EURO)?.total).toBe(4100);
  expect(parseHold(REPLIES.hold, EURO)?.lines[0]?.otherPractitioners).toEqual([]);
  expect(parseAppointment(REPLIES.appointment, EURO)?.lines[0]?.price).toBe(4100);
  expect(warnings).toEqual([]);
});

describe('the company', () => {
  test('a company that names nothing but its token has its defaults; without one it is not read', () => {
    const { given } = context();
    expect(parseCompany({ token: 't' }, '', given.warn)).toMatchObject({
      identity: { logoSize: 50, socials: [] },
      locales: ['fr'],
      cartActive: true,
      booking: {
        active: true,
        intervalMinutes: 30,
        showsDuration: false,
        showsPrice: true,
        usesCabins: false,
      },
      homepage: 'mono',
      hero: null,
      payment: { provider: 'free' },
      bottomNav: { left: 'services', right: 'contact' },
      titlePattern: '%s',
      currency: { code: 'EUR', digits: 2, symbol: '€' },
    });
    expect(parseCompany({}, '', given.warn)).toBeNull();
  });

  test('a company shows only social networks that are active and lead somewhere', () => {
    const socialNetworks = {
      facebook: { active: true, url: 'https://f.example' },
      google: { active: false, url: 'https://g.example' },
      youtube: { active: true, url: '' },
      linkedIn: { active: true, url: 'javascript:alert(1)' },
    };
    const { given } = context();
    const company = parseCompany({ token: 't', identity: { socialNetworks } }, '', given.warn);
    expect(company?.identity.socials).toEqual([{ network: 'facebook', url: 'https://f.example' }]);
  });
});

describe('availability', () => {
  test.each([
    ['an event without an end', { events: [{ start: '2026-01-05T08:00:00Z' }] }],
    [
      'an event without an offset',
      { events: [{ start: '2026-01-05T08:00:00', end: '2026-01-05T09:00:00' }] },
    ],
    ['hours past midnight', { hours: [{ start: '09:00', end: '25:00' }] }],
    ['no id', { id: null }],
  ])('a practitioner with %s is not offered, and is warned of', (_, change) => {
    const { given, warnings } = context();
    const day = {
      ...serviceDay,
      practitioners: [
        { ...resourceDay, ...change },
        { ...resourceDay, id: 'p2' },
      ],
    };
    const parsed = parseAvailability({ appointments: { data: { 20260105: { 101: day } } } }, given.warn);
    expect(
      parsed
        ?.get('20260105')
        ?.get(externalServiceId('101'))
        ?.practitioners.map(({ id }) => id),
    ).toEqual(['p2']);
    expect(warnings).toEqual(['practitioner']);
  });
});

describe('addresses', () => {
  test.each([
    ['https://x.example/a', true],
    ['/services', true],
    ['#rgpd', true],
    ['mailto:a@b.fr', true],
    ['tel:+331', true],
    ['javascript:alert(1)', false],
    [' java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['services', false],
    ['', false],
    [5, false],
  ])('the address %j may be linked to: %s', (value, isAllowed) => {
    expect(link(value) !== '').toBe(isAllowed);
  });

  test.each([
    ['/medias/x.webp', 'https://api.example/medias/x.webp'],
    ['https://cdn.example/x.webp', 'https://cdn.example/x.webp'],
    ['//evil.example/x', ''],
    ['/\\evil.example/x', ''],
    ['mailto:a@b.fr', ''],
  ])('the address %s is loaded from %j', (value, expected) => {
    expect(resource(value, 'https://api.example')).toBe(expected);
  });
});

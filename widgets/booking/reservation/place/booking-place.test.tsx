import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Company } from '#domain/company/company.ts';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import { companyWire } from '#platform/testing/wire-data.ts';
import { createMemoryNavigation } from '#stores/navigation/navigation.ts';
import { pathNavigation } from '#stores/navigation/path-navigation.ts';
import { valueOf } from '#stores/load.ts';
import { createVisitor, HOME } from '#stores/testing/visitor.ts';
import { openVisit, startAt } from '#stores/testing/visits.ts';
import { takeWishedStart } from '#stores/visit/wished-start.ts';
import { useBookingPlace } from './use-booking-place.ts';

const FULL = { mode: 'full', depositPercent: 0, payOnSite: false };

interface Case {
  readonly base?: string;
  readonly websiteURL?: string;
  readonly visitPayment?: object;
  readonly history?: boolean;
}

/** The times of a visit in an element on somebody else's page. */
async function inElement({ base, websiteURL = '', visitPayment = FULL, history = false }: Case) {
  const visitor = createVisitor();
  const wire = companyWire({ booker: { visitPayment } as object });
  visitor.backEnd.company = { ...wire, identity: { ...wire.identity, websiteURL } };
  const hostPage = createMemoryHostPage();
  const opened = await openVisit(visitor, { ports: { hostPage: () => Promise.resolve(hostPage) } });
  const prevented = new Set<string>();
  const told: string[] = [];
  const site = opened.page.site.forElement({
    navigation: history ? { kind: 'history', base: '' } : { kind: 'memory', start: HOME },
    emit: (name) => (told.push(name), !prevented.has(name)),
    create: history ? pathNavigation : createMemoryNavigation,
  });
  const company = valueOf(site.company.$company.get()) as Company;
  const found: ReturnType<typeof useBookingPlace>[] = [];
  const Times = () => {
    found.push(useBookingPlace({ site, company, base }, opened.visit));
    return null;
  };
  renderToStaticMarkup(<Times />);
  const [shown] = found;
  if (!shown) throw new Error('no times');
  return { ...opened, ...shown, prevented, told, departures: hostPage.departures };
}

describe('a visit that has to be paid online', () => {
  test.for([
    [
      'the storefront that the element names',
      { base: 'https://salon.example/site/' },
      'https://salon.example/site',
    ],
    ['one on its own page’s origin', { base: '/salon' }, '/salon'],
    ['the company’s website', { websiteURL: 'https://maison.example' }, 'https://maison.example'],
  ] as const)('is booked by %s', async ([, element, address]) => {
    expect((await inElement(element)).place).toEqual({ kind: 'storefront', address });
  });

  test('is booked nowhere where nobody has said where the storefront is, and nothing is held', async () => {
    const { place, choosing, visit, departures, clock } = await inElement({});
    expect(place).toEqual({ kind: 'nowhere' });
    await choosing.choose('20260105', startAt(visit, '20260105', 9));
    await clock.settle();
    expect([departures, visit.$stage.get().kind]).toEqual([[], 'choosing']);
  });

  test('is booked where it is where the page has a checkout, or it may be paid in the shop', async () => {
    const base = 'https://salon.example';
    expect((await inElement({ base, history: true })).place).toEqual({ kind: 'here' });
    const optional = { ...FULL, payOnSite: true };
    expect((await inElement({ base, visitPayment: optional })).place).toEqual({ kind: 'here' });
  });

  test('leads to the storefront with the time that was pressed, and holds nothing', async () => {
    const { choosing, visit, told, departures, clock } = await inElement({ base: 'https://salon.example' });
    await choosing.choose('20260105', startAt(visit, '20260105', 9));
    await clock.settle();
    expect(departures).toEqual([expect.stringMatching(/^https:\/\/salon\.example\/.*&start=2026-01-05T08/)]);
    expect(visit.$stage.get().kind).toBe('choosing');
    expect(told).toEqual(['vitrine-before-navigate']);
  });

  test('stays where the page prevents that', async () => {
    const { choosing, visit, prevented, departures, clock } = await inElement({
      base: 'https://salon.example',
    });
    prevented.add('vitrine-before-navigate');
    await choosing.choose('20260105', startAt(visit, '20260105', 9));
    await clock.settle();
    expect(departures).toEqual([]);
  });

  test('is shown at its day, and leads nowhere, by the wish of an address alone', async () => {
    const { wishes, visit, departures, clock } = await inElement({ base: 'https://salon.example' });
    const { startsAt } = startAt(visit, '20260105', 9);
    await takeWishedStart(wishes, startsAt);
    await clock.settle();
    expect([departures, visit.$stage.get().kind]).toEqual([[], 'choosing']);
  });
});

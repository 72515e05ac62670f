import { expect, test } from 'vitest';
import type { Category, Service } from '../../catalogue/catalogue.ts';
import { externalServiceId, serviceId } from '../../catalogue/ids.ts';
import { idsMeant, namedServices, servicesMeant, type NamedService } from './named-services.ts';

const named = (kind: NamedService['kind'], name: string, ...ids: string[]): NamedService => ({
  kind,
  name,
  externalServiceIds: ids.map(externalServiceId),
});
const ALL = [
  named('category', 'Massages', '1', '2'),
  named('category', 'Soins du visage', '3'),
  named('service', 'Massage suédois', '1'),
  named('service', 'Massage aux pierres', '2'),
  named('service', 'Soin éclat du visage', '3'),
];

test.each([
  ['massage', ['Massages', 'Massage suédois', 'Massage aux pierres']],
  ['MASSAGES', ['Massages', 'Massage suédois', 'Massage aux pierres']],
  ['suedois', ['Massage suédois']],
  ['masage', ['Massages', 'Massage suédois', 'Massage aux pierres']],
  ['massaage suédios', []],
  ['Rückenmassage', ['Massages', 'Massage suédois', 'Massage aux pierres']],
  ['hydrosoin', ['Soin éclat du visage']],
  ['mass', ['Massages', 'Massage suédois', 'Massage aux pierres']],
  ['vise', ['Soins du visage', 'Soin éclat du visage']],
  ['visage soin', ['Soins du visage', 'Soin éclat du visage']],
  ['xyzzy', []],
  ['💆', []],
  ['  ', []],
])('the text «%s» may mean %j', (text, names) => {
  expect(servicesMeant(ALL, text).map(({ name }) => name)).toEqual(names);
});

test('a name that is typed in full means itself alone, another text all that it may mean', () => {
  expect(idsMeant(ALL, 'massage suedois')).toEqual(['1']);
  expect(idsMeant(ALL, 'massage')).toEqual(['1', '2']);
  expect(idsMeant(ALL, 'coiffure')).toBeNull();
});

const ids = (...own: string[]) => own.map(externalServiceId);
const SALON: readonly NamedService[] = [
  {
    kind: 'category',
    name: 'Mains et pieds',
    otherNames: ['Nails', 'ongles'],
    texts: [],
    externalServiceIds: ids('6', '7'),
  },
  { kind: 'category', name: 'Massages', externalServiceIds: ids('4', '5', '8') },
  {
    kind: 'service',
    name: 'Beauté des mains',
    otherNames: ['Manicure'],
    categoryNames: ['Mains et pieds', 'Nails', 'ongles'],
    texts: ['Un vernis au choix.'],
    externalServiceIds: ids('6'),
  },
  {
    kind: 'service',
    name: 'Pose semi-permanente',
    categoryNames: ['Mains et pieds', 'Nails', 'ongles'],
    texts: ['Trois semaines, sans éclat.'],
    externalServiceIds: ids('7'),
  },
  { kind: 'service', name: 'Drainage', categoryNames: ['Massages'], externalServiceIds: ids('4') },
  {
    kind: 'service',
    name: 'Future maman',
    categoryNames: ['Massages'],
    texts: ['Pour les femmes enceintes, couchées sur le côté.'],
    externalServiceIds: ids('5'),
  },
  { kind: 'service', name: 'Massage suédois', categoryNames: ['Massages'], externalServiceIds: ids('8') },
  { kind: 'service', name: 'Rückenbehandlung', externalServiceIds: ids('10') },
  { kind: 'service', name: 'Coupe femme', texts: ['Avec un massage.'], externalServiceIds: ids('9') },
];

test.each([
  ['a word of another language of the category', 'nails', ['6', '7']],
  ['a word of the address of the category', 'Ongle', ['6', '7']],
  ['a name in another language', 'manicures', ['6']],
  ['a word that only a summary has', 'vernis', ['6']],
  ['words of a summary in another number', 'femme enceinte', ['5']],
  ['words in several places', 'pose ongles', ['7']],
  ['a name before a category, and no summary beside these', 'massage', ['8', '4', '5']],
  ['the very name of a category, its services by their names', 'massages', ['8', '4', '5']],
  ['the beginning of a word of a summary', 'ver', null],
  ['a word that nothing has', 'spa', null],
  ['what a word of a name is a kind of', 'Behandlung', ['10']],
  ['no mere end of a word', 'lung', null],
])('%s: «%s» means %j', (_, text, found) => {
  expect(idsMeant(SALON, text)).toEqual(found);
});

test('a catalogue is searched in its languages, by the addresses of its categories and by its summaries', () => {
  const service: Service = {
    id: serviceId('s1'),
    externalId: externalServiceId('s1'),
    slug: 's1',
    name: { fr: 'Beauté des mains', en: 'Manicure', de: 'Maniküre' },
    summary: { fr: 'Un vernis au choix.' },
    pictures: [],
    categorySlugs: ['soin-ongles'],
    durationMinutes: 30,
    pauseMinutes: 0,
    requiredCustomers: 1,
    requiredPractitioners: 1,
    prices: { base: 0, weekday: null, weekend: null, byShop: new Map(), priceTimes: null },
    bookable: true,
  };
  const category: Category = {
    id: 'c1',
    slug: 'soin-ongles',
    order: 0,
    name: { fr: 'Mains', en: 'Hands', de: 'Hände' },
    summary: { fr: 'Une lime de verre.' },
    pictures: [],
    services: [service],
  };
  const all = namedServices([category], 'fr', ['fr', 'en']);
  for (const text of ['manicure', 'hands', 'ongles', 'vernis', 'lime'])
    expect(idsMeant(all, text), text).toEqual([service.externalId]);
  expect(idsMeant(all, 'Hände')).toBeNull();
});

import { expect, test } from 'vitest';
import { externalServiceId } from '../catalogue/ids.ts';
import { idsMeant, servicesMeant, type NamedService } from './named-services.ts';

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

import { expect, test } from 'vitest';
import { changedMeanwhile, changesIn, editsOf, withEdits } from './profile-edits.ts';

const SAVED = { firstname: 'Zoé', lastname: 'Marin', city: 'Lyon', country: 'FR', birthday: '' };

test('of a form the fields are kept that were touched, with what stood there before', () => {
  const edits = editsOf(SAVED, { ...SAVED, city: 'Annecy' });
  expect(edits).toEqual({ city: { typed: 'Annecy', before: 'Lyon' } });
  expect(editsOf(SAVED, { ...SAVED, city: 'Annec' }, edits)).toEqual({
    city: { typed: 'Annec', before: 'Lyon' },
  });
  expect(editsOf(SAVED, SAVED, edits)).toEqual({});
});

test('what is saved elsewhere is taken over where nothing was touched, and told where something was', () => {
  const edits = editsOf(SAVED, { ...SAVED, city: 'Annecy', lastname: '' });
  const saved = { ...SAVED, firstname: 'Zora', city: 'Nice' };
  expect(withEdits(saved, edits)).toEqual({ ...saved, city: 'Annecy', lastname: '' });
  expect(changedMeanwhile(saved, edits)).toEqual(['city']);
  expect(changedMeanwhile({ ...SAVED, city: 'Annecy' }, edits)).toEqual([]);
});

test('only what differs is sent', () => {
  expect(changesIn(SAVED, { ...SAVED, city: '', birthday: '1990-02-28' })).toEqual({
    city: '',
    birthday: '1990-02-28',
  });
});

import { describe, expect, test } from 'vitest';
import { openVisit } from '../../testing/visits.ts';
import { takeWishedChoices, unmetChoices, wishedChoices } from './wished-choices.ts';

describe('what an address wishes of a visit', () => {
  const wished = async (query: { readonly duration?: string; readonly with?: string }) => {
    const { visit } = await openVisit();
    const wishes = wishedChoices(visit.$plan.get(), query);
    takeWishedChoices(visit, wishes);
    const [line] = visit.$plan.get().services;
    return { line, unmet: unmetChoices(visit.$plan.get(), wishes).map(({ kind }) => kind) };
  };

  test('a practitioner is chosen, and nothing is said where the wish is met', async () => {
    const { line, unmet } = await wished({ with: 'p2' });
    expect(line?.practitionerId).toBe('p2');
    expect(unmet).toEqual([]);
  });

  test('nothing wished is anybody’s time', async () => {
    expect(await wished({})).toMatchObject({ line: { practitionerId: null }, unmet: [] });
  });

  test('somebody who is not there any more and a duration that is not offered are told', async () => {
    const { line, unmet } = await wished({ duration: '17', with: 'gone' });
    expect(line?.practitionerId).toBeNull();
    expect(unmet).toEqual(['duration', 'practitioner']);
  });
});

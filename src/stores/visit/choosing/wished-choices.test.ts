import { describe, expect, test } from 'vitest';
import { serviceId, shopId } from '#domain/catalogue/ids.ts';
import { hold, openVisit } from '../../testing/visits.ts';
import { CHOOSING } from '../booking/visit-stage.ts';
import { takeWishedChoices, unmetChoices, untoldChoices, wishedChoices } from './wished-choices.ts';

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

  test('who is gone for one service is told as the reason for another time; what is unmet of the others stays told', async () => {
    const { visit, backEnd, page, clock } = await openVisit();
    page.site.bookingCart.replace([serviceId('s1'), serviceId('s2'), serviceId('s3')], shopId('shop1'));
    const wishes = wishedChoices(visit.$plan.get(), { with: 'p1,gone,p2', duration: '17' });
    takeWishedChoices(visit, wishes);
    const body = {
      code: 422,
      type: 'invalid',
      message: '!',
      field: 'lines.0.practitionerId',
      retryable: false,
    };
    await clock.settle();
    backEnd.meet('POST', '/api/appointments/check', { status: 422, body });
    await hold(visit);
    const { services } = visit.$plan.get();
    expect(services.map(({ practitionerId }) => practitionerId)).toEqual([null, null, 'p2']);
    const unmet = unmetChoices(visit.$plan.get(), wishes);
    const own = { kind: 'practitioner', service: services[0]!.service } as const;
    const told = untoldChoices([...unmet, own], visit.$stage.get());
    expect(told.map(({ kind, service }) => [kind, service.id])).toEqual([
      ['duration', 's1'],
      ['practitioner', 's2'],
    ]);
    expect(untoldChoices([own], CHOOSING)).toEqual([own]);
  });

  test('somebody who is not there any more and a duration that is not offered are told', async () => {
    const { line, unmet } = await wished({ duration: '17', with: 'gone' });
    expect(line?.practitionerId).toBeNull();
    expect(unmet).toEqual(['duration', 'practitioner']);
  });
});

import { describe, expect, test } from 'vitest';
import { bookAppointment, holdSlot } from '#contract/booking/appointments.ts';
import { listShops } from '#contract/shop/shops.ts';
import { booking, setUp } from './testing/memory-api.ts';

describe('replies', () => {
  test('identical reads under way at once are one request; later ones are asked anew', async () => {
    const { api, sent } = setUp(() => ({ body: [1] }));
    const [one, two] = await Promise.all([api.send(listShops), api.send(listShops)]);
    expect(one).toBe(two);
    expect(sent).toHaveLength(1);
    await api.send(listShops);
    expect(sent).toHaveLength(2);
  });

  test('identical writes under way at once are two requests', async () => {
    const { api, sent } = setUp(() => ({ body: {} }));
    const input = { body: { visitKey: 'v', shopid: '1', start: '2026-01-01T00:00:00Z', lines: [] } };
    await Promise.all([api.send(holdSlot, input), api.send(holdSlot, input)]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a page instead of JSON', { text: '<!doctype html><p>Hotel Wi-Fi' }],
    ['half of a JSON', { text: '[{"id":' }],
  ])('%s is taken for an unavailable back end', async (_, served) => {
    const { api, clock } = setUp(() => served);
    const answer = api.send(listShops);
    await clock.advance(30_000);
    expect(await answer).toEqual({
      kind: 'unavailable',
      problem: {
        code: 503,
        type: 'unavailable',
        message: 'Der Dienst ist nicht erreichbar.',
        retryable: true,
      },
    });
  });

  const sentence = 'Der Dienst ist nicht erreichbar.';
  test.each([
    [
      'its own problem',
      { code: 409, type: 'slot_taken', message: 'Belegt', retryable: false },
      { code: 409, type: 'slot_taken', message: 'Belegt' },
    ],
    [
      'its first error',
      { errors: [{ field: 'email', message: 'Falsch' }] },
      { code: 409, message: 'Falsch' },
    ],
    ['an errors object', { errors: { code: 418, message: 'Tee' } }, { code: 418, message: 'Tee' }],
    ['an error object', { error: { message: 'Nein' } }, { code: 409, message: 'Nein' }],
    ['words as errors', { errors: ['Nein'] }, { message: 'Nein' }],
    ['nothing at all', null, { code: 409, message: sentence, type: 'invalid' }],
    ['a number', 5, { code: 409, message: sentence }],
    [
      'wrong kinds',
      { code: 'x', type: 5, message: {}, field: 4, errors: 7, retryable: 'yes' },
      { code: 409, message: sentence, type: 'invalid' },
    ],
  ])('the problem of a refusal is read from %s', async (_, body, expected) => {
    const { api } = setUp(() => ({ status: 409, body }));
    const answer = await api.send(bookAppointment, booking, { idempotencyKey: 'k' });
    expect(answer).toMatchObject({ kind: 'refused', problem: expected });
  });
});

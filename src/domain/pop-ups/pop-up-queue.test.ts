import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterEvent,
  EMPTY_QUEUE,
  type Occupation,
  type PopUp,
  type PopUpQueue,
  type QueueEvent,
} from './pop-up-queue.ts';

const ORDER = ['consent', 'passkey', 'language', 'promo', 'coupons'] as const;
const isBanner = (popUp: PopUp | null) => ['consent', 'passkey', 'language'].includes(popUp ?? '');
const want = (popUp: PopUp): QueueEvent => ({ kind: 'want', popUp });
const open = (popUp: PopUp): QueueEvent => ({ kind: 'open', popUp });
const END: QueueEvent = { kind: 'end' };
const look = (occupation: Occupation = 'none'): QueueEvent => ({
  kind: 'look',
  occupation,
});

const after = (...events: readonly QueueEvent[]): PopUpQueue => events.reduce(afterEvent, EMPTY_QUEUE);

test.each([
  ['consent comes before what was wanted earlier', [want('coupons'), want('consent'), look()], 'consent'],
  ['a passkey is offered before a language', [want('language'), want('passkey'), look()], 'passkey'],
  ['no passkey is offered to who is about something', [want('passkey'), look('acting')], null],
  ['the promotion comes before the coupons', [want('coupons'), want('promo'), look()], 'promo'],
  ['nothing comes before somebody looks whether it may', [want('promo')], null],
  ['nothing comes while somebody types', [want('consent'), look('typing')], null],
  ['nothing comes while somebody acts', [want('promo'), look('acting')], null],
  ['nothing covers a page that somebody has begun to use', [want('promo'), look('using')], null],
  ['what waited comes with the next page', [want('promo'), look('using'), look()], 'promo'],
  ['a banner comes to a page in use', [want('promo'), want('consent'), look('using')], 'consent'],
  [
    'nothing follows a banner on a page in use',
    [want('promo'), want('consent'), look(), END, { kind: 'rested' }, look('using')],
    null,
  ],
  [
    'consent comes before another banner on a page in use too',
    [want('language'), look(), want('consent'), look('using')],
    'consent',
  ],
  ['a banner stays while somebody types', [want('consent'), look(), look('typing')], 'consent'],
  ['a banner gives way to what its visitor does', [want('consent'), look(), look('acting')], null],
  ['a banner that gave way comes back', [want('consent'), look(), look('acting'), look()], 'consent'],
  ['what covers the page stays until it is closed', [want('promo'), look(), look('acting')], 'promo'],
  ['after one, the page is left alone', [want('promo'), want('coupons'), look(), END, look()], null],
  [
    'after a rest, the next may come',
    [want('promo'), want('coupons'), look(), END, { kind: 'rested' }, look()],
    'coupons',
  ],
  ['a banner needs no rest', [open('alerts'), END, want('consent'), look()], 'consent'],
  [
    'consent comes before a banner that was there first',
    [want('language'), look(), want('consent'), look()],
    'consent',
  ],
  ['what is asked for takes the place of what is there', [want('consent'), look(), open('alerts')], 'alerts'],
  [
    'what gave its place comes back afterwards',
    [want('consent'), look(), open('alerts'), END, look()],
    'consent',
  ],
  ['what is no longer wanted goes', [want('language'), look(), { kind: 'drop', popUp: 'language' }], null],
] as const)('%s', (_, events, shown) => {
  expect(after(...events).shown).toBe(shown);
});

const popUp = fc.constantFrom<PopUp>(...ORDER, 'preferences', 'alerts', 'events');
const event: fc.Arbitrary<QueueEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('want', 'drop', 'open'), popUp }),
  fc.constant<QueueEvent>(END),
  fc.constant<QueueEvent>({ kind: 'rested' }),
  fc.constantFrom(look('none'), look('using'), look('typing'), look('acting')),
);

test('whatever happens, nothing comes by itself but the first that is wanted, in a moment that disturbs nobody', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let queue = EMPTY_QUEUE;
      for (const one of events) {
        const before = queue;
        queue = afterEvent(before, one);
        const { shown } = queue;
        if (shown === before.shown || shown === null) continue;
        if (one.kind === 'open') {
          expect(shown).toBe(one.popUp);
          continue;
        }
        expect([look('none'), look('using')]).toContainEqual(one);
        expect(before.shown === null || (isBanner(before.shown) && isBanner(shown))).toBe(true);
        const waiting = ORDER.filter((each) => before.wanted.has(each));
        const mayCover = !before.isResting && one.kind === 'look' && one.occupation === 'none';
        expect(shown).toBe(mayCover ? waiting[0] : waiting.find(isBanner));
      }
    }),
    { numRuns: 2000 },
  );
});

test('whatever happens, what is closed is gone until it is wanted or opened anew', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.array(event, { maxLength: 20 }), (early, late) => {
      const before = after(...early);
      const closed = before.shown;
      fc.pre(closed !== null);
      const others = late.filter((one) => !('popUp' in one) || one.popUp !== closed);
      let queue = afterEvent(before, END);
      for (const one of others) {
        queue = afterEvent(queue, one);
        expect(queue.shown).not.toBe(closed);
      }
    }),
    { numRuns: 2000 },
  );
});

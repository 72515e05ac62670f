import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBookingCart } from '#domain/carts/booking-cart.ts';
import { shopId } from '#domain/catalogue/ids.ts';
import { EURO } from '#domain/prices/money.ts';
import { shopsWire } from '../testing/wire-data.ts';
import { parseAppointment, parseHold } from './booking/appointment.ts';
import { parseAvailability } from './times/availability.ts';
import { parseCategories, parseShops } from './catalogue/catalogue.ts';
import { parseCompany } from './company/company.ts';
import { parseCustomer, parseLogin } from './company/customer.ts';
import { parseSpecialDays } from './times/special-days.ts';
import { context, REPLIES } from './testing/replies.ts';
import { parseCreatedCart, parsePendingCart } from './company/tracked-cart.ts';

function parseAll(replies: Record<keyof typeof REPLIES, unknown>): void {
  const { given } = context();
  const { warn } = given;
  parseCompany(replies.company, '', warn);
  parseShops(replies.shops, given);
  parseCategories(replies.categories, given);
  parseAvailability(replies.availability, warn);
  parseHold(replies.hold, EURO);
  parseAppointment(replies.appointment, EURO);
  parseLogin(replies.login);
  parseCustomer(replies.login);
  parsePendingCart(replies.carts, parseBookingCart);
  parseCreatedCart(replies.carts);
  parseSpecialDays(replies.days, shopId('1'), warn);
}

const hostile = fc.oneof(
  fc.anything({
    withBigInt: false,
    withDate: false,
    withMap: false,
    withSet: false,
    withNullPrototype: true,
  }),
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    'x'.repeat(100_000),
    Infinity,
    1e300,
    -1,
    NaN,
    [],
    [null],
    {},
    '__proto__',
    '99:99',
    'Mars/Base',
  ),
);

/** The same reply with one value, anywhere in it, replaced. */
function mutate(value: unknown, path: readonly number[], replacement: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return replacement;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return replacement;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = mutate(copy[key], rest, replacement);
  return copy;
}

test('no reply throws, however broken it is', () => {
  const names = Object.keys(REPLIES) as (keyof typeof REPLIES)[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
      hostile,
      (name, path, value) => {
        parseAll({ ...REPLIES, [name]: mutate(REPLIES[name], path, value) });
      },
    ),
    { numRuns: 3000 },
  );
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('one broken item of a reply leaves its neighbours, and is warned of', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 }), fc.constantFrom('id', 'slug', 'publicInfo'), (at, field) => {
      const { given, warnings } = context();
      const shops = shopsWire().map((shop, index) => (index === at ? { ...shop, [field]: null } : shop));
      expect(parseShops(shops, given)).toHaveLength(2);
      expect(warnings).toEqual(['shop']);
    }),
  );
});

import { expect, test } from 'vitest';
import { isReached, nextTier, type LoyaltyTier } from './loyalty-card.ts';

const tier = (points: number): LoyaltyTier => ({
  id: `t${points}`,
  name: {},
  points,
  value: { kind: 'amount', amount: 1000 },
  validDays: 90,
});
const tiers = [tier(100), tier(250), tier(700)];

test.each([
  [0, 't100', 100],
  [99, 't100', 1],
  [100, 't250', 150],
  [600, 't700', 100],
  [700, undefined, undefined],
])('with %i points, the next reward is %s and %s points away', (points, id, missing) => {
  const next = nextTier({ points, tiers });
  expect([next?.tier.id, next?.missing]).toEqual([id, missing]);
});

test('a tier is reached by exactly its points', () => {
  expect([99, 100].map((points) => isReached({ points }, tier(100)))).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import { mostUrgentNotice, type VisitNotice } from './visit-notices.ts';

const NONE = {
  'held-in-other-tab': false,
  'let-go': false,
  'cart-of-other-tab': false,
};
const there = (...notices: readonly VisitNotice[]) => ({
  ...NONE,
  ...Object.fromEntries(notices.map((notice) => [notice, true])),
});

test.each([
  [[], null],
  [['cart-of-other-tab'], 'cart-of-other-tab'],
  [['let-go', 'cart-of-other-tab'], 'let-go'],
  [['let-go', 'held-in-other-tab'], 'held-in-other-tab'],
  [['cart-of-other-tab', 'let-go', 'held-in-other-tab'], 'held-in-other-tab'],
] as const)(
  'of what there is to say of other tabs (%o), the most urgent is shown alone: %s',
  (all, shown) => {
    expect(mostUrgentNotice(there(...all))).toBe(shown);
  },
);

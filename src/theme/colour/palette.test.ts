import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, toHex, toOklch } from './colour.ts';
import { CONTRAST_PAIRS, rolesOf, type TenantColours } from './palette.ts';

const anyByte = fc.integer({ min: 0, max: 255 });
const anyHex = fc.record({ red: anyByte, green: anyByte, blue: anyByte }).map(toHex);
// Greys and extremes are where the room for a contrast is least.
const hardHex = fc.oneof(
  anyHex,
  anyByte.map((grey) => toHex({ red: grey, green: grey, blue: grey })),
  fc.constantFrom('#ffffff', '#000000', '#777777', '#767676', '#ffff00', '#0000ff', 'not a colour', ''),
);
const maybe = fc.option(hardHex, { nil: undefined });
const anyTenant: fc.Arbitrary<TenantColours> = fc.record({
  background: maybe,
  accent: maybe,
  secondary: maybe,
  around: maybe,
  header: maybe,
  headerDark: fc.option(fc.boolean(), { nil: undefined }),
  menu: maybe,
  footer: maybe,
  stepDefault: maybe,
  stepDone: maybe,
  stepCurrent: maybe,
  events: maybe,
  eventsText: maybe,
});

test('no palette of a tenant gives a text below 4.5:1 or a control below 3:1, in light and in dark', () => {
  const palettes = 10_000;
  const below: string[] = [];
  fc.assert(
    fc.property(anyTenant, (tenant) => {
      for (const scheme of ['light', 'dark'] as const) {
        const roles = rolesOf(tenant, scheme);
        for (const [front, background, ratio] of CONTRAST_PAIRS) {
          const reached = contrast(roles[front], roles[background]);
          if (reached < ratio) below.push(`${scheme}: ${front} on ${background} is ${reached.toFixed(2)}`);
        }
      }
    }),
    { numRuns: palettes },
  );
  expect(below).toEqual([]);
  console.info(`tenant palettes: ${palettes}, pairs below their ratio: ${below.length}`);
}, 60_000);

test('a readable button colour is used as the tenant typed it', () => {
  expect(toHex(rolesOf({ accent: '#86452f', background: '#ffffff' }, 'light').accent)).toBe('#86452f');
  expect(toHex(rolesOf({ accent: '#0b6e4f', background: '#ffffff' }, 'light').accent)).toBe('#0b6e4f');
});

test('a dark ground stays in both schemes, a light one turns dark in the dark scheme', () => {
  expect(toHex(rolesOf({ background: '#101418' }, 'light').surface)).toBe('#101418');
  expect(toHex(rolesOf({ background: '#101418' }, 'dark').surface)).toBe('#101418');
  expect(
    contrast(rolesOf({ background: '#fff3ea' }, 'dark').surface, { red: 0, green: 0, blue: 0 }),
  ).toBeLessThan(1.6);
});

test.each([
  ['a white header', { header: '#ffffff' }],
  ['no header colour, the brand’s hue', { accent: '#f0c0d0' }],
  ['a header that is dark already', { header: '#101a33' }],
])('a dark header is dark with white words in both schemes: %s', (_, tenant) => {
  for (const scheme of ['light', 'dark'] as const) {
    const { header, onHeader } = rolesOf({ ...tenant, headerDark: true }, scheme);
    expect(toOklch(header).lightness).toBeLessThan(0.45);
    expect(toOklch(onHeader).lightness).toBeGreaterThan(0.8);
  }
});

test('what lies around the site is as the tenant typed it, and darker than the site in the dark scheme', () => {
  const tenant = { background: '#ffffff', around: '#efe6ea' };
  expect(toHex(rolesOf(tenant, 'light').around)).toBe('#efe6ea');
  const dark = rolesOf(tenant, 'dark');
  expect(toOklch(dark.around).lightness).toBeLessThan(toOklch(dark.surface).lightness);
});

import { expect, test } from 'vitest';
import { devicesOf, scaleOf } from './devices.ts';

test.each([
  ['both', ['desktop', 'phone']],
  ['phone', ['phone']],
  ['desktop', ['desktop']],
] as const)('on %s are shown %j', (shown, devices) => {
  expect(devicesOf(shown)).toEqual(devices);
});

test('two devices are shown beside one another with the same scale, and fit', () => {
  const scales = scaleOf(['desktop', 'phone'], 1200);
  expect(scales.get('desktop')).toBe(scales.get('phone'));
  expect(1670 * (scales.get('phone') ?? 0) + 24).toBeCloseTo(1200);
});

test('where there is little room each has all of the width, and none is larger than it is', () => {
  const scales = scaleOf(['desktop', 'phone'], 640);
  expect([scales.get('desktop'), scales.get('phone')]).toEqual([0.5, 1]);
});

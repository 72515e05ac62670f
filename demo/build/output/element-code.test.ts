import { expect, test } from 'vitest';
import { filesToPreload } from './element-code.ts';

const MANIFEST = {
  'src/loader.ts': { file: 'vitrine.js', dynamicImports: ['_booking.js', '_cart.js'] },
  '_booking.js': {
    file: 'c/booking.js',
    name: 'booking',
    imports: ['_core.js'],
    dynamicImports: ['_late.js'],
  },
  '_cart.js': { file: 'c/cart.js', name: 'cart', imports: ['_core.js'] },
  '_core.js': { file: 'c/core.js', name: 'core', imports: ['_react.js'] },
  '_react.js': { file: 'c/react.js', name: 'react' },
  '_late.js': { file: 'c/late.js', name: 'late' },
  '_early-screen.js': { file: 'early-screen.js', name: 'early-screen' },
};

test('an element’s code is what shows first screens, its own file and all that this imports, once', () => {
  const code = ['early-screen.js', 'c/booking.js', 'c/core.js', 'c/react.js'];
  expect(filesToPreload(MANIFEST, 'booking')).toEqual(code);
});

test('an element that the loader does not know has none', () => {
  expect(() => filesToPreload(MANIFEST, 'late')).toThrow('vitrine-late');
});

test('a build without what shows first screens has no such list', () => {
  const { '_early-screen.js': _, ...others } = MANIFEST;
  expect(() => filesToPreload(others, 'booking')).toThrow('early-screen.js');
});

import { expect, test } from 'vitest';
import { chunkNames } from './chunks.ts';

type Names = ReturnType<typeof chunkNames>;
type Graph = Parameters<Names>[1];

/** What each module imports: `name` for good, `?name` later. */
function graphOf(modules: Readonly<Record<string, string>>): Graph {
  const info = (id: string) => {
    const imports = (modules[id] ?? '').split(' ').filter(Boolean);
    return {
      importedIds: imports.filter((name) => !name.startsWith('?')),
      dynamicallyImportedIds: imports.filter((name) => name.startsWith('?')).map((name) => name.slice(1)),
    };
  };
  return { getModuleInfo: info } as unknown as Graph;
}

const ELEMENTS = [
  { name: 'cart', module: 'cart', chunks: 'light' },
  { name: 'booking', module: 'booking', chunks: 'screen' },
  { name: 'finder', module: 'finder', chunks: 'screen' },
  { name: 'storefront', module: 'storefront', chunks: 'composed' },
] as const;

const MODULES = {
  cart: 'site basket',
  booking: 'site button ?reservation',
  finder: 'site button map',
  storefront: 'site button head logo ?booking ?home',
  reservation: 'map basket logo time',
  home: 'map',
};

test('an element needs its own chunk, and those that it shares with others', () => {
  const graph = graphOf(MODULES);
  const nameOf = chunkNames(ELEMENTS);
  const names = ['cart', 'booking', 'finder', 'storefront', 'site', 'button', 'head'].map((id) =>
    nameOf(id, graph),
  );
  expect(names).toEqual(['cart', 'booking', 'finder', 'storefront', 'core', 'shared', 'storefront']);
  expect(nameOf('/node_modules/react/index.js', graph)).toBe('react');
});

test('what is only loaded later splits by itself', () => {
  const nameOf = chunkNames(ELEMENTS);
  expect(['reservation', 'time', 'home'].map((id) => nameOf(id, graphOf(MODULES)))).toEqual([
    null,
    null,
    null,
  ]);
});

test('what another element wants later stays with its own, but a composed one’s are parts', () => {
  const nameOf = chunkNames(ELEMENTS);
  expect(['map', 'basket', 'logo'].map((id) => nameOf(id, graphOf(MODULES)))).toEqual([
    'finder',
    'cart',
    'parts',
  ]);
});

test('what visitors load later is in no file of a tool', () => {
  const graph = graphOf({ ...MODULES, preview: 'site button toolbar select', reservation: 'map select' });
  const nameOf = chunkNames([...ELEMENTS, { name: 'preview', module: 'preview', chunks: 'tool' }]);
  expect(['preview', 'toolbar', 'select'].map((id) => nameOf(id, graph))).toEqual([
    'preview',
    'preview',
    null,
  ]);
});

test('what many elements want later of a screen is beside its own', () => {
  const later = (names: readonly string[]) => {
    const clock = Object.fromEntries(names.map((name) => [name, 'site ?clock']));
    return graphOf({ ...MODULES, finder: 'site button map clock', ...clock });
  };
  const others = ['account', 'gift', 'magazine', 'shop'].map(
    (name) => ({ name, module: name, chunks: 'screen' }) as const,
  );
  const nameOf = (names: readonly string[]) => chunkNames([...ELEMENTS, ...others])('clock', later(names));
  expect(nameOf(['account', 'gift', 'magazine'])).toBe('finder');
  expect(nameOf(['account', 'gift', 'magazine', 'shop'])).toBe('finder-parts');
});

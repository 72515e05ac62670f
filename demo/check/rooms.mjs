/**
 * The rooms of the house and what each may import. A room that is not listed in `imports` may not be imported from
 * there; a package that is not listed in `packages` neither (`'*'` frees a room). Tests reach further by `tests`. A room that
 * `standsAlone` may not be imported from anywhere, by no path and no script.
 *
 * @typedef {{ path: string, imports: string[], packages: string[] | '*', tests?: string[], standsAlone?: boolean }} Room
 */

const screens = ['stores', 'ui', 'theme', 'domain'];
const browser = ['platform', 'contract', 'domain', 'stores', 'theme', 'ui', 'locales'];

/** @type {Record<string, Room>} */
export const rooms = {
  domain: { path: 'src/domain/', imports: [], packages: ['@internationalized/date'] },
  contract: { path: 'src/contract/', imports: ['domain'], packages: ['typebox'] },
  platform: { path: 'src/platform/', imports: ['contract', 'domain'], packages: [] },
  stores: {
    path: 'src/stores/',
    imports: ['platform', 'contract', 'domain'],
    packages: ['nanostores', 'i18next'],
    tests: ['seed'],
  },
  theme: { path: 'src/theme/', imports: ['domain'], packages: ['@twind/*'], tests: ['widgets', 'ui'] },
  ui: {
    path: 'src/ui/',
    imports: ['theme', 'domain'],
    packages: ['react', 'react-dom', '@preact/signals-react', 'dompurify'],
    tests: ['locales', 'element'],
  },
  widgets: {
    path: 'widgets/',
    imports: screens,
    packages: ['react', '@preact/signals-react', '@nanostores/react', 'leaflet'],
    tests: [...browser, 'element', 'registry', 'seed'],
  },
  element: {
    path: 'src/element/',
    imports: [...browser, 'widgets'],
    packages: ['react', 'react-dom', '@r2wc/core', '@nanostores/react', 'nanostores', 'i18next'],
    tests: ['registry', 'seed'],
  },
  registry: { path: 'src/registry', imports: ['element', 'widgets', 'domain'], packages: [] },
  loader: {
    path: 'src/loader',
    imports: ['registry', 'element', 'domain'],
    packages: [],
    tests: [...browser, 'widgets'],
  },
  render: {
    path: 'demo/server/render/',
    imports: [...browser, 'widgets', 'element', 'registry', 'server', 'seed'],
    packages: '*',
  },
  server: {
    path: 'demo/server/',
    imports: ['contract', 'domain', 'seed', 'locales', 'render'],
    packages: '*',
    tests: ['platform', 'stores'],
  },
  seed: { path: 'demo/seed/', imports: ['contract', 'domain', 'locales'], packages: '*' },
  artwork: { path: 'demo/artwork/', imports: ['seed'], packages: ['sharp'], standsAlone: true },
  setup: { path: 'demo/setup/', imports: ['check'], packages: [] },
  check: { path: 'demo/check/', imports: ['setup'], packages: '*' },
};

const subpaths = {
  '#domain/': 'domain',
  '#contract/': 'contract',
  '#platform/': 'platform',
  '#stores/': 'stores',
  '#theme/': 'theme',
  '#ui/': 'ui',
  '#element/': 'element',
  '#widgets/': 'widgets',
  '#locales/': 'locales',
  '#server/render/': 'render',
  '#server/': 'server',
  '#seed/': 'seed',
};

/** Names the room of a file, given its path from the project's root, with the screen's folder as in `widgets/booking`. */
export function roomOf(path) {
  const found = Object.entries(rooms).find(([, room]) => path.startsWith(room.path));
  if (!found) return undefined;
  const [name] = found;
  return { name, screen: name === 'widgets' ? path.split('/')[1] : undefined };
}

/** Names the room that a package subpath such as `#domain/money.ts` leads to. */
export function roomOfSubpath(source) {
  if (source === '#registry') return { name: 'registry', screen: undefined };
  const found = Object.entries(subpaths).find(([prefix]) => source.startsWith(prefix));
  if (!found) return undefined;
  return { name: found[1], screen: found[1] === 'widgets' ? source.split('/')[1] : undefined };
}

export const isTest = (path) =>
  /\.(test|spec)\.(tsx?|mjs)$/.test(path) || /(^|\/)(testing|fixtures)\//.test(path);

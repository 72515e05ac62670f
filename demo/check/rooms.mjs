/**
 * The rooms of the house and what each may import. A room that is not listed in `imports` may not be imported from
 * there; a package that is not listed in `packages` neither (`'*'` frees a room), unless `types` lists it and nothing but
 * types is imported. Tests reach further by `tests`, the
 * files that put a screen into an element by `bindings`. A room that
 * `standsAlone` may not be imported from anywhere, by no path and no script.
 *
 * @typedef {{ path: string, imports: string[], packages: string[] | '*', types?: string[], tests?: string[], standsAlone?: boolean, bindings?: string[] }} Room
 */

const screens = ['stores', 'ui', 'theme', 'domain'];
const browser = ['platform', 'contract', 'domain', 'stores', 'theme', 'ui', 'locales'];

/** @type {Record<string, Room>} */
export const rooms = {
  domain: { path: 'src/domain/', imports: [], packages: ['@internationalized/date'] },
  contract: { path: 'src/contract/', imports: ['domain'], packages: ['typebox'] },
  platform: { path: 'src/platform/', imports: ['contract', 'domain'], packages: ['@stripe/stripe-js'] },
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
    types: ['i18next'],
    tests: ['locales', 'element'],
  },
  widgets: {
    path: 'widgets/',
    imports: screens,
    packages: ['react', '@preact/signals-react', '@nanostores/react', 'leaflet'],
    bindings: ['element'],
    tests: [...browser, 'element', 'registry', 'seed'],
  },
  element: {
    path: 'src/element/',
    imports: browser,
    packages: [
      'react',
      'react-dom',
      '@r2wc/core',
      '@nanostores/react',
      'nanostores',
      'i18next',
      'virtual:element-reads',
    ],
    tests: ['registry', 'seed'],
  },
  registry: { path: 'src/registry', imports: ['element', 'widgets'], packages: [] },
  dataLayer: { path: 'src/data-layer/', imports: ['stores'], packages: [] },
  loader: {
    path: 'src/loader',
    imports: ['element', 'domain'],
    packages: ['virtual:elements'],
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

/** Folders of `widgets/` that are no screen: parts of several, which every screen may import and which import none. */
export const partsOfScreens = ['first-screen', 'order-form', 'shop-picker', 'sign-in', 'visit-summary'];

/** Screens that are made of others. What stands further down is made of those above it. */
export const composingScreens = ['account', 'storefront'];

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

/** What puts a screen into the product: the feature's data, and its element with its definition and descriptions. */
export const isBinding = (path) => /^widgets\/[^/]+\/(feature|element|definition|docs)\.ts$/.test(path);

export const isTest = (path) =>
  /\.(test|spec)\.(tsx?|mjs)$/.test(path) || /(^|\/)(testing|fixtures)\//.test(path);

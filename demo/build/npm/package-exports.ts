import { PACKAGE_FOLDER, type PackageEntry } from './package-entries.ts';

type Conditions = Readonly<Record<'types' | 'default', string>>;
type Exports = Readonly<Record<string, string | Partial<Conditions>>>;

/** What stays the same whichever elements there are. */
const FIRST: Exports = {
  '.': { types: './src/types/elements.d.ts', default: `./${PACKAGE_FOLDER}/vitrine.js` },
};
const LAST: Exports = {
  './api': { types: `./${PACKAGE_FOLDER}/api.d.ts` },
  './react': { types: './src/types/react.d.ts' },
  './vue': { types: './src/types/vue.d.ts' },
  './svelte': { types: './src/types/svelte.d.ts' },
  './vscode.html-custom-data.json': './src/types/vscode.html-custom-data.json',
  './web-types.json': './src/types/web-types.json',
  './custom-elements.json': './custom-elements.json',
  './package.json': './package.json',
};

/** The `exports` of package.json. */
export function packageExports(entries: readonly PackageEntry[]): Exports {
  const files = entries.map(({ name, subpath }) => {
    const file = `./${PACKAGE_FOLDER}/${name}`;
    return [`./${subpath}`, { types: `${file}.d.ts`, default: `${file}.js` }] as const;
  });
  const taken = files.find(([path]) => path in LAST);
  if (taken) throw new Error(`The package offers ${taken[0]} already: the feature needs another name.`);
  return { ...FIRST, ...Object.fromEntries(files), ...LAST };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const folder = import.meta.dirname;

/** Cal.com says that no module of its package has effects; these have, and nothing is shown without them. */
const calcomEffects: Plugin = {
  name: 'calcom-effects',
  enforce: 'pre',
  async resolveId(source, importer) {
    const isOfEffect = source.endsWith('vendor/dayjs/index.js');
    if (!isOfEffect && !source.startsWith('react-use/lib/')) return null;
    const found = await this.resolve(source.replace('/lib/', '/esm/'), importer, { skipSelf: true });
    return found && { ...found, ...(isOfEffect && { moduleSideEffects: true }) };
  },
};

/**
 * The Booker of @calcom/atoms 2.8 to 2.11 gives its month neither a day nor what to do when one is chosen, so that it throws once the free
 * times are there. Before, a component of its own stood between the two.
 */
const calcomMonth: Plugin = {
  name: 'calcom-month',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/components/date-picker.js') && importer?.endsWith('/booker-component.js')
      ? join(folder, 'pages/calcom-date-picker.tsx')
      : null,
};

/** Builds a page of `pages/` for production into a folder, which its `index.js` and `index.css` are in then. */
export async function buildPage(name: string, outDir: string): Promise<void> {
  const entry = ['tsx', 'ts'].map((end) => join(folder, 'pages', `${name}.${end}`)).find(existsSync);
  if (entry === undefined) throw new Error(`There is no page '${name}' in ${folder}/pages.`);
  await build({
    root: folder,
    configFile: false,
    plugins: [calcomEffects, calcomMonth],
    logLevel: 'error',
    base: './',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'chrome123',
      cssCodeSplit: false,
      rolldownOptions: {
        input: { index: entry },
        output: {
          entryFileNames: 'index.js',
          assetFileNames: 'index[extname]',
          chunkFileNames: '[name]-[hash].js',
        },
      },
    },
  });
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { withPinnedPackages } from '../setup/pinned-packages.ts';

const folder = import.meta.dirname;

/** Installs the frameworks of the host pages; false where npm cannot. */
export const withFrameworks = (): Promise<boolean> => withPinnedPackages(folder);

const svelte: Plugin = {
  name: 'svelte',
  async transform(code, id) {
    if (!id.endsWith('.svelte')) return null;
    const compiler: { compile(code: string, options: object): { js: { code: string } } } = await import(
      new URL('node_modules/svelte/src/compiler/index.js', import.meta.url).href
    );
    return compiler.compile(code, { filename: id, generate: 'client' }).js.code;
  },
};

/** A host page's program as one script, which leaves its `HostPage` as `host`. */
export async function bundled(framework: string): Promise<string> {
  const entry =
    ['tsx', 'ts'].map((end) => join(folder, 'pages', `${framework}.${end}`)).find(existsSync) ?? '';
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [svelte],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
    }),
  ].flat();
  if (!result || !('output' in result)) throw new Error(`No program of ${framework}.`);
  return `${result.output[0].code}\nglobalThis.host = page.host;`;
}

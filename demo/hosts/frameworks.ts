import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const folder = import.meta.dirname;

const svelte: Plugin = {
  name: 'svelte',
  transform: (code, id) =>
    id.endsWith('.svelte') ? compile(code, { filename: id, generate: 'client' }).js.code : null,
};

/** The element that the pages are written with. */
const WRITTEN = 'vitrine-booking';

/** The program of a page as if it had been written with another element. */
export function programOf(program: string, tag: string): string {
  return program.replaceAll(WRITTEN, tag);
}

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

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, mergeConfig } from 'vite';
import renderer from '../../../build/render/renderer.config.ts';
import type { Engines } from './engines.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the engine as the server has it, with what is measured of it, and gives it to the work. */
export async function withEngines<T>(work: (engines: Engines) => Promise<T>): Promise<T> {
  const cache = at('../../../../node_modules/.cache/');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'vitrine-engines-'));
  try {
    const own = { logLevel: 'error', build: { ssr: at('./engines.ts'), outDir: folder, emptyOutDir: true } };
    await build({ configFile: false, ...mergeConfig(renderer, own) });
    const built = (await import(pathToFileURL(join(folder, 'engines.js')).href)) as {
      readonly engines: Engines;
    };
    return await work(built.engines);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

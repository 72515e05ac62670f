import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';

const folder = import.meta.dirname;

function isInstalled(): boolean {
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.entries(devDependencies).every(([name, version]) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return (
      existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version
    );
  });
}

/** Installs the frameworks of the host pages, which the product has no use for; false where npm cannot. */
export async function withFrameworks(): Promise<boolean> {
  if (isInstalled()) return true;
  const wish = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await promisify(execFile)('npm', wish, { cwd: folder, timeout: 120_000 }).catch(() => {});
  return isInstalled();
}

const svelte: Plugin = {
  name: 'svelte',
  async transform(code, id) {
    if (!id.endsWith('.svelte')) return null;
    const compiler = (await import(
      new URL('node_modules/svelte/src/compiler/index.js', import.meta.url).href
    )) as { compile(code: string, options: object): { js: { code: string } } };
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

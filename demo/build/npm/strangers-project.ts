import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Somebody else's project that has installed the package, and nothing else of this tree but React's types. */
export interface Project {
  readonly folder: string;
  readonly tarball: Buffer;
  /** The package as it lies there. */
  readonly installed: string;
  /** What the compiler says of programs that are files of it; each line begins with the name of a program. */
  compile(programs: Readonly<Record<string, string>>, resolution: 'bundler' | 'nodenext'): string;
  /** The folder of what Vite makes of a program; its first file is `entry.js`. */
  bundle(program: string): Promise<string>;
  /** What Node prints for a program. */
  run(program: string): string;
}

function write(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

const LOCK = at('node_modules/.cache/vitrine/packing');
/** Milliseconds after which whoever packed has been ended before they were through. */
const LONGEST = 180_000;

/** Does it while no other process of the tests does: what is packed is written into one folder, which is emptied first. */
function alone(act: () => void): void {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (let isMine = false; !isMine;) {
    try {
      mkdirSync(LOCK);
      isMine = true;
    } catch {
      const begun = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (begun < Date.now() - LONGEST) rmSync(LOCK, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
  try {
    act();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** Packs the package as `npm run package` does, and unpacks it where a project looks for it. Gives the packed file. */
function install(folder: string, installed: string): Buffer {
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  const wish = ['pack', '--ignore-scripts=false', '--loglevel=error', '--pack-destination', folder];
  alone(() => void execFileSync('npm', wish, { cwd: at(''), stdio: ['ignore', 'ignore', 'inherit'] }));
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', name], { cwd: folder });
  renameSync(join(folder, 'package'), installed);
  for (const types of ['@types/react', 'csstype']) {
    symlinkSync(at(`node_modules/${types}`), join(folder, 'node_modules', types));
  }
  write(folder, 'package.json', JSON.stringify({ type: 'module' }));
  return readFileSync(join(folder, name));
}

export function strangersProject(): Project {
  const folder = throwawayFolder('stranger');
  const installed = join(folder, 'node_modules/vitrine');
  const tarball = install(folder, installed);
  const tsc = at('node_modules/typescript/bin/tsc');
  let programs = 0;
  return {
    folder,
    installed,
    tarball,
    compile(all, resolution) {
      const files = Object.entries(all).map(([program, text]) => {
        write(folder, `${program}.tsx`, text);
        return `${program}.tsx`;
      });
      const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
      const options = [
        '--noEmit',
        '--pretty',
        'false',
        '--strict',
        '--module',
        module,
        '--moduleResolution',
        resolution,
      ];
      const rest = ['--target', 'es2024', '--lib', 'es2024,dom', '--jsx', 'preserve', '--types', ''];
      const parameters = [tsc, ...options, ...rest, ...files];
      return spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' }).stdout;
    },
    async bundle(program) {
      programs += 1;
      const out = `built-${programs}`;
      write(folder, `${out}.js`, program);
      const input = { entry: join(folder, `${out}.js`) };
      const output = { entryFileNames: 'entry.js' };
      await build({
        configFile: false,
        root: folder,
        logLevel: 'error',
        base: './',
        build: { outDir: out, target: 'esnext', rolldownOptions: { input, output } },
      });
      return join(folder, out);
    },
    run(program) {
      const parameters = ['--input-type=module', '-e', program];
      const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
      return stdout + stderr;
    },
  };
}

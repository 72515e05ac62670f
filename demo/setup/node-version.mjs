import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { npmCommand, run } from './processes.mjs';
import { step } from './steps.mjs';

const needed = [22, 18];
const taken = '24.21.0';
const npmTaken = '11.19.1';

/** Whether a version such as `20.20.2` is at least the one that the project runs on. */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

/** The npm package that holds the Node program of a platform, and where the program lies in it. */
export function packageOf(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform;
  if (!['linux', 'darwin', 'win'].includes(system) || !['x64', 'arm64'].includes(arch)) return undefined;
  const prefix = system === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return { name: `${prefix}-${system}-${arch}`, program: system === 'win' ? 'bin/node.exe' : 'bin/node' };
}

/**
 * Makes sure that the project's Node runs the script: does nothing on a recent one, else fetches one into `.tools`
 * and runs the same command line with it, ending this process with its exit code.
 */
export async function withRecentNode() {
  // What a process has compiled is there for the next: a server starts in half the time.
  process.env.NODE_COMPILE_CACHE ??= inRoot('node_modules/.cache/node');
  if (isEnough(process.versions.node)) return;
  const program = await fetchNode();
  const child = spawn(program, process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}`,
      ...(existsSync(npmScript()) && { npm_execpath: npmScript() }),
    },
  });
  // The terminal sends Ctrl-C to both; only the child decides how to stop.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  await new Promise(() => child.on('close', (code) => process.exit(code ?? 1)));
}

const npmScript = () => inRoot('.tools/node_modules/npm/bin/npm-cli.js');

async function fetchNode() {
  const have = process.versions.node;
  const ask = `Vitrine needs Node ${needed.join('.')} or newer and found ${have}: install Node 24 from nodejs.org`;
  const found = packageOf(process.platform, process.arch);
  const isMusl = process.platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime;
  if (!found || isMusl) throw new Failure(`${ask} (none can be fetched for this platform).`);
  const program = inRoot('.tools/node_modules', found.name, found.program);
  if (await runsEnough(program)) return program;
  await step(`Fetching Node ${taken} (this machine has ${have})`, async () => {
    const npm = npmCommand();
    const version = await run(npm.command, [...npm.before, '--version']);
    if (version.code !== 0)
      throw new Failure(`npm could not be run: install Node 24 from nodejs.org.`, version.output);
    const isOld = Number(version.output.trim().split('\n').pop()?.split('.')[0]) < 10;
    const install = (range) =>
      run(npm.command, [
        ...npm.before,
        'install',
        '--prefix',
        inRoot('.tools'),
        '--ignore-scripts',
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${found.name}@${range}`,
        ...(isOld ? [`npm@${npmTaken}`] : []),
      ]);
    // Some platforms are published a few versions behind.
    const exact = await install(taken);
    const last = exact.code === 0 ? exact : await install(taken.split('.')[0]);
    if (last.code !== 0)
      throw new Failure(`${ask} (fetching one from the npm registry failed).`, last.output);
    if (!(await runsEnough(program))) throw new Failure(`${ask} (the fetched one does not run here).`);
  });
  return program;
}

async function runsEnough(program) {
  if (!existsSync(program)) return false;
  const { code, output } = await run(program, ['--version']);
  return code === 0 && isEnough(output.trim().replace(/^v/, ''));
}

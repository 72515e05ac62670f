import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const running = new Set();
let isWatching = false;
let atSignal = () => process.exit(130);

/** What was started ends with the script, however that ends: on a signal, too. */
export function endWithScript(child) {
  running.add(child);
  child.on('close', () => running.delete(child));
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => {
    for (const one of running) one.kill('SIGTERM');
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => atSignal());
}

/**
 * What a script that has started something does on a signal instead of ending at once. The listeners stay the same: a signal
 * that has come for one that is taken away is lost, though another one is put in its place at once.
 */
export function onSignal(action) {
  atSignal = action;
}

/**
 * Runs a program to its end without a shell and without stdin.
 * Returns `{ code, output }`, where the output is what it wrote to both streams; `code` is null when it could not start.
 * `limit` is how many milliseconds it may take before it is ended.
 */
export function run(command, parameters, { cwd, env, show = false, limit } = {}) {
  return new Promise((done) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithScript(child);
    const timer = limit && setTimeout(() => child.kill('SIGTERM'), limit);
    let output = '';
    const keep = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep(process.stdout));
    child.stderr.setEncoding('utf8').on('data', keep(process.stderr));
    child.on('error', (error) => done({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => {
      clearTimeout(timer);
      done({ code: code ?? 1, output });
    });
  });
}

/** How to start npm with the Node that runs now: the npm that runs this script, else the one on the PATH. */
export function npmCommand() {
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.[cm]?js$/.test(script)) return { command: process.execPath, before: [script] };
  return process.platform === 'win32'
    ? { command: process.env.ComSpec ?? 'cmd.exe', before: ['/d', '/s', '/c', 'npm'] }
    : { command: 'npm', before: [] };
}

/** Whether a port can be listened to on every loopback address: a browser takes whichever of them answers. */
export async function isPortFree(port) {
  return (await isFreeAt(port, '127.0.0.1')) && (await isFreeAt(port, '::1'));
}

function isFreeAt(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    // A machine without IPv6 has nobody there.
    probe.once('error', ({ code }) => done(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'));
    probe.listen({ port, host }, () => probe.close(() => done(true)));
  });
}

/** A port that nobody listens to now. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

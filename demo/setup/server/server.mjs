import { spawn } from 'node:child_process';
import { Failure, lastLines } from '../failure.mjs';
import { inRoot, root } from '../paths.mjs';
import { endWithScript, onSignal } from '../processes.mjs';

const patience = 180_000;
/** Whoever started this script: it may be gone once the server answers. */
const shell = process.ppid;

/** The port to serve on: PORT, else 4100. */
export function portOf(value) {
  if (value === undefined || value === '') return 4100;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`PORT is '${value}', and a port is a number from 1 to 65535.`);
}

/**
 * Starts the reference back end and waits until it answers. What it says goes to `onLine`.
 * Returns `{ stop, ended }`: `stop` asks it to end in order (a second call ends it at once), `ended` is its exit code.
 */
export async function startServer(port, onLine) {
  // Its own process group: Ctrl-C reaches this script alone, which then asks the server once.
  const child = spawn(process.execPath, [inRoot('demo/server/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  let output = '';
  let isServing = false;
  const listen = (stream, isShown) =>
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-20_000);
      if (isShown()) for (const line of text.split('\n')) if (line.trim() !== '') onLine(line);
    });
  listen(child.stdout, () => true);
  // What stops the start is the failure's to tell.
  listen(child.stderr, () => isServing);
  const ended = new Promise((done) => child.on('close', (code, signal) => done(signal ? 0 : (code ?? 1))));
  endWithScript(child);
  const stop = stopper(child);
  await Promise.race([
    untilHealthy(port),
    ended.then(() => {
      throw new Failure(lastLines(output, 1) || 'The server ended before it answered.', exceptLast(output));
    }),
  ]);
  isServing = true;
  return { stop, ended };
}

/** Has a server end with its script: on a signal, or when npm's shell is gone. */
export function stopWithScript({ stop }) {
  // That shell passes no signal on, and nothing announces its end but another parent.
  const watch = setInterval(() => process.ppid !== shell && stopNow(), 200).unref();
  const stopNow = () => {
    clearInterval(watch);
    stop();
  };
  // Who starts the script by hand in the background may leave it there.
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);
  onSignal(stopNow);
}

const exceptLast = (text) => text.trimEnd().split('\n').slice(0, -1).join('\n');

function stopper(child) {
  let asked = 0;
  return () => {
    // A terminal and npm may both pass the same Ctrl-C on.
    if (asked && Date.now() - asked < 1000) return;
    child.kill(asked ? 'SIGKILL' : 'SIGTERM');
    asked ||= Date.now();
  };
}

async function untilHealthy(port) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const isHealthy = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2000) })
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isHealthy) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Failure(`The server did not answer on port ${port} within ${patience / 1000} s.`);
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../failure.mjs';
import { inRoot, root } from '../paths.mjs';
import { run } from '../processes.mjs';
import { bold, dim, green, red, say, seconds } from '../steps.mjs';

const command = 'node demo/bench.mjs ';
const file = inRoot('node_modules/.cache/vitrine/figures.jsonl');

/** The scripts of package.json that are benchmarks, in its order; those that are asked for, where there are any: `slots` is `bench:slots`. */
export function benchesOf(scripts, asked) {
  const all = Object.entries(scripts).flatMap(([name, script]) => (script.startsWith(command) ? name : []));
  const wanted = asked.map((name) => all.find((one) => one === name || one === `bench:${name}`) ?? name);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`'${unknown}' is no benchmark; these are: ${all.join(', ')}.`);
  }
  return asked.length > 0 ? all.filter((name) => wanted.includes(name)) : all;
}

/** Runs benchmarks one after the other and returns `{ name, figures, code, took }` of each. */
export async function runBenches(scripts, names) {
  const results = [];
  mkdirSync(dirname(file), { recursive: true });
  for (const name of names) {
    say(`\n${bold(name)}`);
    rmSync(file, { force: true });
    const started = Date.now();
    const [, ...parameters] = scripts[name].split(' ');
    const { code } = await run(process.execPath, parameters, {
      cwd: root,
      show: true,
      env: { FIGURES_FILE: file },
    });
    results.push({ name, figures: readFigures(), code, took: Date.now() - started });
  }
  return results;
}

function readFigures() {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The table's rows: each figure with its limit; a benchmark that failed without a figure beyond its limit has a row of its own. */
export function rowsOf(results) {
  return results.flatMap(({ name, figures, code }) => {
    const rows = figures.map((figure) => ({ name, ...shown(figure), isKept: isKept(figure) }));
    const isTold = rows.some((row) => !row.isKept);
    if (code === 0 && rows.length === 0) {
      rows.push({ name, figure: 'no figure was noted', value: '', limit: '', isKept: false });
    }
    if (code !== 0 && !isTold) {
      rows.push({ name, figure: `ended with ${code}`, value: '', limit: '', isKept: false });
    }
    return rows;
  });
}

/** What is no number (JSON has none for it) is beyond any limit. */
function isKept({ value, limit: { most, least, below } }) {
  if (typeof value !== 'number') return false;
  if (most !== undefined) return value <= most;
  if (least !== undefined) return value >= least;
  return value < below;
}

function shown({ name, value, limit }) {
  const [[kind, bound]] = Object.entries(limit);
  const words = { most: 'at most', least: 'at least', below: 'below' };
  return { figure: name, value: short(value), limit: `${words[kind]} ${short(bound)}` };
}

function short(number) {
  if (typeof number !== 'number') return 'none';
  if (Number.isInteger(number)) return String(number);
  return Math.abs(number) < 0.01 ? number.toExponential(2) : number.toFixed(2);
}

/** Prints one table of all figures, then which benchmarks took longest; returns whether all are kept. */
export function concludeBenches(results) {
  const rows = rowsOf(results);
  const columns = ['name', 'figure', 'value', 'limit'];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  say();
  for (const row of rows) {
    const cells = columns.map((column, index) => row[column].padEnd(widths[index]));
    say(`${row.isKept ? green('✓') : red('✗')} ${cells.join('  ').trimEnd()}`);
  }
  say(dim('\n  took longest'));
  const slowest = results.toSorted((one, other) => other.took - one.took).slice(0, 5);
  for (const { name, took } of slowest) say(dim(`  ${seconds(took).padStart(8)}  ${name}`));
  const failed = rows.filter((row) => !row.isKept);
  say(`\n${rows.length - failed.length} figures kept, ${failed.length} failed`);
  for (const { name, figure } of failed) say(`  ${red(`${name}: ${figure}`)}`);
  return failed.length === 0;
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EVERY_CALL } from '#contract/every-call.ts';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { writeDocument } from './write-document.ts';

/** Bytes of the document for each of its calls at most: it grows with them, and says nothing twice. */
const MOST_A_CALL = 813;

/** Prints how large the OpenAPI document is and what Redocly's recommended rules say of it; fails beyond the bounds. */
const folder = throwawayFolder('open-api');
const file = join(folder, 'openapi.json');
const bytes = writeDocument(file);
const most = MOST_A_CALL * EVERY_CALL.length;
const redocly = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const linted = spawnSync(
  process.execPath,
  [redocly, 'lint', '--extends', 'recommended', '--format', 'json', 'openapi.json'],
  {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
const { totals, problems } = reportOf(linted.stdout, linted.stderr);

for (const { severity, ruleId, message } of problems) console.log(`${severity} ${ruleId}: ${message}`);
console.log(
  `OpenAPI document: ${EVERY_CALL.length} calls, ${bytes.toLocaleString('en')} bytes (at most ${most.toLocaleString('en')}); redocly lint: ${totals.errors} errors, ${totals.warnings} warnings`,
);
if (bytes > most || totals.errors > 0) process.exitCode = 1;

interface Report {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly severity: string;
    readonly ruleId: string;
    readonly message: string;
  }[];
}

/** What the linter found, which it writes as JSON with lines for people around it. */
function reportOf(output: string, message: string): Report {
  const json = /^\{[^]*^\}/m.exec(output)?.[0];
  if (json === undefined) throw new Error(`redocly lint said nothing that can be read: ${output}${message}`);
  return JSON.parse(json) as Report;
}

/**
 * Asks every call that can name a row, as every role of one company, for rows of another one, and every call that a key
 * opens with keys of another one. `npm run bench:isolation`: prints
 * how many questions, leaks and changes there were; ends with 1 where there is one of either.
 */
import { ROLES } from '#server/router/who-may-call.ts';
import { probeKeys } from '#server/testing/attacks/keyed-probe.ts';
import { probeTenants } from '#server/testing/attacks/tenant-probe.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { note } from '../note.ts';

const most = Number(process.argv[2] ?? 20);
if (!Number.isInteger(most) || most < 1) {
  console.error('How many rows to ask for has to be a whole number: tenant-isolation.ts [rows].');
  process.exit(2);
}
const server = await startTestServer();
const begun = performance.now();
const { asked, values, calls, leaks, changed } = await probeTenants(server, ROLES, most);
const keys = await probeKeys(server);
leaks.push(...keys.leaks, ...keys.untried.map((each) => `untried: ${each}`));
await server.close();
console.log(`leaks: ${leaks.length}, rows changed across companies: ${changed.length}`);
console.log(
  `  ${asked} questions: ${calls} calls × ${ROLES.length} roles × ${values} rows of another company and as many of nobody's; ${((performance.now() - begun) / 1000).toFixed(0)} s`,
);
console.log(`  ${keys.names.length} calls that a key opens, asked with keys of another company`);
for (const line of [...leaks.slice(0, 20), ...changed]) console.log(`  ${line}`);
note('leaks between companies', leaks.length, { most: 0 });
note('rows changed across companies', changed.length, { most: 0 });
process.exit(leaks.length + changed.length === 0 ? 0 : 1);

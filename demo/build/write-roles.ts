import type { Call } from '#contract/call.ts';
import { EVERY_CALL } from '#contract/every-call.ts';
import { mayCall, ROLES, tokenOfCall } from '#server/router/who-may-call.ts';
import { markdownTable, writeGeneratedPage } from './generated-page.ts';

/** Writes docs/roles.md; with `--check` says whether it is up to date. */
await writeGeneratedPage('roles.md', 'roles', rolesPage(EVERY_CALL));

function rolesPage(calls: readonly Call[]): string {
  const rows = calls.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(rowOf);
  return `# Who may call what

Generated from the contract by \`npm run roles\`. Deny by default: whoever is not named gets 401 without a token and 403 with
one. A visitor has no token; of "anyone" no token is looked at. A token is of one company and one role, and opens nothing of
another company. What a role may do with what it reaches (its own shop, its own orders) is checked by the call itself.

${markdownTable(['call', 'route', 'who'], rows)}
`;
}

function rowOf(call: Call): string[] {
  return [call.name, `\`${call.method} ${call.path}\``, callersOf(call)];
}

function callersOf(call: Call): string {
  const token = tokenOfCall(call);
  if (token === 'ignored') return 'anyone';
  const roles = ROLES.filter((role) => mayCall(role, call));
  const withToken = roles.length === ROLES.length ? ['every role'] : roles;
  return [...(token === 'needed' ? [] : ['visitor']), ...withToken].join(', ');
}

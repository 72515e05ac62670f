import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Call } from '#contract/call.ts';
import { EVERY_CALL } from '#contract/every-call.ts';
import { mayCall, ROLES, tokenOfCall } from '#server/router/who-may-call.ts';

/** Writes docs/roles.md; with `--check` says whether it is up to date, by the exit code. */
const file = new URL('../../docs/roles.md', import.meta.url);
const options = await resolveConfig(file);
const text = await format(rolesPage(EVERY_CALL), { ...options, parser: 'markdown' });

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/roles.md is not what the contract says: run `npm run roles`.');
  process.exitCode = 1;
}

function rolesPage(calls: readonly Call[]): string {
  const families = Map.groupBy(calls, ({ name }) => name.split('.')[0] ?? name);
  const sections = [...families].toSorted().map(([family, of]) => `## ${family}\n\n${table(of)}`);
  return `# Who may call what

Generated from the contract by \`npm run roles\`. Deny by default: a call that is not marked answers 401 without a token and
403 with one. ● may call; ○ may call, and is answered as anyone would be; a blank may not. A token is of one company and one
role, and opens nothing of another company. What a role may do with what it reaches (its own shop, its own orders) is
checked by the call itself.

${sections.join('\n\n')}
`;
}

function table(calls: readonly Call[]): string {
  const head = ['call', 'route', 'visitor', ...ROLES];
  return [head, head.map(() => '---'), ...calls.map(rowOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function rowOf(call: Call): string[] {
  const token = tokenOfCall(call);
  return [
    call.name,
    `\`${call.method} ${call.path}\``,
    token === 'needed' ? '' : '●',
    ...ROLES.map((role) => (token === 'ignored' ? '○' : mayCall(role, call) ? '●' : '')),
  ];
}

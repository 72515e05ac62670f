import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSharedSalon, salon, server } from '#server/testing/open-salons.ts';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { writeApiTypes } from './write-api-types.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Somebody else's project, which has the types as the package gives them, and the library that the page names. */
const folder = throwawayFolder('client');

/** All that the page tells its reader to put into a file, in its order. */
const PROGRAM = [...readFileSync(at('docs/api.md'), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)]
  .map(([, block]) => block)
  .join('\n');

function install(): void {
  const vitrine = join(folder, 'node_modules/vitrine');
  const { name, type, exports } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const types = join(vitrine, exports['./api'].types);
  mkdirSync(dirname(types), { recursive: true });
  writeApiTypes(types);
  writeFileSync(join(vitrine, 'package.json'), JSON.stringify({ name, type, exports }));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types']) {
    symlinkSync(at(`node_modules/${name}`), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
}

/** What the compiler says of a program; nothing where it is right. */
function compile(name: string, program: string): string {
  writeFileSync(join(folder, name), program);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
  const parameters = [at('node_modules/typescript/bin/tsc'), ...options, '--lib', 'es2024,dom', name];
  return spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' }).stdout;
}

/** Runs the program as the page says, and tells what it printed. */
async function run(api: string): Promise<{ readonly printed: string; readonly failed: string }> {
  const env = { ...process.env, VITRINE_API: api, VITRINE_COMPANY: `cmp_${salon}` };
  const child = spawn(process.execPath, ['book.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { printed, failed };
}

openSharedSalon();
beforeAll(install);

describe('the program of the page about the back end', () => {
  test('compiles, and books', async () => {
    expect(compile('book.ts', PROGRAM)).toBe('');
    const { printed, failed } = await run(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    expect({ printed, failed }).toEqual({
      printed: expect.stringMatching(/^\w{4,}: 2026-01-1\dT1\d:\d\d:00\.000Z, \d+(\.\d+)? EUR\n$/),
      failed: '',
    });
  });

  test.each([
    ['a field of a body that is called otherwise', 'acceptedTotal: priced', 'total: priced', 'acceptedTotal'],
    [
      'a field of a reply that is not there',
      'booked.data.reference',
      'booked.data.number',
      "'number' does not",
    ],
    ['a body that lacks a field', "customMessage: '',", '', "'customMessage' is missing"],
    [
      'an address that no call has',
      "'/api/appointments/check'",
      "'/api/appointments/hold'",
      'appointments/hold',
    ],
    [
      'a call that lacks its key',
      "'Idempotency-Key': crypto.randomUUID()",
      '',
      '\'"Idempotency-Key"\' is missing',
    ],
    ['a question that no search knows', 'parts:', 'part:', "'part' does not exist"],
  ])('does not compile with %s', (_, right, wrong, message) => {
    expect(PROGRAM).toContain(right);
    expect(compile('wrong.ts', PROGRAM.replace(right, wrong))).toContain(message);
  });
});

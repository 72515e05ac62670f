import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { noSchemas } from './no-schemas.ts';

const contract = fileURLToPath(new URL('../../../src/contract/', import.meta.url));

/** Builds a page that runs one script. */
function bundle(script: string) {
  const entry = `${contract}entry.js`;
  return build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? script : null),
      },
      noSchemas(),
    ],
  });
}

test('a page that sends from the facts of calls is built, with the calls that it sends alone', async () => {
  const built = await bundle(`import { holdSlot } from './booking/appointments.ts'; console.log(holdSlot);`);
  const code = JSON.stringify(built);
  expect(code).toContain('/api/appointments/check');
  expect(code).not.toContain('/api/appointments/price');
});

test.each([
  [
    'a schema',
    `import { appointmentsSchemas } from './booking/appointments.schemas.ts'; console.log(appointmentsSchemas);`,
  ],
  ['an entity', `import { CompanyWire } from './company/company-wire.ts'; console.log(CompanyWire);`],
  ['TypeBox', `import { Type } from 'typebox'; console.log(Type.String());`],
])('a page that holds %s is not built', async (_, script) => {
  await expect(bundle(script)).rejects.toThrow(/holds .*: import the facts of a call/);
});

import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../../../..');

/** What the compiler objects to in graphs, as they stand in pages, by the types of schema.org; empty: nothing. */
export async function isTyped(graphs: readonly object[]): Promise<string> {
  // Beside the types: they are found from here.
  const folder = join(root, 'node_modules/.cache/structured-data', String(process.pid));
  const file = join(folder, 'pages.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `import type { Graph } from 'schema-dts';\nexport const pages: readonly Graph[] = ${JSON.stringify(graphs, null, 1)};\n`,
  );
  const config = {
    compilerOptions: { noEmit: true, strict: true, module: 'nodenext', types: [], skipLibCheck: true },
    files: ['pages.ts'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: { stdout: string }) => error,
  );
  await rm(folder, { recursive: true });
  return stdout;
}

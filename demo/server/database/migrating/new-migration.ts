import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm run migration -- --name what [--custom]: what the tables in schema/ lack, or room for SQL that Drizzle cannot say.
const config = fileURLToPath(new URL('../drizzle.config.ts', import.meta.url));
const { status } = spawnSync('drizzle-kit', ['generate', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
});

// A snapshot is thousands of lines that nobody reads: one line each.
const meta = new URL('../migrations/meta/', import.meta.url);
for (const name of readdirSync(meta).filter((each) => each.endsWith('_snapshot.json'))) {
  const file = new URL(name, meta);
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`);
}
process.exitCode = status ?? 1;

import { readdirSync, readFileSync } from 'node:fs';
import { EXEMPTIONS } from './exemptions.ts';
import { importsOf, subpathsOf } from './imports.ts';
import { structureFaults } from './structure-faults.ts';

const ROOMS = ['src', 'widgets', 'demo'];
const SOURCE = /\.(tsx?|mjs|js)$/;

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll('\\', '/')}`,
  ),
).filter((file) => SOURCE.test(file));
const subpaths = subpathsOf(JSON.parse(readFileSync('package.json', 'utf8')).imports);
const faults = structureFaults(importsOf(files, subpaths), EXEMPTIONS);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../bench/source/modules.ts';
import { isCode } from '../../bench/source/tracked-files.ts';
import { EXEMPTIONS } from './exemptions.ts';
import { structureFaults } from './structure-faults.ts';

const ROOMS = ['src', 'widgets', 'demo'];

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll('\\', '/')}`,
  ),
).filter((file) => isCode(file) && !file.includes('/node_modules/'));
const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const modules = files.map((file) => moduleOf(file, readFileSync(file, 'utf8'), imports));
const faults = structureFaults(modules, EXEMPTIONS);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

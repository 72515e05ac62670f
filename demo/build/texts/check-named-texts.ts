import { readdirSync, readFileSync } from 'node:fs';
import { features } from '#registry';
import { textsOf } from '../features.ts';
import { speakerOf, unbuiltTexts, unnamedTexts } from './named-texts.ts';

/** Says which texts a feature's screens speak that nobody loads with it, by the exit code too. */
const { imports } = JSON.parse(readFileSync('package.json', 'utf8'));
const speakers = new Map(
  ['src', 'widgets']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('/testing/'))
    .map((file) => [file, speakerOf(file, readFileSync(file, 'utf8'), imports)] as const),
);
const namespaces = readdirSync('locales/fr').map((name) => name.replace('.json', ''));
const faults = [
  ...unnamedTexts(features, speakers, namespaces),
  ...unbuiltTexts(speakers, textsOf(features)),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

import { inRoot } from '../setup/paths.mjs';
import { faultsOfUse } from './texts-used.mjs';
import { faultsOfTexts, readTexts } from './texts.mjs';

const texts = readTexts(inRoot('locales'));
const folders = ['src', 'widgets', 'demo/server'].map((name) => inRoot(name));
const faults = [...faultsOfTexts(texts), ...faultsOfUse(texts, folders)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

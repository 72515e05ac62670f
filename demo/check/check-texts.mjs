import { inRoot } from '../setup/paths.mjs';
import { faultsOfTexts, readTexts } from './texts.mjs';
import { unusedTexts } from './unused-texts.mjs';

const texts = readTexts(inRoot('locales'));
const folders = ['src', 'widgets', 'demo/server'].map((name) => inRoot(name));
const faults = [...faultsOfTexts(texts), ...unusedTexts(texts, folders)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;

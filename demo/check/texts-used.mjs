import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const literalKey = /['"`]((?:[a-z][\w-]*):[a-zA-Z][\w.-]*)['"`]/g;
const keyStart = /['"`]((?:[a-z][\w-]*):[\w.-]*\.?)\$\{/g;

function sources(path) {
  if (!statSync(path).isDirectory()) return /(?<!\.test)\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => sources(join(path, name)));
}

/**
 * Compares the keys that the sources name (`'booking:slots.title'`, or a template's fixed start) with the texts that
 * exist. A key that is put together elsewhere is known by its start alone.
 */
export function faultsOfUse(texts, folders, first = 'fr') {
  const code = folders.flatMap(sources).map((file) => [file, readFileSync(file, 'utf8')]);
  const features = Object.keys(texts[first] ?? {});
  const isText = (key) => features.includes(key.split(':')[0]);
  const known = new Set(
    features.flatMap((feature) => Object.keys(texts[first][feature]).map((key) => `${feature}:${key}`)),
  );
  const stems = new Set([...known].map((key) => key.replace(pluralForm, '')));
  const named = new Set();
  const starts = new Set();
  const faults = [];
  for (const [file, source] of code) {
    for (const [, key] of source.matchAll(keyStart)) if (isText(key)) starts.add(key);
    for (const [, key] of source.matchAll(literalKey)) {
      if (!isText(key)) continue;
      named.add(key);
      if (!known.has(key) && !stems.has(key)) faults.push(`${file} asks for '${key}', which no language has`);
    }
  }
  for (const key of known) {
    const isUsed = named.has(key) || named.has(key.replace(pluralForm, ''));
    if (!isUsed && ![...starts].some((start) => key.startsWith(start))) faults.push(`nothing shows '${key}'`);
  }
  return faults;
}

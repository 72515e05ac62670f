import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const isSource = (name) => /(?<!\.test|\.d)\.tsx?$/.test(name);

/** The strings of a source's syntax tree: a plain one is one part, a template the parts around its values. */
function stringsOf(file) {
  const strings = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && strings.push([value])),
    TemplateLiteral: ({ quasis }) => void strings.push(quasis.map(({ value }) => value.cooked ?? value.raw)),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return strings;
}

/** Whether a key can come of a string's parts, with something between each two. */
function fits(key, [first, ...others]) {
  const last = others.pop();
  if (last === undefined) return key === first;
  if (!key.startsWith(first)) return false;
  let end = first.length;
  for (const part of others) {
    const start = key.indexOf(part, end + 1);
    if (start === -1) return false;
    end = start + part.length;
  }
  return key.endsWith(last) && key.length - last.length > end;
}

/** Tells the keys of a language that no string in the sources can be. (That those asked for exist is told by the types.) */
export function unusedTexts(texts, folders, first = 'fr') {
  const features = Object.entries(texts[first] ?? {});
  const isKey = ([start]) => features.some(([feature]) => start.startsWith(`${feature}:`));
  const named = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter(isSource)
    .flatMap(stringsOf)
    .filter(isKey);
  return features
    .flatMap(([feature, keys]) => Object.keys(keys).map((key) => `${feature}:${key}`))
    .filter((key) => !named.some((parts) => fits(key, parts) || fits(key.replace(pluralForm, ''), parts)))
    .map((key) => `nothing shows '${key}'`);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfFrench } from './french-spaces.ts';

const pluralForm = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{-?\s*([\w.]+)/g;
const mark = /<\/?([\w-]+)/g;

/** The leaves of a text file, by dotted key. */
function leaves(value, path = []) {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (value === null || typeof value !== 'object') return [[path.join('.'), undefined]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const found = (pattern, text) => [...new Set([...text.matchAll(pattern)].map((one) => one[1]))].sort();
const wordsOf = (text) => text.replace(/\{\{.*?\}\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

/** Reads every text: locale → feature → dotted key → text. */
export function readTexts(folder) {
  const locales = existsSync(folder) ? readdirSync(folder).filter((name) => !name.includes('.')) : [];
  return Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        readdirSync(join(folder, locale))
          .filter((name) => name.endsWith('.json'))
          .map((name) => [
            name.slice(0, -5),
            Object.fromEntries(leaves(JSON.parse(readFileSync(join(folder, locale, name), 'utf8')))),
          ]),
      ),
    ]),
  );
}

/**
 * What the languages lack against the first: missing and unknown keys, plural forms that a language asks for (French
 * has `many`, German has not), placeholders and marks that differ, empty texts, sentences left in the first language, and the
 * spaces of French.
 */
export function faultsOfTexts(texts, first = 'fr') {
  const faults = [];
  const reference = texts[first] ?? {};
  for (const [locale, features] of Object.entries(texts)) {
    for (const feature of new Set([...Object.keys(reference), ...Object.keys(features)])) {
      const own = features[feature];
      const base = reference[feature];
      const report = (text) => faults.push(`${locale}/${feature}.json: ${text}`);
      if (!own) report('the file is missing');
      else if (!base) report(`${first} has no such file`);
      else for (const fault of faultsOfFeature(locale, own, base, locale === first)) report(fault);
    }
  }
  return faults;
}

function faultsOfFeature(locale, own, base, isFirst) {
  return [
    ...faultsOfKeys(locale, own, base),
    ...Object.entries(own).flatMap(([key, text]) => faultsOfText(key, text, base, isFirst)),
    ...(locale === 'fr' ? Object.entries(own).flatMap(([key, text]) => faultsOfSpaces(key, text)) : []),
  ];
}

/** An SMS keeps plain spaces: one letter outside its alphabet more than doubles what it takes. */
function faultsOfSpaces(key, text) {
  if (typeof text !== 'string' || key.split('.').includes('sms')) return [];
  return faultsOfFrench(text).map((wanted) => `'${key}' lacks ${wanted}`);
}

const stem = (key) => key.replace(pluralForm, '');

/** A key is counted when its `_other` form is there: `for_one` alone is a word like another. */
const isCounted = (key, texts) => pluralForm.test(key) && texts[`${stem(key)}_other`] !== undefined;

function faultsOfKeys(locale, own, base) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const faults = [];
  for (const key of Object.keys(base)) {
    const wanted = isCounted(key, base) ? forms.map((form) => `${stem(key)}_${form}`) : [key];
    for (const one of wanted) if (own[one] === undefined) faults.push(`'${one}' is missing`);
  }
  for (const key of Object.keys(own)) {
    const form = pluralForm.exec(key)?.[1];
    const isKnown = isCounted(key, own)
      ? (form === 'zero' || forms.includes(form)) && base[`${stem(key)}_other`] !== undefined
      : base[key] !== undefined;
    if (!isKnown) faults.push(`'${key}' is not asked for`);
  }
  return [...new Set(faults)];
}

function faultsOfText(key, text, base, isFirst) {
  if (typeof text !== 'string') return [`'${key}' is not a text`];
  if (text.trim() === '') return [`'${key}' is empty`];
  const model = base[key] ?? base[`${stem(key)}_other`];
  if (typeof model !== 'string') return [];
  const faults = [];
  const wanted = found(placeholder, model);
  const has = found(placeholder, text);
  // "One service" may be said without its number.
  const missing = wanted.filter((name) => !has.includes(name) && !(name === 'count' && pluralForm.test(key)));
  const unknown = has.filter((name) => !wanted.includes(name) && name !== 'count');
  if (missing.length) faults.push(`'${key}' lacks {{${missing.join('}}, {{')}}}`);
  if (unknown.length) faults.push(`'${key}' has {{${unknown.join('}}, {{')}}}, which its model has not`);
  if (found(mark, text).join() !== found(mark, model).join())
    faults.push(`'${key}' has other marks than its model`);
  if (!isFirst && text === model && wordsOf(text).length >= 3) faults.push(`'${key}' is left untranslated`);
  return faults;
}

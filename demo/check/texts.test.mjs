import { expect, test } from 'vitest';
import { faultsOfTexts } from './texts.mjs';

const booking = (texts) => ({ booking: texts });
const faultsOf = (fr, de) => faultsOfTexts({ fr: booking(fr), de: booking(de) });

test.for([
  ['a missing key', { a: 'Un', b: 'Deux' }, { a: 'Eins' }, `'b' is missing`],
  ['a key that the first language has not', { a: 'Un' }, { a: 'Eins', b: 'Zwei' }, `'b' is not asked for`],
  ['a lost placeholder', { a: 'À {{time}}' }, { a: 'Um' }, `'a' lacks {{time}}`],
  [
    'a foreign placeholder',
    { a: 'À {{time}}' },
    { a: 'Um {{time}} {{day}}' },
    `'a' has {{day}}, which its model has not`,
  ],
  ['a lost mark', { a: 'Un <b>rendez-vous</b>' }, { a: 'Ein Termin' }, `'a' has other marks than its model`],
  ['an empty text', { a: 'Un' }, { a: ' ' }, `'a' is empty`],
  ['a text that is no text', { a: 'Un' }, { a: undefined }, `'a' is missing`],
  [
    'a sentence left in French',
    { a: 'Choisissez votre heure' },
    { a: 'Choisissez votre heure' },
    `'a' is left untranslated`,
  ],
])('%s is told', ([, fr, de, fault]) => {
  expect(faultsOf(fr, de)).toContain(`de/booking.json: ${fault}`);
});

test('each language needs its own plural forms: French has many, German has not', () => {
  const french = { n_one: '{{count}} soin', n_many: '{{count}} de soins', n_other: '{{count}} soins' };
  const german = { n_one: 'eine Behandlung', n_other: '{{count}} Behandlungen' };
  expect(faultsOf(french, german)).toEqual([]);
  expect(faultsOf({ n_one: 'un soin', n_other: 'soins' }, german)).toEqual([
    `fr/booking.json: 'n_many' is missing`,
  ]);
  expect(faultsOf(french, { n_other: 'Behandlungen' })).toEqual([`de/booking.json: 'n_one' is missing`]);
  expect(faultsOf(french, { ...german, n_many: 'x' })).toEqual([
    `de/booking.json: 'n_many' is not asked for`,
  ]);
});

test.for([
  ['Un empêchement ?', `'a' lacks a narrow no-break space (U+202F) before ? ! ;`],
  ['Un empêchement?', `'a' lacks a narrow no-break space (U+202F) before ? ! ;`],
  ['Un empêchement\u00A0?', `'a' lacks a narrow no-break space (U+202F) before ? ! ;`],
  ['Statut : fait', `'a' lacks a no-break space (U+00A0) before : and inside « »`],
  ['Statut\u202F: fait', `'a' lacks a no-break space (U+00A0) before : and inside « »`],
  ['« Bonjour\u00A0»', `'a' lacks a no-break space (U+00A0) before : and inside « »`],
  ['«\u00A0Bonjour»', `'a' lacks a no-break space (U+00A0) before : and inside « »`],
])('%s: French lacks a space that no line breaks at', ([text, fault]) => {
  expect(faultsOfTexts({ fr: booking({ a: text }) })).toEqual([`fr/booking.json: ${fault}`]);
});

test.for([
  ['Vraiment\u202F?! Oui\u202F; «\u00A0Bonjour\u00A0»\u00A0: bien'],
  ['<a href="tel:+33">Tél.</a> à 10:30 &amp; https://example.com/?a=1;b'],
])('%s: French has its spaces', ([text]) => {
  expect(faultsOfTexts({ fr: booking({ a: text }) })).toEqual([]);
});

test('an SMS, and other languages, have plain spaces', () => {
  const texts = {
    fr: { mail: { 'reminder.sms': 'Demain : ici !' } },
    de: { mail: { 'reminder.sms': 'Hier !' } },
  };
  expect(faultsOfTexts(texts)).toEqual([]);
});

test('one short word may be the same in two languages', () => {
  expect(faultsOf({ a: 'Massage' }, { a: 'Massage' })).toEqual([]);
});

test('a missing file is told', () => {
  expect(faultsOfTexts({ fr: booking({ a: 'Un' }), it: {} })).toEqual([
    'it/booking.json: the file is missing',
  ]);
});

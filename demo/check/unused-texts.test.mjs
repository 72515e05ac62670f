import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../setup/throwaway-folder.ts';
import { unusedTexts } from './unused-texts.mjs';

const folder = throwawayFolder('unused-texts');

const unusedBy = (source, booking) => {
  writeFileSync(join(folder, 'screen.tsx'), source);
  return unusedTexts({ fr: { booking } }, [folder]);
};

test.for([
  ['a call', `t('booking:title');`, { title: 'Un' }],
  [
    'a branch in an attribute',
    `<p title={t(isIn ? 'booking:out' : 'booking:in')} />;`,
    { in: 'Un', out: 'Deux' },
  ],
  ['a table', `const LABELS = { one: 'booking:label.one' };`, { 'label.one': 'Un' }],
  ['a template', 't(`booking:step.${name}`);', { 'step.slot': 'Un', 'step.shop': 'Deux' }],
  ['a template of two values', 't(`booking:${step}.is.${state}.text`);', { 'slot.is.free.text': 'Un' }],
  ['a call that counts', `t('booking:n', { count });`, { n_one: '1', n_other: '2' }],
])('a key in %s is used', ([, source, texts]) => {
  expect(unusedBy(source, texts)).toEqual([]);
});

test.for([
  ['a longer one', `t('booking:title.long');`, 'title'],
  ['its start alone', `t('booking:title');`, 'title.long'],
  ['a comment', `// t('booking:title')`, 'title'],
  ['another feature', `t('cart:title');`, 'title'],
  ['a template that ends otherwise', 't(`booking:step.${name}.title`);', 'step.slot'],
  ['a template without a value', 't(`booking:step.${name}.title`);', 'step..title'],
  ['a template of values alone', 't(`${one}${other}`);', 'title'],
])('a key is not used by %s', ([, source, key]) => {
  expect(unusedBy(source, { [key]: 'Seul' })).toEqual([`nothing shows 'booking:${key}'`]);
});

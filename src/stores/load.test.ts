import { expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#platform/api/answer.ts';
import { loadOnce, valueOf } from './load.ts';

/** What is asked is answered when the test says so. */
function asked() {
  const questions: { readonly locale: Locale; answer(value: string): void }[] = [];
  let locale: Locale = 'fr';
  const loading = loadOnce<string>({
    locale: () => locale,
    ask: (spoken) => {
      const { promise, resolve } = Promise.withResolvers<Answer<string>>();
      questions.push({ locale: spoken, answer: (value) => resolve({ kind: 'ok', value }) });
      return promise;
    },
  });
  return { ...loading, questions, speak: (next: Locale) => (locale = next) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('whoever wants it at once shares a question, and later the answer', async () => {
  const { ensure, questions } = asked();
  const both = Promise.all([ensure(), ensure()]);
  questions[0]?.answer('one');
  expect((await both).map(valueOf)).toEqual(['one', 'one']);
  expect(valueOf(await ensure())).toBe('one');
  expect(questions).toHaveLength(1);
});

test('what has changed is not read by a question that was asked before the change', async () => {
  const { $load, ensure, again, questions } = asked();
  void ensure();
  const both = Promise.all([again(), again()]);
  questions[0]?.answer('before');
  await settled();
  expect(questions).toHaveLength(2);
  const later = again();
  questions[1]?.answer('after');
  expect((await both).map(valueOf)).toEqual(['after', 'after']);
  await settled();
  expect(questions).toHaveLength(3);
  questions[2]?.answer('last');
  expect(valueOf(await later)).toBe('last');
  expect(valueOf($load.get())).toBe('last');
});

test('what has changed is read anew where nothing is being read, and shown until then', async () => {
  const { $load, ensure, again, questions } = asked();
  void ensure();
  questions[0]?.answer('before');
  await settled();
  const read = again();
  expect(valueOf($load.get())).toBe('before');
  questions[1]?.answer('after');
  expect(valueOf(await read)).toBe('after');
});

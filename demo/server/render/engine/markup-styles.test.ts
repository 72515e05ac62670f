import { expect, test } from 'vitest';
import { declaredRoot } from '../markup/declared-root.ts';
import { usedRules, withoutStyles } from './markup-styles.ts';
import { sanitiseOnServer } from './server-sanitiser.ts';

const cleaned = (html: string) => sanitiseOnServer(html, 3, { base: '', allowed: [] });

test('a style in markup becomes a rule of what has it', () => {
  const { html, css } = withoutStyles('<p style="color:red">a</p><p style="color:red">b</p>');
  expect(html).toBe('<p data-style="color:red">a</p><p data-style="color:red">b</p>');
  expect(css).toBe('[data-style="color:red"]{color:red}');
});

test.each([
  '<p>Mot style="} .vitrine{display:none} &lt;/style&gt;&lt;form action=/x&gt;&lt;input&gt;" fin</p>',
  '<p> style="color:red" class="hidden fixed inset-0"</p>',
  '<p title=\' style="color:red" class="hidden"\'>a</p>',
  '<p style="position:fixed" class="fixed">a</p>',
  '<a href="https://salon.example/?a= style=&quot;x&quot;">a</a>',
])('what a company writes, as %s, is no style and no class of the page', (text) => {
  const { css } = withoutStyles(cleaned(text));
  expect(css).toBe('');
  expect(usedRules(cleaned(text))).toEqual([]);
});

test('a link of a company says itself neither where it opens nor what it is to the page', () => {
  expect(cleaned('<a href="/contact" target="_top" rel="opener">a</a>')).toBe('<a href="/contact">a</a>');
  expect(cleaned('<a href="https://a.example" target="_top" rel="opener">a</a>')).toBe(
    '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
  );
});

test('neither the sheet nor the data of a root can end before it does', () => {
  const root = declaredRoot(
    {
      html: '<p>a</p>',
      css: '[data-style="</style><b>"]{}',
      data: { name: '</script><b>' },
      title: null,
      structured: null,
    } as never,
    '',
  );
  expect(root.match(/<\/style>/g)).toHaveLength(1);
  expect(root.match(/<\/script>/g)).toHaveLength(1);
});

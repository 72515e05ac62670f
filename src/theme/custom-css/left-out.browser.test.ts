import { expect } from 'chai';
import { allowedCss, LONGEST } from './custom-css.ts';
import { leftOut } from './left-out.ts';

describe('what is left out of a company’s own CSS', () => {
  const of = (css: string) => leftOut(css, window);

  for (const css of [
    '',
    '.heading { color: red }',
    ':root { --vitrine-radius: 0 } /* { position: fixed } */ .button:hover { border: 1px solid #123 }',
    '@media (width > 40em) { .button { padding: 1em; &:hover { color: rgb(1 2 3 / .5); } } }',
    '.heading { }',
  ])
    it(`nothing of “${css}”`, () => {
      expect(of(css)).to.equal(null);
    });

  for (const [css, count, line, text] of [
    ['.heading { color: red; position: fixed; display: none }', 2, 1, 'position: fixed'],
    ['\n\n.heading {\n  color: red;\n  colr: red;\n}', 1, 5, 'colr: red'],
    ['.heading { color: red }\n[data-x] {\n color: red; margin: 0\n}', 1, 2, '[data-x]'],
    [
      '@import url("https://x.example/a;b.css");\n.heading { color: red }',
      1,
      1,
      '@import url("https://x.example/a;b.css")',
    ],
    ['@font-face { font-family: x; src: url(x) }', 1, 1, '@font-face'],
    ['.heading {\n background-image: url("data:x;{}");\n}', 1, 2, 'background-image: url("data:x;{}")'],
    ['@media print {\n #main { color: red }\n .heading { color: red; float: left }\n}', 2, 2, '#main'],
    ['.heading { color: red', 0, 0, ''],
    ['.heading { color: red } }\n.button { color }', 1, 2, 'color'],
  ] as const)
    it(`${count} of “${css}”`, () => {
      expect(of(css)).to.deep.equal(count === 0 ? null : { count, line, text });
    });

  it('all of a text that is too long, which is applied nowhere', () => {
    const css = `.heading { color: red; margin: 0 }${' '.repeat(LONGEST)}`;
    expect([allowedCss(css, window), of(css)]).to.deep.equal(['', { count: 1, line: 1, text: '.heading' }]);
  });

  it('what is applied has nothing left out', () => {
    const css = '.heading { color: red; margin: 1px 2px } a:hover { text-decoration: underline dotted }';
    expect(of(css)).to.equal(null);
  });
});

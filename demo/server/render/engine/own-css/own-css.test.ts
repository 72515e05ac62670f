import { describe, expect, test } from 'vitest';
import { allowedCss } from '#theme/custom-css/custom-css.ts';
import { hostileCss } from '#theme/custom-css/testing/hostile-css.ts';
import { serverCssView } from './server-css-view.ts';

const allowed = (css: string) => allowedCss(css, serverCssView);
const rest = (css: string) =>
  /^\.vitrine\{overflow:clip;[^;]*;display:flow-root;(.*)\}$/s.exec(allowed(css))?.[1] ?? '';

/** The same table as in a browser (`src/theme/custom-css/custom-css.browser.test.ts`), but for how colours and numbers are spelt. */
test.each([
  ['.heading{letter-spacing:.02em}', '[part~="heading"]{letter-spacing:.02em;}'],
  ['::part(button){font-weight:600}', '[part~="button"]{font-weight:600;}'],
  ['h2.heading:hover > *{color:#123456}', 'h2[part~="heading"]:hover > *{color:#123456;}'],
  [':root{--vitrine-radius-pill:.25em}', '&{--vitrine-radius-pill:.25em;}'],
  ['.a{padding-left:1px}', '[part~="a"]{padding-left:1px;}'],
  [
    '.a{margin-top:calc(1em + var(--vitrine-gap, 2px))}',
    '[part~="a"]{margin-top:calc(1em + var(--vitrine-gap, 2px));}',
  ],
  ['@media (width >= 40em){.a{color:red}}', '@media (width >= 40em){[part~="a"]{color:red;}}'],
  ['@container (min-width:3em){.a{color:red}}', '@container (min-width:3em){[part~="a"]{color:red;}}'],
  ['.a{color:red;&:hover{color:blue}}', '[part~="a"]{color:red;&:hover{color:blue;}}'],
  ['.a{color:red!important;color:blue}', '[part~="a"]{color:red;}'],
  ['.a{color:red;color:blue}', '[part~="a"]{color:blue;}'],
  ['.a:before{color:red}.a:HOVER{color:red}', '[part~="a"]::before{color:red;}[part~="a"]:hover{color:red;}'],
  ['.a{&:hover{color:blue} color:red}', '[part~="a"]{&:hover{color:blue;}}'],
  ['.a{--u:9px;--v-text:red;--vitrine-unit:1px}', ''],
  [':root{margin:1px;padding:1px;border:1px solid;box-shadow:0 0 1px;color:red}', '&{color:red;}'],
  ['h2,:is(:root):hover,h3{margin-top:1px}', ''],
  [':root > h2{margin-top:1px}', '& > h2{margin-top:1px;}'],
  ['.a{&:hover{margin-top:1px}}', '[part~="a"]{&:hover{margin-top:1px;}}'],
  [':root{--vitrine-padding:0 900px}', ''],
  [':root.a{margin:-90px}', ''],
  ['script:not(:root) ~ div{margin:-90px;color:red}', 'script:not(&) ~ div{color:red;}'],
  [':root ~ div{margin:-90px}', ''],
  [':root{~ div{margin:-90px}}', ''],
  [':is(h2,:root) > div{margin:-90px}', ''],
  [':root h2:not(:root){margin-top:1px}', ''],
  ['h2 > .a ~ h3{margin-top:1px}', 'h2 > [part~="a"] ~ h3{margin-top:1px;}'],
  ['[part=a]{color:red}', ''],
  ['#a{color:red}', ''],
  ['.a\\:b{color:red}', ''],
  ['.a{color:red', '[part~="a"]{color:red;}'],
  ['@media all{.a{color:red', '@media all{[part~="a"]{color:red;}}'],
  ['.a{color:/* why */red}', '[part~="a"]{color:red;}'],
  ['not css at all', ''],
  ['.a{color:red}</style><b>', '[part~="a"]{color:red;}'],
  ['what{?};.a{color:red} }{ .b{color:red}', '[part~="a"]{color:red;}'],
  ['@import "x.css";.a{color:red}', '[part~="a"]{color:red;}'],
  ['.b{color:"};*{}"}.a{color:red}', '[part~="a"]{color:red;}'],
  ['/* } { */.a{color:red}', '[part~="a"]{color:red;}'],
])('%s becomes %s on a server too', (written, left) => {
  expect(rest(written)).toBe(left);
});

test.each([
  ['padding:1px 2px', 'padding-top:1px;padding-right:2px;padding-bottom:1px;padding-left:2px;'],
  ['padding:1px;padding-left:2px', 'padding-top:1px;padding-right:1px;padding-bottom:1px;padding-left:2px;'],
  [
    'border-top:1px solid rgb(1 2 3)',
    'border-top-width:1px;border-top-style:solid;border-top-color:rgb(1 2 3);',
  ],
  [
    'border-radius:1px 2px/3px',
    'border-top-left-radius:1px 3px;border-top-right-radius:2px 3px;border-bottom-right-radius:1px 3px;border-bottom-left-radius:2px 3px;',
  ],
  ['background:#fff no-repeat center', 'background-color:#fff;'],
  ['background:none', 'background-color:initial;'],
  ['gap:1em 2em', 'row-gap:1em;column-gap:2em;'],
  ['font:italic 700 12px/1.5 serif', 'font-size:12px;font-weight:700;font-style:italic;line-height:1.5;'],
  ['margin:var(--vitrine-gap)', 'margin:var(--vitrine-gap);'],
])('the shorthand %s is what a browser makes of it', (written, left) => {
  expect(rest(`.a{${written}}`)).toBe(`[part~="a"]{${left}}`);
});

describe('what a server writes of a company’s own CSS', () => {
  const ENDS = [
    '</style><script>alert(1)</script>',
    '.a{color:red}</style><img src=x onerror=alert(1)>',
    '.a{color:red;--vitrine-x:</style>}',
    '@media (a</style>){.a{color:red}}',
    '@container (a<!--){.a{color:red}}',
    '.a{color:red}<!-- --><style>',
    '.a{--vitrine-x:a /*',
    '.a{--vitrine-x:calc(1px}.b{color:red}',
    '.a{color:rgb(1 2 3}*{position:fixed}',
    '@media (a{.a{color:red}}',
    ':is(.a{color:red}',
    '.a{--vitrine-x:\\3c/style>}',
    '.a{color:red;}}}}.vitrine{position:fixed}',
    '.a{color:"</style>"}',
  ];

  test.each([...ENDS, ...hostileCss('https://evil.example/x.png').map(([, css]) => css)])(
    '%s neither ends the style sheet nor has an address, a quote, an escape or a comment',
    (css) => {
      const written = allowed(css);
      expect(written).not.toMatch(
        /<\/|<!|url|evil|\\|\/\*|@import|@font-face|position:|content:|expression/i,
      );
      expect(written.replaceAll(/\[part~="[\w-]+"\]/g, '')).not.toMatch(/["'[\]]/);
      if (written === '') return;
      // All of it is inside the element's own root, whose bracket the last one closes.
      const depths: number[] = [];
      for (const character of written) {
        depths.push((depths.at(-1) ?? 0) + (character === '{' ? 1 : character === '}' ? -1 : 0));
      }
      expect(written).toMatch(/^\.vitrine\{overflow:clip;.*\}$/s);
      expect(depths.indexOf(0, 9)).toBe(written.length - 1);
      expect(Math.min(...depths)).toBe(0);
    },
  );
});

import { expect } from 'chai';
import { allowedCss } from './custom-css.ts';
import { hostileCss } from './testing/hostile-css.ts';
import { sheetsOf, tw } from '../sheet.ts';

const MARKUP = `<div class="vitrine"><section part="cover notice"><h2 part="heading">Soins</h2><ul><li>One</li></ul>
<button part="button button-primary">Book</button><input value="secret"><input type="checkbox" checked></section><slot></slot></div>`;

interface Stage {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

function stage(): Stage {
  const host = document.createElement('div');
  host.append(document.createElement('i'));
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = MARKUP;
  root.adoptedStyleSheets = [...sheetsOf(document)];
  return { host, root };
}

function apply({ root }: Stage, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

const LAYOUT = ['position', 'z-index', 'inset', 'transform'];
const layoutOf = (element: Element) => {
  const style = getComputedStyle(element);
  return LAYOUT.map((name) => style.getPropertyValue(name)).join();
};

/** What of the page the style of a root has reached: its host's box, its place in the page, words of its own. */
function reached({ host, root }: Stage, before: string): string[] {
  const inside = [...root.querySelectorAll('*'), ...host.children];
  const covering = inside.filter((one) => !['static', 'relative'].includes(getComputedStyle(one).position));
  const grown = inside.filter((one) => getComputedStyle(one).transform !== 'none');
  const words = inside.filter((one) =>
    ['::before', '::after'].some((part) => /["(]/.test(getComputedStyle(one, part).content)),
  );
  const shadow = getComputedStyle(root.querySelector('button')!).boxShadow;
  const isConfined = getComputedStyle(root.firstElementChild!).overflow === 'clip';
  return [
    ...(layoutOf(host) === before ? [] : ['host']),
    ...(covering.length ? ['cover'] : []),
    ...(grown.length ? ['size'] : []),
    ...(words.length ? ['words'] : []),
    ...(/\d{3,}px/.test(shadow) && !isConfined ? ['shadow'] : []),
  ];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The vectors that did something, when each is applied by `applyCss`. */
async function live(kind: string, applyCss: (one: Stage, css: string) => void): Promise<string[]> {
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(2000);
  const address = (index: number) => `/leak/${kind}-${index}.png`;
  const vectors = hostileCss('').map(
    ([name], index) => [name, hostileCss(address(index))[index]![1]] as const,
  );
  const found: string[] = [];
  for (const [index, [name, css]] of vectors.entries()) {
    const one = stage();
    one.root.querySelector('button')!.style.width = '80px';
    const before = layoutOf(one.host);
    applyCss(one, css);
    const marks = reached(one, before);
    await pause(40);
    one.host.remove();
    if (marks.length > 0) found.push(`${index} ${name}: ${marks.join()}`);
  }
  await pause(300);
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  for (const [index, [name]] of vectors.entries()) {
    if (asked.includes(address(index))) found.push(`${index} ${name}: asked`);
  }
  return found;
}

const allowed = (css: string) => allowedCss(css, globalThis);

describe('a company’s own CSS', () => {
  it('a company’s own CSS is dangerous unread: most of the hostile corpus acts', async () => {
    const found = await live('raw', ({ root }, css) => {
      const style = document.createElement('style');
      style.textContent = css;
      root.append(style);
    });
    const vectors = new Set(found.map((one) => one.split(' ')[0]));
    console.info(`applied unread: ${vectors.size} of ${hostileCss('').length} act`);
    expect(vectors.size).to.be.above(30);
  });

  it('a company’s own CSS that was read can neither load, cover, write nor touch the host', async () => {
    expect(hostileCss('').length).to.be.at.least(32);
    expect(await live('read', (one, css) => apply(one, allowed(css)))).to.deep.equal([]);
  });

  const rest = (css: string) => /^\.vitrine\{overflow:clip;[^;]*;(.*)\}$/.exec(allowed(css))?.[1] ?? '';
  for (const [written, left] of [
    ['.heading{letter-spacing:.02em}', '[part~="heading"]{letter-spacing:0.02em;}'],
    ['::part(button){border-radius:4px}', '[part~="button"]{border-radius:4px;}'],
    ['h2.heading:hover > *{color:#123456}', 'h2[part~="heading"]:hover > *{color:rgb(18, 52, 86);}'],
    [':root{--vitrine-radius-pill:.25em}', '&{--vitrine-radius-pill:.25em;}'],
    ['.a{padding:1px 2px;position:fixed}', '[part~="a"]{padding:1px 2px;}'],
    ['.a{padding-left:1px}', '[part~="a"]{padding-left:1px;}'],
    [
      '.a{margin:calc(1em + var(--vitrine-gap, 2px))}',
      '[part~="a"]{margin:calc(1em + var(--vitrine-gap, 2px));}',
    ],
    ['@media (width >= 40em){.a{color:red}}', '@media (width >= 40em){[part~="a"]{color:red;}}'],
    ['@container (min-width:3em){.a{color:red}}', '@container (min-width: 3em){[part~="a"]{color:red;}}'],
    ['.a{color:red;&:hover{color:blue}}', '[part~="a"]{color:red;&:hover{color:blue;}}'],
    ['.a{color:red!important}', '[part~="a"]{color:red;}'],
    ['.a{--u:9px;--v-text:red;--vitrine-unit:1px}', ''],
    ['[part=a]{color:red}', ''],
    ['#a{color:red}', ''],
    ['.a\\:b{color:red}', ''],
    ['.a{color:red', '[part~="a"]{color:red;}'],
    ['not css at all', ''],
  ] as const) {
    it(`the company’s CSS ${written} becomes ${left || 'nothing'}`, () => {
      expect(rest(written)).to.equal(left);
    });
  }

  it('a company’s own CSS comes after the product’s rules, so that it acts', () => {
    const one = stage();
    const heading = one.root.querySelector('h2')!;
    heading.className = tw('text-headline font-display');
    apply(one, allowed('h2{letter-spacing:3px}.button-primary{border-radius:7px}'));
    expect(getComputedStyle(heading).letterSpacing).to.equal('3px');
    expect(getComputedStyle(one.root.querySelector('button')!).borderTopLeftRadius).to.equal('7px');
    one.host.remove();
  });

  it('a company’s own CSS longer than 20,000 characters is left out', () => {
    expect(allowed(`.a{color:red}${' '.repeat(20_000)}`)).to.equal('');
  });
});

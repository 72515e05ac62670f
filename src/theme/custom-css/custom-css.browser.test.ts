import { expect } from 'chai';
import { allowedCss } from './custom-css.ts';
import { harmlessCss } from './testing/harmless-css.ts';
import { hostileCss } from './testing/hostile-css.ts';
import { sheetsOf, tw } from '../sheet.ts';

const MARKUP = `<div class="vitrine"><section part="cover notice"><h2 part="heading">Soins</h2><ul><li>One</li></ul>
<button part="button button-primary">Book</button><input value="secret"><input type="checkbox" checked></section><slot></slot></div>`;

interface Stage {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
}

/** An element in the middle of the page; the cart is the one that is as wide as what it holds. */
function stage(tag = 'div'): Stage {
  const host = document.createElement(tag);
  host.style.marginLeft = host.style.marginTop = '100px';
  host.style.verticalAlign = 'top';
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
  const { left, top } = element.getBoundingClientRect();
  return [...LAYOUT.map((name) => style.getPropertyValue(name)), left, top].join();
};

/** Whether the root's own box leaves that of its host: nothing clips it. */
function isOutside({ host, root }: Stage): boolean {
  const [outer, inner] = [host, root.querySelector('.vitrine')!].map((one) => one.getBoundingClientRect());
  return inner!.left < outer!.left || inner!.right > outer!.right || inner!.top < outer!.top;
}

/** What of the page the style of a root has reached: its host's box, its place in the page, words of its own. */
function reached(one: Stage, before: string): string[] {
  const { host, root } = one;
  const inside = [...root.querySelectorAll('*'), ...host.children];
  const covering = inside.filter((each) => !['static', 'relative'].includes(getComputedStyle(each).position));
  const grown = inside.filter((each) => getComputedStyle(each).transform !== 'none');
  const words = inside.filter((each) =>
    ['::before', '::after'].some((part) => /["(]/.test(getComputedStyle(each, part).content)),
  );
  const { boxShadow: ownShadow, overflow } = getComputedStyle(root.querySelector('.vitrine')!);
  const { boxShadow } = getComputedStyle(root.querySelector('button')!);
  const shadow = overflow === 'clip' ? ownShadow : ownShadow + boxShadow;
  return [
    ...(layoutOf(host) === before ? [] : ['host']),
    ...(covering.length ? ['cover'] : []),
    ...(grown.length ? ['size'] : []),
    ...(words.length ? ['words'] : []),
    ...(/\d{3,}px/.test(shadow) ? ['shadow'] : []),
    ...(isOutside(one) ? ['outside'] : []),
  ];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The vectors that did something, when each is applied by `applyCss`. */
async function live(
  kind: string,
  applyCss: (one: Stage, css: string) => void,
  tag?: string,
): Promise<string[]> {
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(2000);
  const address = (index: number) => `/leak/${kind}-${index}.png`;
  const vectors = hostileCss('').map(
    ([name], index) => [name, hostileCss(address(index))[index]![1]] as const,
  );
  const found: string[] = [];
  for (const [index, [name, css]] of vectors.entries()) {
    const one = stage(tag);
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
    expect(hostileCss('').length).to.be.at.least(40);
    expect(await live('read', (one, css) => apply(one, allowed(css)))).to.deep.equal([]);
  });

  it('a company’s own CSS that was read leaves an element that is as wide as what it holds in its place', async () => {
    const found = await live('cart', (one, css) => apply(one, allowed(css)), 'vitrine-cart');
    expect(found).to.deep.equal([]);
  });

  for (const { css, selector, property, value } of harmlessCss)
    it(`the company’s CSS ${css} acts`, () => {
      const one = stage();
      const now = () => getComputedStyle(one.root.querySelector(selector)!).getPropertyValue(property);
      expect(now()).not.to.equal(value);
      apply(one, allowed(css));
      expect(now()).to.equal(value);
      one.host.remove();
    });

  const rest = (css: string) =>
    /^\.vitrine\{overflow:clip;[^;]*;display:flow-root;(.*)\}$/.exec(allowed(css))?.[1] ?? '';
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
    [':root{margin:1px;padding:1px;border:1px solid;box-shadow:0 0 1px;color:red}', '&{color:red;}'],
    [':root{border-radius:1px}', '&{border-radius:1px;}'],
    ['h2,:is(:root):hover,h3{margin:1px}', ''],
    ['@media all{:root{&:hover{margin:1px}}}', ''],
    ['&{margin:1px}', ''],
    ['h2 , & , h3{margin:1px}', ''],
    [':root > h2{margin:1px}', '& > h2{margin:1px;}'],
    [':root.a{margin:1px}', ''],
    ['script:not(:root) ~ div{margin:1px;color:red}', 'script:not(&) ~ div{color:red;}'],
    [':root{~ div{margin:1px}}', ''],
    [':is(h2,:root) > div{margin:1px}', ''],
    [':root{& h2{margin:1px}}', '&{& h2{margin:1px;}}'],
    ['.a{&:hover{margin:1px}}', '[part~="a"]{&:hover{margin:1px;}}'],
    [':root{--vitrine-padding:0 900px}', ''],
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

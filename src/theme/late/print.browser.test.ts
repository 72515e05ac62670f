import { expect } from 'chai';
import { baseCss } from '../rules/base.ts';
import { PRINT_RULES } from './print.ts';
import { themeProperties } from '../theme-properties.ts';
import { declarations, ROOT_CLASS } from '../tokens.ts';

const MARKUP = `<div class="${ROOT_CLASS}"><header part="header"><div><img alt="Salon"><nav data-gone>Menu</nav></div></header>
<section class="fixed" data-gone>An offer</section><div class="sticky bottom-[3px]" data-gone>A bar</div><div data-bar data-gone>Tabs</div>
<dialog open data-gone>Cookies</dialog><div popover="manual" data-gone>Said</div><aside class="sticky">A summary</aside>
<main><div part="post"><a href="/magazine" data-gone>Back</a><article><h1>Title</h1><p>Text with <a id="out" href="https://salon.example/a">a link</a>
and <a id="in" href="/contact">one of the site</a></p></article><section data-gone>More</section></div><a part="button button-primary" href="/b" data-gone>Book</a></main>
<footer data-gone>Foot</footer></div>`;

/** A root as it is printed: what is for paper is for the screen here. */
function printed(theme: Parameters<typeof themeProperties>[0]) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  const own = `.${ROOT_CLASS}{${declarations(themeProperties(theme))}}.sticky{position:sticky}.fixed{position:fixed;display:flex}`;
  sheet.replaceSync(baseCss() + PRINT_RULES.replace('@media print', '@media all') + own);
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = MARKUP;
  return { host, root };
}

describe('a page on paper', () => {
  for (const [name, theme] of [
    ['of the product’s colours', {}],
    ['of a dark company', { scheme: 'dark' as const, siteColour: '#101010' }],
    ['of a company in yellow', { accentColour: '#ffee00', headerColour: '#ffee00' }],
  ] as const) {
    it(`${name} has its words, dark on white, and nothing that leads elsewhere`, () => {
      const { host, root } = printed(theme);
      for (const gone of root.querySelectorAll('[data-gone]')) {
        expect(getComputedStyle(gone).display, gone.textContent ?? '').to.equal('none');
      }
      for (const kept of root.querySelectorAll('header,h1,p,aside,p a')) {
        const { display, color, position } = getComputedStyle(kept);
        expect([display === 'none', color, position], kept.localName).to.deep.equal([
          false,
          'rgb(0, 0, 0)',
          'static',
        ]);
      }
      host.remove();
    });
  }

  it('an article has the addresses that it leads to elsewhere, and links are seen to be links', () => {
    const { host, root } = printed({});
    const after = (id: string) => getComputedStyle(root.querySelector(`#${id}`)!, '::after').content;
    expect([after('out'), after('in')]).to.deep.equal(['" (https://salon.example/a)"', 'none']);
    expect(getComputedStyle(root.querySelector('#in')!).textDecorationLine).to.equal('underline');
    host.remove();
  });
});

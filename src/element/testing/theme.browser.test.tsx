import { expect } from 'chai';
import { serverSheet, themeIn } from '#theme/server-sheet.ts';
import { sheetsOf } from '#theme/sheet.ts';
import { defineElement } from '../define-element.ts';
import type { ElementDefinition } from '../definition/definition.ts';
import { applyTheme } from '../theme/apply-theme.ts';
import { siteTree } from '../site/site-tree.tsx';
import { clearPage, inside, rootOf, settled, show, uncaught } from './page.ts';
import { defineSample, sampleDefinition } from './sample.tsx';

describe('the theme of a company', () => {
  before(defineSample);
  afterEach(clearPage);

  const sample = () => show('<vitrine-sample></vitrine-sample>');
  /** Without those that all roots of the document have. */
  const sheets = (element: Element) =>
    rootOf(element).adoptedStyleSheets.filter((each) => !sheetsOf(document).includes(each));
  async function until(what: () => boolean): Promise<void> {
    for (const end = performance.now() + 15_000; performance.now() < end && !what();) await settled();
    expect(what()).to.equal(true);
  }

  const CUSTOM = 'section{letter-spacing:3px} button{position:fixed;border-radius:7px}';

  it('a company’s theme has the company’s own CSS over it, as far as that is allowed', async () => {
    const one = await sample();
    applyTheme(rootOf(one), { customCss: CUSTOM });
    await until(() => sheets(one).length === 2);
    expect(getComputedStyle(inside(one, 'section')).letterSpacing).to.equal('3px');
    const button = getComputedStyle(inside(one, 'button'));
    expect([button.borderTopLeftRadius, button.position]).to.deep.equal(['7px', 'static']);
  });

  it('a company’s theme is the same style sheets for each root that has it', async () => {
    const [one, other, third] = [await sample(), await sample(), await sample()];
    applyTheme(rootOf(one), { accentColour: '#123456', customCss: CUSTOM });
    applyTheme(rootOf(other), { accentColour: '#123456', customCss: CUSTOM });
    applyTheme(rootOf(third), { accentColour: '#654321', customCss: CUSTOM });
    await until(() => [one, other, third].every((each) => sheets(each).length === 2));
    expect(sheets(one)).to.deep.equal(sheets(other));
    expect(sheets(third)[0]).not.to.equal(sheets(one)[0]);
    expect(sheets(third)[1]).to.equal(sheets(one)[1]);
  });

  it('a company’s theme gives way to another, and CSS that arrives late does not come back', async () => {
    const one = await sample();
    applyTheme(rootOf(one), { customCss: CUSTOM });
    applyTheme(rootOf(one), { customCss: 'section{letter-spacing:5px}' });
    applyTheme(rootOf(one), { accentColour: '#123456' });
    await settled();
    await settled();
    expect(sheets(one)).to.have.length(1);
    expect(getComputedStyle(inside(one, 'section')).letterSpacing).to.equal('normal');
  });

  it('a company’s theme adopts no sheet of its own CSS where nothing of that is allowed', async () => {
    const one = await sample();
    applyTheme(rootOf(one), { customCss: ':host{position:fixed}@import "/leak.css";' });
    await settled();
    await settled();
    expect(sheets(one)).to.have.length(1);
    expect(getComputedStyle(one).position).to.equal('static');
  });

  it('a theme that a server has sent is taken from its sheet, the company’s own CSS with it, and not made anew', async () => {
    const theme = { accentColour: '#123456', customCss: CUSTOM };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      serverSheet({
        rules: ['.flex{display:flex}'],
        late: '',
        own: '[data-style]{top:0}.vitrine{--v-scheme:dark;--v-accent:red}.vitrine section{letter-spacing:4px}',
      }),
    );
    const one = await sample();
    applyTheme(rootOf(one), theme, { sent: themeIn(sheet) });
    const accent = getComputedStyle(inside(one, '.vitrine')).getPropertyValue('--v-accent');
    expect(accent).to.equal('red');
    await settled();
    await settled();
    expect(sheets(one)).to.have.length(1);
    expect(sheets(one)[0]?.cssRules).to.have.length(2);
    expect(getComputedStyle(inside(one, 'section')).letterSpacing).to.equal('4px');
    applyTheme(rootOf(one), theme);
    await until(() => sheets(one).length === 2);
  });

  it('a server’s sheet without a theme has none to take', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(serverSheet({ rules: [], late: '', own: '' }));
    expect(themeIn(sheet)).to.equal(undefined);
  });

  describe('of an element that has a site', () => {
    const { fetch } = globalThis;
    before(() => {
      // The network's edge: there is no back end behind this page.
      globalThis.fetch = async () => new Response('{}', { status: 404 });
      const themed = {
        tag: 'vitrine-themed',
        attributes: { ...sampleDefinition.attributes, company: { kind: 'string' } },
        events: sampleDefinition.events,
      } as const satisfies ElementDefinition;
      defineElement(themed, siteTree({ definition: themed, Screen: () => null, texts: 'cart' }));
    });
    after(() => {
      globalThis.fetch = fetch;
    });

    const accent = (element: Element) =>
      element.ownerDocument.defaultView
        ?.getComputedStyle(inside(element, '.vitrine'))
        .getPropertyValue('--v-accent');
    const themed = () =>
      show(`<vitrine-themed company="cmp_x" theme='{"buttonsColor":"#123456"}'></vitrine-themed>`);

    it('an element’s theme goes with it into the document of a frame, and back', async () => {
      const one = await themed();
      const colour = accent(one);
      expect(colour).to.include('#123456');
      const frame = await show<HTMLIFrameElement>('<iframe></iframe>');
      frame.contentDocument?.body.append(one);
      await settled();
      expect(accent(one)).to.equal(colour);
      document.body.append(one);
      await settled();
      expect(accent(one)).to.equal(colour);
      one.remove();
    });

    it('an element’s theme stays where a page moves it through a template', async () => {
      const one = await themed();
      const colour = accent(one);
      const errors = await uncaught(() => {
        const template = document.createElement('template');
        template.content.append(one);
        document.body.append(template.content);
      });
      expect(errors).to.deep.equal([]);
      expect(accent(one)).to.equal(colour);
      one.remove();
    });
  });
});

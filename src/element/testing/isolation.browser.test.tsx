import axe from 'axe-core';
import { expect } from 'chai';
import { clearPage, inside, rootOf, settled, show } from './page.ts';
import { defineSample } from './sample.tsx';

const HOSTILE = `
html{font-size:62.5%;color:red;letter-spacing:3px;--tw-shadow:0 0 9px red;--u:3px}
*{font-size:30px;color:red;box-sizing:content-box;line-height:3;text-align:center;text-transform:uppercase;font-family:serif;
  letter-spacing:4px;word-spacing:9px;font-style:italic;font-weight:900;text-indent:20px;white-space:pre;cursor:crosshair;
  visibility:visible;list-style:square;font-variant:small-caps;text-shadow:0 0 3px red;quotes:none;--u:3px}
button,input,section,p,label,pre{background:lime!important;color:red!important;padding:40px!important;border:9px solid red!important;
  font-size:40px!important;margin:30px!important}
vitrine-sample{--tw-shadow:0 0 9px red;--tw-ring-shadow:0 0 9px red}
body *{color:red!important;font-size:33px!important;letter-spacing:9px!important;line-height:4!important}
`;

/** Every computed value of every node inside, but those that only the host's own box decides. */
function computedStyles(sample: Element): Record<string, string>[] {
  return [...rootOf(sample).querySelectorAll('*')].map((node) => {
    const style = getComputedStyle(node);
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  });
}

function differences(one: Record<string, string>[], other: Record<string, string>[]): string[] {
  expect(one.length).to.equal(other.length);
  return one.flatMap((style, index) =>
    Object.keys(style)
      .filter((name) => style[name] !== other[index]?.[name])
      .map((name) => `${index} ${name}: ${style[name]} / ${other[index]?.[name]}`),
  );
}

function halfSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync('.half{opacity:.5}');
  return made;
}

describe('the host page’s style', () => {
  let sheet: HTMLStyleElement | undefined;

  before(defineSample);
  afterEach(async () => {
    sheet?.remove();
    document.documentElement.removeAttribute('style');
    await clearPage();
  });

  const addStyle = (css: string) => {
    sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
  };

  it('a hostile sheet of the page changes no computed value of any node inside an element', async () => {
    const sample = await show('<vitrine-sample style="width:600px"></vitrine-sample>');
    const before = computedStyles(sample);
    expect(before.length).to.be.above(8);
    addStyle(HOSTILE);
    await settled();
    expect(differences(before, computedStyles(sample))).to.deep.equal([]);
  });

  for (const frame of ['', 'display:inline-flex', 'display:inline-block']) {
    it(`what a page puts before and after everything takes no room of an element’s (${frame || 'block'})`, async () => {
      const sample = await show(`<vitrine-sample style="${frame}"></vitrine-sample>`);
      const { width, height } = sample.getBoundingClientRect();
      addStyle(
        '*::before,*::after{content:"!"!important;display:block!important;padding:9px!important;width:9px}',
      );
      await settled();
      const after = sample.getBoundingClientRect();
      expect([after.width, after.height]).to.deep.equal([width, height]);
    });
  }

  it('the ring of the focus is as strong on a control that can do nothing now', async () => {
    const sample = await show('<vitrine-sample></vitrine-sample>');
    const button = inside(sample, 'button');
    button.classList.add('half');
    rootOf(sample).adoptedStyleSheets = [...rootOf(sample).adoptedStyleSheets, halfSheet()];
    button.setAttribute('aria-disabled', 'true');
    expect(getComputedStyle(button).opacity).to.equal('0.5');
    inside(sample, 'input').focus();
    button.focus({ focusVisible: true } as FocusOptions);
    expect(getComputedStyle(button).opacity).to.equal('1');
  });

  for (const size of ['62.5%', '8px', '20px']) {
    it(`a root font size of ${size} on the page changes no length inside an element`, async () => {
      const sample = await show('<vitrine-sample style="width:30em;font-size:16px"></vitrine-sample>');
      const before = computedStyles(sample);
      addStyle(`html{font-size:${size}}`);
      await settled();
      expect(differences(before, computedStyles(sample))).to.deep.equal([]);
      expect(getComputedStyle(inside(sample, '[data-box]')).width).to.equal('32px');
    });
  }

  it('the page’s style stays out of an element in quirks mode too', async () => {
    const sample = await show('<vitrine-sample></vitrine-sample>');
    inside(sample, 'section').append(document.createElement('table'), document.createElement('form'));
    const frame = await show<HTMLIFrameElement>('<iframe></iframe>');
    const { body, compatMode } = frame.contentDocument as Document;
    expect(compatMode).to.equal('BackCompat');
    body.style.color = 'red';
    body.append(sample);
    await settled();
    const style = (selector: string) =>
      (frame.contentWindow as Window).getComputedStyle(inside(sample, selector));
    expect(style('table').color).to.equal(style('section').color).and.not.to.equal('rgb(255, 0, 0)');
    expect(style('form').marginBottom).to.equal('0px');
  });

  it('lengths in an element follow the visitor’s own text size', async () => {
    const sample = await show('<vitrine-sample></vitrine-sample>');
    // No script can change the browser's setting; the root's own size stands for it.
    inside(sample, '.vitrine').style.fontSize = '24px';
    expect(getComputedStyle(inside(sample, '[data-box]')).width).to.equal('48px');
    expect(getComputedStyle(inside(sample, 'section')).paddingTop).to.equal('24px');
  });

  it('an element’s unit is registered under no name that a page would use', async () => {
    const sample = await show('<vitrine-sample></vitrine-sample>');
    const mark = await show('<i style="--u:7;width:calc(var(--u)*1px);display:block"></i>');
    expect(getComputedStyle(mark).width).to.equal('7px');
    expect(getComputedStyle(inside(sample, '.vitrine')).getPropertyValue('--u')).to.equal('16px');
  });

  it('an element has a box of its own: a block, as wide as its place, gone with hidden', async () => {
    const frame = await show('<div style="width:345px"><vitrine-sample></vitrine-sample></div>');
    const sample = frame.firstElementChild as HTMLElement;
    expect(getComputedStyle(sample).display).to.equal('block');
    expect(sample.getBoundingClientRect().width).to.equal(345);
    sample.hidden = true;
    expect(getComputedStyle(sample).display).to.equal('none');
    sample.hidden = false;
    sample.style.display = 'flex';
    expect(getComputedStyle(sample).display).to.equal('flex');
  });

  for (const room of [
    'display:flex',
    'display:grid;place-items:center',
    'display:flex;flex-direction:column;align-items:start',
    'float:left',
    'display:table-cell',
    'position:absolute',
  ]) {
    it(`an element as wide as its content (${room}) takes up to 64 units, and no more than there is`, async () => {
      const frame = await show(
        `<div style="width:2000px;position:relative"><div style="${room}"><vitrine-sample></vitrine-sample></div></div>`,
      );
      const sample = frame.querySelector('vitrine-sample') as HTMLElement;
      expect(sample.getBoundingClientRect().width).to.be.within(1024, 1040);
      frame.style.width = '300px';
      expect(sample.getBoundingClientRect().width).to.equal(300);
    });
  }

  it('an element leaves no node in the head, no name on the window, no attribute on its host', async () => {
    const names = new Set(Object.getOwnPropertyNames(globalThis));
    const nodes = document.head.childNodes.length;
    const sample = await show('<vitrine-sample></vitrine-sample>');
    expect(Object.getOwnPropertyNames(globalThis).filter((name) => !names.has(name))).to.deep.equal([]);
    expect(document.head.childNodes.length).to.equal(nodes);
    expect(sample.getAttributeNames()).to.deep.equal([]);
  });

  it('an element has nothing that axe finds, in its screen and in its failure', async () => {
    const frame = await show('<main><h1>Page</h1><vitrine-sample></vitrine-sample></main>');
    const { violations } = await axe.run(frame);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).to.deep.equal(
      [],
    );
  });
});

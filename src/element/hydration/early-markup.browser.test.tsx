import { expect } from 'chai';
import { renderToString } from 'react-dom/server.browser';
import { elementClass } from '../define-element.ts';
import { ElementTree } from '../element-tree.tsx';
import type { ElementInput } from '../host.ts';
import { IMPLEMENT, type PlaceholderClass } from '../placeholder/implementation.ts';
import { definePlaceholder } from '../placeholder/define-placeholder.ts';
import { inside, rootOf, said, settled, uncaught } from '../testing/page.ts';
import { SampleBody, sampleDefinition, trees } from '../testing/sample.tsx';
import { showMarkup } from './early-markup.ts';
import { whenWanted } from './wanted.ts';
// What hydrates markup is loaded when there is some: here it is there at once.
import './hydrate.tsx';
import { ID_PREFIX } from './server-markup.ts';

const NAMES = Object.keys(sampleDefinition.attributes);
const initial = { label: 'Bonjour', count: 3, active: false, size: 'small', headingLevel: 2, fails: false };

/** What a server answers for a sample with these attributes. */
function markupOf(attributes: Record<string, string> = {}): string {
  const host = { definition: sampleDefinition, emit: () => true, state: { contact: {} } };
  const props = { ...initial, ...attributes };
  const input = { host, props, wanted: undefined } as unknown as ElementInput;
  const html = renderToString(<ElementTree Body={SampleBody} input={input} />, {
    identifierPrefix: ID_PREFIX,
  });
  const data = JSON.stringify({ locale: 'fr', attributes, replies: {} }).replaceAll('<', String.raw`\u003c`);
  return `<template shadowrootmode="open"><style data-server>p{color:rgb(1,2,3)}</style>
<div class="vitrine">${html}</div>
<script data-server type="application/json">${data}</script></template>`;
}

/** A request that a server answers when the test says so. */
function requested() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = {
    readyState: 1,
    status: 0,
    responseXML: null as Document | null,
    onloadend: null as (() => void) | null,
  };
  const end = async (status: number, markup: string | null) => {
    // As the browser reads a reply into a document of its own.
    const responseXML = markup === null ? null : new DOMParser().parseFromString(markup, 'text/html');
    Object.assign(request, { readyState: 4, status, responseXML });
    request.onloadend?.();
    resolve();
    await settled();
  };
  return { request: request as unknown as XMLHttpRequest, end, ended: promise };
}

let count = 0;

/** An element whose code is not there yet. */
function placed(markup = '') {
  count += 1;
  const tag = `vitrine-early-${count}`;
  definePlaceholder({ tag, attributes: NAMES, space: [[300, 300]], onConnected: () => {} });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<${tag} ${markup}></${tag}>`;
  const element = container.firstElementChild as HTMLElement;
  const arrive = async () => {
    const known = customElements.get(tag) as unknown as PlaceholderClass;
    known[IMPLEMENT](elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
    for (let turn = 0; turn < 5; turn += 1) await settled();
  };
  return { element, arrive, container };
}

const isShown = (element: Element) => rootOf(element).querySelector('section') !== null;

describe('markup that a server was asked for', () => {
  it('is shown before the code is there, with its rules and the element’s space, and written into no page', async () => {
    const { element } = placed();
    const { request, end } = requested();
    const showing = showMarkup(element, NAMES, request);
    expect(isShown(element)).to.equal(false);
    await end(200, markupOf());
    await showing;
    expect(inside(element, '[data-text]').textContent).to.equal('Bonjour');
    expect(getComputedStyle(inside(element, 'p')).color).to.equal('rgb(1, 2, 3)');
    expect(element.getBoundingClientRect().height).to.be.at.least(300);
    expect(rootOf(element).querySelector('style,script,template')).to.equal(null);
  });

  it('is hydrated by the code: the same nodes, no fault, and what was pressed meanwhile is answered', async () => {
    const { element, arrive } = placed();
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await end(200, markupOf());
    const section = inside(element, 'section');
    inside(element, 'button').click();
    const before = { ...trees };
    const lines = await said('warn', arrive);
    expect(lines).to.deep.equal([]);
    expect(inside(element, 'section') === section).to.equal(true);
    expect(trees.mounted - before.mounted).to.equal(1);
    expect(inside(element, 'button').textContent).to.equal('pressed 1');
    expect(getComputedStyle(inside(element, 'p')).color).to.not.equal('rgb(1, 2, 3)');
  });

  it('is hydrated as it was rendered, and then shows what was changed or set since', async () => {
    const { element, arrive } = placed('count="4"');
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await end(200, markupOf({ count: 4 as unknown as string }));
    const section = inside(element, 'section');
    element.setAttribute('label', 'Changé');
    Reflect.set(element, 'size', 'large');
    const lines = await said('warn', arrive);
    expect(lines).to.deep.equal([]);
    expect(inside(element, 'section') === section).to.equal(true);
    expect(inside(element, '[data-text]').textContent).to.equal('Changé');
    expect(inside(element, '[data-values]').textContent).to.include('"size":"large"');
    expect(Reflect.get(element, 'size')).to.equal('large');
  });

  it('is not shown where a property was set: the server does not know of it', async () => {
    const { element, arrive } = placed();
    Reflect.set(element, 'theme', { buttonsColor: '#123456' });
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await end(200, markupOf());
    expect(isShown(element)).to.equal(false);
    await arrive();
    expect(isShown(element)).to.equal(true);
    expect(inside(element, '[data-values]').textContent).to.include('#123456');
  });

  const other = '<p>Not found</p>';
  const shown = '<div class="vitrine"><p>x</p></div>';
  const parts = (inner: string) =>
    `<template shadowrootmode="open"><style data-server></style>${inner}<script data-server type="application/json">{}</script></template>`;
  for (const [what, status, markup] of [
    ['an error', 503, markupOf()],
    ['nothing', 0, null],
    ['another page', 200, other],
    ['an empty root', 200, parts('<div class="vitrine"></div>')],
    ['a script', 200, parts(`${shown}<script>globalThis.wasRun = true</script>`)],
    ['a handler', 200, parts('<div class="vitrine"><img onerror="globalThis.wasRun = true" src="x"></div>')],
    ['a style of its own', 200, parts('<div class="vitrine"><p style="color:red">x</p></div>')],
    ['a frame', 200, parts('<div class="vitrine"><iframe></iframe></div>')],
    ['a link that runs', 200, parts('<div class="vitrine"><a href=" javascript\u003a0">x</a></div>')],
  ] as const) {
    it(`a reply with ${what} changes nothing for the code`, async () => {
      const { element, arrive } = placed();
      const { request, end } = requested();
      const errors = await uncaught(async () => {
        void showMarkup(element, NAMES, request);
        await end(status, markup);
        expect(rootOf(element).querySelector('.vitrine')).to.equal(null);
        await arrive();
      });
      expect(errors).to.deep.equal([]);
      expect(isShown(element)).to.equal(true);
      expect(Reflect.has(globalThis, 'wasRun')).to.equal(false);
    });
  }

  it('data that was cut off is read anew, and the markup is hydrated all the same', async () => {
    const { element, arrive } = placed();
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await end(200, markupOf().replace('"replies":{}}', '"repl'));
    const section = inside(element, 'section');
    expect(await said('warn', arrive)).to.deep.equal([]);
    expect(inside(element, 'section') === section).to.equal(true);
  });

  it('what comes after the code is not shown', async () => {
    const { element, arrive } = placed();
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await arrive();
    const section = inside(element, 'section');
    await end(200, markupOf({ label: 'Trop tard' }));
    expect(inside(element, 'section') === section).to.equal(true);
    expect(inside(element, '[data-text]').textContent).to.equal('Bonjour');
  });

  it('what comes for an element that has left the page is not shown, and it starts when it comes back', async () => {
    const { element, arrive, container } = placed();
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    element.remove();
    await end(200, markupOf());
    expect(isShown(element)).to.equal(false);
    await arrive();
    container.append(element);
    await settled();
    expect(isShown(element)).to.equal(true);
  });

  it('an element that leaves with its markup and comes back after its code is drawn with its own rules', async () => {
    const { element, arrive, container } = placed();
    const { request, end } = requested();
    void showMarkup(element, NAMES, request);
    await end(200, markupOf());
    const other = document.body.appendChild(document.createElement('section'));
    other.append(element);
    expect(isShown(element)).to.equal(true);
    element.remove();
    await arrive();
    container.append(element);
    for (let turn = 0; turn < 5; turn += 1) await settled();
    inside(element, 'button').click();
    await settled();
    expect(inside(element, 'button').textContent).to.equal('pressed 1');
    expect(getComputedStyle(inside(element, 'p')).color).to.not.equal('rgb(1, 2, 3)');
    other.remove();
  });

  it('is taken away where the code never comes: the page’s own content is shown, and the code can still come later', async () => {
    const { element, arrive } = placed();
    element.innerHTML = '<p>Téléphonez-nous</p>';
    const { request, end } = requested();
    const showing = showMarkup(element, NAMES, request);
    await end(200, markupOf());
    await showing;
    inside(element, 'button').click();
    const fail = (type: string) =>
      element.dispatchEvent(new CustomEvent('vitrine-error', { detail: { type }, bubbles: true }));
    fail('network');
    expect(isShown(element)).to.equal(true);
    fail('load');
    expect(isShown(element)).to.equal(false);
    expect((element.firstElementChild as HTMLElement).getBoundingClientRect().height).to.be.above(0);
    const mounted = trees.mounted;
    await arrive();
    expect(isShown(element)).to.equal(true);
    expect(trees.mounted - mounted).to.equal(1);
    element.remove();
  });

  it('two elements of a tag each show what they asked for', async () => {
    const { element, arrive, container } = placed('label="Un"');
    const second = element.cloneNode() as HTMLElement;
    second.setAttribute('label', 'Deux');
    container.append(second);
    const asked = [requested(), requested()] as const;
    void showMarkup(element, NAMES, asked[0].request);
    void showMarkup(second, NAMES, asked[1].request);
    await asked[1].end(200, markupOf({ label: 'Deux' }));
    await asked[0].end(200, markupOf({ label: 'Un' }));
    expect(await said('warn', arrive)).to.deep.equal([]);
    expect([element, second].map((each) => inside(each, '[data-text]').textContent)).to.deep.equal([
      'Un',
      'Deux',
    ]);
  });
});

describe('markup that the page came with', () => {
  it('waits for its code until it is touched', async () => {
    const tag = 'vitrine-early-touched';
    const container = document.body.appendChild(document.createElement('div'));
    container.setHTMLUnsafe(`<${tag}>${markupOf()}</${tag}>`);
    const element = container.firstElementChild as HTMLElement;
    const idle = globalThis.requestIdleCallback;
    globalThis.requestIdleCallback = () => 0;
    try {
      let isWanted = false;
      const wanted = whenWanted(element).then(() => (isWanted = true));
      await settled();
      expect(isWanted).to.equal(false);
      inside(element, 'button').click();
      await wanted;
    } finally {
      globalThis.requestIdleCallback = idle;
    }
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(inside(element, 'button').textContent).to.equal('pressed 1');
    container.remove();
  });

  it('is told that its code is due once the page is idle', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.setHTMLUnsafe(`<vitrine-early-idle>${markupOf()}</vitrine-early-idle>`);
    expect(await whenWanted(container.firstElementChild as HTMLElement)).to.equal(undefined);
    container.remove();
  });
});

import { expect } from 'chai';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { elementClass } from '../define-element.ts';
import { ElementTree } from '../element-tree.tsx';
// What hydrates markup is loaded when there is some: here it is there at once.
import '../hydration/hydrate.tsx';
import { REPLAY_PRESSES } from '#ui/hydration/replay-presses.ts';
import { ID_PREFIX, SERVER_ONLY, STYLE_ATTRIBUTE } from '../hydration/server-markup.ts';
import type { ElementInput } from '../host.ts';
import { inside, rootOf, said, settled } from './page.ts';
import { SampleBody, sampleDefinition, trees } from './sample.tsx';

const PROPS = { label: 'Rendu', count: 3, active: false, size: 'small', headingLevel: 2, fails: false };

/** As a server writes it: the root's content under a declarative shadow root, with a style link beside it. */
function serverMarkup(tag: string, Body = SampleBody): string {
  const host = { definition: { ...sampleDefinition, tag }, emit: () => true, state: { contact: {} } };
  const input = { host, props: PROPS, wanted: undefined } as unknown as ElementInput;
  const html = renderToString(<ElementTree Body={Body} input={input} />, { identifierPrefix: ID_PREFIX });
  return `<${tag} label="Rendu"><template shadowrootmode="open"><style>p{margin:0}</style><div class="vitrine">${html}</div></template></${tag}>`;
}

/** The markup is hydrated in turns of its own. */
async function taken(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

async function place(markup: string): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.append(container);
  container.setHTMLUnsafe(markup);
  await settled();
  return container.firstElementChild as HTMLElement;
}

describe('a declarative shadow root', () => {
  it('a declarative shadow root is kept: same nodes, no fault, working buttons, one tree', async () => {
    const tag = 'vitrine-rendered';
    const sample = await place(serverMarkup(tag));
    const section = inside(sample, 'section');
    const before = { ...trees };
    const lines = await said('warn', async () => {
      const errors = await said('error', async () => {
        customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
        await taken();
      });
      expect(errors).to.deep.equal([]);
    });
    expect(lines).to.deep.equal([]);
    expect(inside(sample, 'section') === section).to.equal(true);
    expect(rootOf(sample).querySelectorAll('.vitrine')).to.have.length(1);
    expect(trees.mounted - before.mounted).to.equal(1);
    inside(sample, 'button').click();
    await taken();
    expect(inside(sample, 'button').textContent).to.equal('pressed 1');
    sample.remove();
  });

  it('a screen that fails over a server’s markup lets presses through, and starts on no old data', async () => {
    const tag = 'vitrine-rendered-failing';
    const sample = await place(serverMarkup(tag));
    sample.setAttribute('fails', '');
    const island = document.createElement('script');
    island.type = 'application/json';
    island.setAttribute(SERVER_ONLY, '');
    island.textContent = JSON.stringify({ locale: 'fr', replies: {} });
    rootOf(sample).append(island);
    const answers: boolean[] = [];
    Reflect.set(rootOf(sample), REPLAY_PRESSES, (isRepeated: boolean) => answers.push(isRepeated));
    let host: ElementInput['host'] | undefined;
    const Body = (input: ElementInput) => {
      useEffect(() => {
        host = input.host;
      });
      return <SampleBody {...input} />;
    };
    await said('warn', async () => {
      await said('error', async () => {
        customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body }));
        await taken();
      });
    });
    expect(answers.length).to.be.greaterThan(0);
    sample.removeAttribute('fails');
    await taken();
    expect(host?.state).to.not.equal(undefined);
    expect(host?.state.hydrationData).to.equal(undefined);
    inside(sample, 'section button').click();
    await taken();
    expect(inside(sample, 'section button').textContent).to.equal('pressed 1');
    sample.remove();
  });

  it('an element that leaves before its markup was hydrated keeps no press', async () => {
    const tag = 'vitrine-rendered-left';
    const sample = await place(serverMarkup(tag));
    const answers: boolean[] = [];
    Reflect.set(rootOf(sample), REPLAY_PRESSES, (isRepeated: boolean) => answers.push(isRepeated));
    const { Body } = waiting();
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body }));
    await taken();
    sample.remove();
    await taken();
    expect(answers).to.deep.equal([false]);
  });

  it('a property set right after the definition reaches the tree that was hydrated', async () => {
    const tag = 'vitrine-rendered-early';
    const sample = await place(serverMarkup(tag));
    const section = inside(sample, 'section');
    const lines = await said('warn', async () => {
      customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
      Reflect.set(sample, 'label', 'Aussitôt');
      await taken();
    });
    expect(lines).to.deep.equal([]);
    expect(inside(sample, 'section') === section).to.equal(true);
    expect(inside(sample, '[data-text]').textContent).to.equal('Aussitôt');
    sample.remove();
  });

  /** A body that waits, in a page that hydrates its markup, until `arrive` is called. */
  function waiting() {
    const owner = {};
    let arrive = () => {};
    let isThere = false;
    const wait = () =>
      new Promise<void>((resolve) => {
        arrive = () => {
          isThere = true;
          resolve();
        };
      });
    const Body = (input: ElementInput) => {
      useSuspendedLoad(owner, '', isThere ? null : wait);
      return <SampleBody {...input} />;
    };
    return { Body, arrive: () => arrive() };
  }

  it('a server-rendered element waits for what it shows, readable meanwhile, then shows what changed', async () => {
    const tag = 'vitrine-rendered-late';
    const sample = await place(serverMarkup(tag));
    const section = inside(sample, 'section');
    const { Body, arrive } = waiting();
    const before = { ...trees };
    const lines = await said('warn', async () => {
      customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body }));
      await taken();
      expect(trees.mounted - before.mounted).to.equal(0);
      expect(inside(sample, '[data-text]').textContent).to.equal('Rendu');
      sample.setAttribute('count', '4');
      arrive();
      await taken();
    });
    expect(lines).to.deep.equal([]);
    expect(inside(sample, 'section') === section).to.equal(true);
    expect(inside(sample, '[data-values]').textContent).to.include('"count":4');
    sample.remove();
  });

  it('a server-rendered element that is removed while it waits never starts', async () => {
    const tag = 'vitrine-rendered-gone';
    const sample = await place(serverMarkup(tag));
    const { Body, arrive } = waiting();
    const before = { ...trees };
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body }));
    await taken();
    sample.remove();
    await taken();
    arrive();
    await taken();
    expect(trees.mounted - before.mounted).to.equal(0);
  });

  it('a style that the server kept out of its markup is given back to what it belongs to', async () => {
    const tag = 'vitrine-rendered-styled';
    const markup = serverMarkup(tag).replace('<section ', `<section ${STYLE_ATTRIBUTE}="max-width: 20em" `);
    const sample = await place(markup);
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
    await taken();
    expect(inside(sample, 'section').style.maxWidth).to.equal('20em');
    expect(inside(sample, 'section').hasAttribute(STYLE_ATTRIBUTE)).to.equal(false);
    sample.remove();
  });

  it('a declarative shadow root of another make gives way to the screen, but for its sheets', async () => {
    const tag = 'vitrine-rendered-otherwise';
    const sample = await place(
      `<${tag}><template shadowrootmode="open"><style>p{margin:0}</style>Bientôt<p>Patience</p></template></${tag}>`,
    );
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
    await settled();
    expect([...rootOf(sample).childNodes].map(({ nodeName }) => nodeName)).to.deep.equal(['STYLE', 'DIV']);
    expect(rootOf(sample).textContent).not.to.include('Bientôt');
    sample.remove();
  });

  it('a declarative shadow root that is closed is used as well', async () => {
    const tag = 'vitrine-rendered-closed';
    const sample = await place(
      `<${tag}><template shadowrootmode="closed"><p>Patience</p></template></${tag}>`,
    );
    const before = { ...trees };
    customElements.define(tag, elementClass({ ...sampleDefinition, tag }, { Body: SampleBody }));
    await settled();
    expect(trees.mounted - before.mounted).to.equal(1);
    expect(sample.matches(':defined')).to.equal(true);
    expect(sample.getBoundingClientRect().height).to.be.greaterThan(0);
    sample.remove();
  });
});

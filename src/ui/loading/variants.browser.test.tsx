import { expect } from 'chai';
import { createRoot, type Root } from 'react-dom/client';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static.browser';
import { settled } from '../testing/stage.tsx';
import { useVariant, type VariantLoaders, type Variants } from './variants.ts';

/** A kind of page whose variants are words; what is loaded is counted. */
function words(others: Readonly<Record<string, string | Error>>) {
  const asked: string[] = [];
  const loaders: VariantLoaders<string> = Object.fromEntries(
    Object.entries(others).map(([id, word]) => [
      id,
      async () => {
        asked.push(id);
        if (word instanceof Error) throw word;
        return word;
      },
    ]),
  );
  const variants: Variants<string> = {
    kind: 'greeting',
    first: { id: 'default', variant: 'hello' },
    others: loaders,
  };
  return { asked, variants };
}

describe('the variants of a page', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  const warned = new Set<string>();
  const warn = (message: string) => void warned.add(message);

  beforeEach(() => {
    warned.clear();
    container = document.body.appendChild(document.createElement('p'));
    root = createRoot(container);
  });
  afterEach(() => {
    root?.unmount();
    container.remove();
  });

  interface WordProps {
    readonly variants: Variants<string>;
    readonly id: string | undefined;
    readonly isPreview?: boolean;
  }

  function Word({ variants, id, isPreview = false }: WordProps) {
    const ids = new Map(id === undefined ? [] : [['greeting', id]]);
    const $layouts = { get: () => ids, listen: () => () => undefined };
    return useVariant(variants, { company: { $layouts }, isPreview, warn }) ?? '…';
  }
  async function shown(variants: Variants<string>, id: string | undefined): Promise<string> {
    root?.render(<Word variants={variants} id={id} />);
    await settled();
    await settled();
    return container.textContent ?? '';
  }

  it('the first variant of a page is shown where the theme asks for none, and no other is loaded', async () => {
    const { asked, variants } = words({ warm: 'my dear' });
    for (const id of [undefined, '', 'default']) expect(await shown(variants, id)).to.equal('hello');
    expect(asked).to.deep.equal([]);
    expect([...warned]).to.deep.equal([]);
  });

  it('in a preview the others are loaded once nothing else happens, and one that does not come is told by nobody', async () => {
    const { asked, variants } = words({ warm: 'my dear', lost: new Error('gone') });
    root?.render(<Word variants={variants} id="" isPreview />);
    await settled(200);
    expect(asked.toSorted()).to.deep.equal(['lost', 'warm']);
    expect(container.textContent).to.equal('hello');
    root?.render(<Word variants={variants} id="warm" isPreview />);
    await settled();
    expect(container.textContent).to.equal('my dear');
    expect([...warned]).to.deep.equal([]);
  });

  it('a variant of a page is loaded where the theme asks for it, and changes with the theme', async () => {
    const { asked, variants } = words({ warm: 'my dear', brief: 'hi' });
    expect(await shown(variants, 'warm')).to.equal('my dear');
    expect(asked).to.deep.equal(['warm']);
    expect(await shown(variants, 'brief')).to.equal('hi');
    expect(await shown(variants, 'default')).to.equal('hello');
  });

  it('an unknown variant of a page falls back to the first, with a warning', async () => {
    const { variants } = words({});
    for (const id of ['nothing', 'constructor']) expect(await shown(variants, id)).to.equal('hello');
    expect([...warned]).to.deep.equal([
      'There is no variant nothing of greeting: default is shown.',
      'There is no variant constructor of greeting: default is shown.',
    ]);
  });

  it('a variant of a page whose file does not arrive falls back to the first, with a warning', async () => {
    const { variants } = words({ warm: new Error('gone') });
    expect(await shown(variants, 'warm')).to.equal('hello');
    expect([...warned]).to.deep.equal(['The variant warm of greeting did not arrive: default is shown.']);
  });

  it('a variant of a page is waited for by a server', async () => {
    const { asked, variants } = words({ warm: 'my dear', brief: 'hi' });
    const { prelude } = await prerender(
      <Suspense>
        <Word variants={variants} id="warm" />
      </Suspense>,
    );
    expect(await new Response(prelude).text()).to.include('my dear');
    expect(asked).to.deep.equal(['warm']);
  });
});

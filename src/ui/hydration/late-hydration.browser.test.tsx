import { expect } from 'chai';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import type { Locale } from '#domain/locale.ts';
import { settled } from '../testing/stage.tsx';
import { TextsProvider, useTexts } from '../texts.ts';
import { keepPart } from './keep-part.ts';
import { LateHydration } from './late-hydration.tsx';
import { LateParts, type Until } from './late-parts.ts';

function Part({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  const [typed, setTyped] = useState('');
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name} {count}
      </button>
      <input
        type="text"
        aria-label="Town"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <output>{typed}</output>
    </>
  );
}

let rename: (name: string) => void = () => {};
let speak: (locale: Locale) => void = () => {};

function Spoken({ name }: { readonly name: string }) {
  const { locale } = useTexts();
  return <Part name={locale === 'fr' ? name : `${name} in ${locale}`} />;
}

function Page({ until }: { readonly until: Until }) {
  const [name, setName] = useState('pressed');
  const [locale, setLocale] = useState<Locale>('fr');
  useEffect(() => {
    rename = setName;
    speak = setLocale;
  }, []);
  const texts = useMemo(() => ({ locale, t: ((key: string) => key) as TFunction }), [locale]);
  return (
    <TextsProvider value={texts}>
      <p>{name}</p>
      <LateHydration until={until}>
        <Spoken name={name} />
      </LateHydration>
    </TextsProvider>
  );
}

/** The page as a server sends it, far below the window where it is not to be seen. */
function open(until: Until, { isSeen = false, mayWait = true } = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  host.style.paddingTop = isSeen ? '0' : '300vh';
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page until={until} />);
  const faults: unknown[] = [];
  const before = [...container.querySelectorAll('*')];
  const react = hydrateRoot(
    container,
    <LateParts value={mayWait ? keepPart : null}>
      <Page until={until} />
    </LateParts>,
    { onRecoverableError: (error) => faults.push(error) },
  );
  const one = <T extends Element = HTMLElement>(selector: string) =>
    container.querySelector<T>(selector) as T;
  return { host, react, one, faults, isKept: () => before.every((node) => container.contains(node)) };
}

const turns = async () => {
  for (let turn = 0; turn < 6; turn += 1) await settled();
};

describe('a part of a server’s markup that waits for its code', () => {
  let place: ReturnType<typeof open> | undefined;
  const opened = (...given: Parameters<typeof open>) => (place = open(...given));
  const leave = (root: Root | undefined) => root?.unmount();

  afterEach(() => {
    leave(place?.react);
    place?.host.remove();
    window.scrollTo(0, 0);
  });

  it('is React’s once it is pressed, and the press is answered, on the nodes that the server sent', async () => {
    const { one, faults, isKept } = opened('touched');
    await turns();
    one('button').click();
    expect(one('button').textContent).to.equal('pressed 0');
    expect(one('button').matches('[data-pressed]')).to.equal(true);
    await turns();
    expect(one('button').textContent).to.equal('pressed 1');
    expect(one('button').matches('[data-pressed]')).to.equal(false);
    expect(isKept()).to.equal(true);
    expect(faults).to.deep.equal([]);
  });

  it('is React’s once the focus is in it, and what was typed is told', async () => {
    const { one } = opened('touched');
    await turns();
    const field = one<HTMLInputElement>('input');
    field.value = 'Annecy';
    field.focus();
    await turns();
    expect(one('output').textContent).to.equal('Annecy');
    expect(document.activeElement?.shadowRoot?.activeElement === field).to.equal(true);
  });

  it('waits while it is out of sight, keeps its markup whatever changes around it, and catches up once it is seen', async () => {
    const { one, host, faults, isKept } = opened('seen');
    await turns();
    rename('renamed');
    await turns();
    expect(one('p').textContent).to.equal('renamed');
    expect(one('button').textContent).to.equal('pressed 0');
    host.scrollIntoView({ block: 'end' });
    for (let turn = 0; turn < 20 && one('button').textContent !== 'renamed 0'; turn += 1) await settled();
    expect(one('button').textContent).to.equal('renamed 0');
    expect(isKept()).to.equal(true);
    expect(faults).to.deep.equal([]);
  });

  for (const [what, given] of [
    ['in sight', { isSeen: true }],
    ['in a page whose style sheet is not whole without its code', { mayWait: false }],
  ] as const) {
    it(`${what} it does not wait`, async () => {
      const { one } = opened('seen', given);
      await turns();
      rename('renamed');
      await turns();
      expect(one('button').textContent).to.equal('renamed 0');
    });
  }

  it('is drawn anew in another language, and answers from then on', async () => {
    const { one, faults } = opened('touched');
    await turns();
    speak('en');
    await turns();
    expect(one('button').textContent).to.equal('pressed in en 0');
    one('button').click();
    await turns();
    expect(one('button').textContent).to.equal('pressed in en 1');
    expect(faults).to.deep.equal([]);
  });

  it('one that waits to be touched does not start by being seen', async () => {
    const { one } = opened('touched', { isSeen: true });
    await turns();
    rename('renamed');
    await turns();
    expect(one('button').textContent).to.equal('pressed 0');
  });
});

import { expect } from 'chai';
import { useRef } from 'react';
import { settled, stage, type Stage } from '../testing/stage.tsx';
import { useScheme } from './use-scheme.ts';

function Told() {
  const place = useRef<HTMLParagraphElement>(null);
  const scheme = useScheme(place);
  return (
    <p ref={place} data-tells-scheme="">
      {scheme}
    </p>
  );
}

describe('the scheme that an element is shown in', () => {
  let place: Stage;
  const said = () => place.one('p').textContent;
  const container = () => place.root.lastElementChild as HTMLElement;
  const around = () => (place.root.host as HTMLElement).style;
  async function until(words: string): Promise<void> {
    for (const end = performance.now() + 2000; performance.now() < end && said() !== words;) await settled();
    expect(said()).to.equal(words);
  }

  beforeEach(() => {
    place = stage();
    container().style.removeProperty('--v-scheme');
  });
  afterEach(() => place.leave());

  it('is that of the page around it from the start, and when it changes', async () => {
    around().colorScheme = 'dark';
    place.show(<Told />);
    expect(said()).to.equal('dark');
    around().colorScheme = 'light';
    await until('light');
    around().colorScheme = 'dark';
    await until('dark');
  });

  it('is light in a page that says nothing, whatever the visitor’s system has', () => {
    around().colorScheme = '';
    place.show(<Told />);
    expect(said()).to.equal('light');
  });

  it('is that of the company’s theme where it has one', async () => {
    container().style.setProperty('--v-scheme', 'dark');
    around().colorScheme = 'light';
    place.show(<Told />);
    expect(said()).to.equal('dark');
    container().style.setProperty('--v-scheme', 'light');
    await until('light');
  });
});

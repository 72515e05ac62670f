import { expect } from 'chai';
import { atom } from 'nanostores';
import type { Scheme } from '#domain/company/company-theme.ts';
import { settled, stage } from '#ui/testing/stage.tsx';
import { PreferredScheme } from './preferred-scheme.tsx';

describe('what the visitor of a preview prefers', () => {
  const page = document.documentElement;
  const shown = () => getComputedStyle(page).colorScheme;

  it('decides where the company leaves it to them, whatever a server has said of a draft of then', async () => {
    const rendered = new CSSStyleSheet();
    rendered.replaceSync('html{color-scheme:dark}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rendered];
    const $scheme = atom<Scheme | null>(null);
    const place = stage();
    place.show(<PreferredScheme $scheme={$scheme} />);
    await settled();
    expect(shown()).to.equal('light dark');
    $scheme.set('dark');
    await settled();
    expect(shown()).to.equal('dark');
    $scheme.set('light');
    await settled();
    expect(shown()).to.equal('light');
    $scheme.set(null);
    await settled();
    expect(shown()).to.equal('light dark');
    place.leave();
    await settled();
    expect([shown(), page.style.colorScheme]).to.deep.equal(['dark', '']);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rendered);
  });
});

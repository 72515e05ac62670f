import { expect } from 'chai';
import { clearPage, inside, show } from './page.ts';
import { defineSample } from './sample.tsx';

describe('the shortcuts of a page', () => {
  before(defineSample);
  afterEach(clearPage);

  /** Which of the keys the page hears of, pressed on one of our nodes. */
  function heardOf(node: Element, keys: readonly KeyboardEventInit[]): string[] {
    const heard: string[] = [];
    const hear = (event: Event) => heard.push((event as KeyboardEvent).key);
    document.addEventListener('keydown', hear);
    for (const facts of keys) {
      node.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...facts }));
    }
    document.removeEventListener('keydown', hear);
    return heard;
  }

  const TYPED = ['s', '/', ' ', 'é', '👍', 'ArrowLeft', 'Home', 'End', 'Backspace', 'Delete'].map((key) => ({
    key,
  }));
  const SHARED = [
    ...['Escape', 'Tab', 'Enter', 'F1', 'PageDown'].map((key) => ({ key })),
    { key: 'k', ctrlKey: true },
    { key: 'k', metaKey: true },
  ];

  for (const tag of ['input', 'textarea', 'select'] as const) {
    it(`the page’s shortcuts do not hear what is typed into a ${tag} of ours, and hear all else`, async () => {
      const sample = await show('<vitrine-sample></vitrine-sample>');
      const field = document.createElement(tag);
      inside(sample, 'section').append(field);
      expect(heardOf(field, TYPED)).to.deep.equal([]);
      expect(heardOf(field, SHARED)).to.deep.equal(SHARED.map(({ key }) => key));
    });
  }

  it('the page’s shortcuts hear every key where nothing is typed', async () => {
    const sample = await show('<vitrine-sample></vitrine-sample>');
    expect(heardOf(inside(sample, 'button'), TYPED)).to.have.length(TYPED.length);
  });
});

import { expect } from 'chai';
import { close, open, place } from '../testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '../testing/salon.ts';

/** Where a word of an element is drawn. */
function rectOf(element: Element, word: string): DOMRect | undefined {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(word) ?? -1;
    if (at < 0) continue;
    const range = element.ownerDocument.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return range.getBoundingClientRect();
  }
  return undefined;
}

describe('large words with a hyphen', () => {
  afterEach(close);

  const named = (name: string) =>
    [1, 2].map((number) => {
      const shop = shopWire(number, EVERYTHING);
      return { ...shop, publicInfo: { ...shop.publicInfo, name } };
    });

  for (const width of ['320px', '335px', '350px', '390px']) {
    it(`no line of a heading ends within such a word, on a page of ${width}`, async () => {
      await open({ address: '/salon-1', shops: named('Maison Orée Saint-Germain') }, { width });
      const word = [...place.all('main h1 span')].find(({ textContent }) => textContent === 'Saint-Germain');
      expect(word?.getBoundingClientRect().height).to.be.below(60);
      expect(place.one('main h1').textContent).to.equal('Maison Orée Saint-Germain');
    });
  }

  it('the spaces around such a word stay in a list of shops as well', async () => {
    await open({ address: '/contact', shops: named('Orée Saint-Cyr') }, { width: '1200px' });
    const names = () =>
      place.all('main h3, main h2').filter(({ textContent }) => textContent?.includes('Saint-Cyr'));
    await place.until(() => names().length > 0);
    for (const name of names()) {
      const [first, second] = ['Orée', 'Saint-Cyr'].map((word) => rectOf(name, word));
      expect((second?.left ?? 0) - (first?.right ?? 0)).to.be.above(1);
    }
  });

  it('a word that no line has room for is broken rather than cut', async () => {
    await open(
      { address: '/salon-1', shops: named('Saint-Rémy-sur-la-Montagne-des-Anges') },
      { width: '320px' },
    );
    const main = place.one('main');
    expect(main.scrollWidth).to.be.at.most(main.clientWidth);
  });
});

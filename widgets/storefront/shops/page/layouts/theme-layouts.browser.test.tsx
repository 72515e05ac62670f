import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { close, open, place, press, says } from '../../../testing/open-storefront.tsx';
import { EVERYTHING, shopWire, type Salon } from '../../../testing/salon.ts';

const SHOPS = [shopWire(1, EVERYTHING), shopWire(2, ['suedois'])];

/** Each layout that a theme may ask for, with a page that has it, what is read there, and what tells it from the first one. */
const LAYOUTS = [
  [
    'shop',
    'large',
    '/salon-1',
    'Salon 1',
    'main div[class*=min-h-] > [part=picture], main div[class*=min-h-] > span',
  ],
  ['servicesCateg', 'square', '/services', 'Soins du visage', 'main a[class*=aspect-square]'],
  ['servicesCateg', 'text', '/services', 'Soins du visage', 'main sup'],
  ['categories', 'cards', '/services/massages', 'Soins du visage', 'main nav [class*=rounded-pill]'],
  ['services', 'cards', '/services/massages', 'Massage en duo', 'main li[class*=flex-col]'],
  ['services', 'simply', '/services/massages', 'Massage en duo', 'main [class*=border-dotted]'],
  [
    'servicePresentation',
    'whole',
    '/services/massages/suedois',
    'Massage suédois',
    'main article > [class*=mx-auto]',
  ],
] as const;

describe('the layouts that a theme asks for', () => {
  afterEach(close);
  const show = (address: string, pages: Readonly<Record<string, string>>, salon: Salon = {}) =>
    open({ address, shops: SHOPS, company: { themes: { general: {}, pages } }, ...salon });

  for (const [kind, id, address, words, mark] of LAYOUTS) {
    it(`${kind} ${id}: says what the first one says, by the same headings, accessibly`, async () => {
      await show(address, {});
      await says(words);
      const first = place.all('h1').map(({ textContent }) => textContent);
      expect(place.all(mark)).to.have.length(0);
      close();
      await show(address, { [kind]: id });
      await place.until(() => place.all(mark).length > 0);
      await says(words);
      expect(place.all('h1').map(({ textContent }) => textContent)).to.deep.equal(first);
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });
  }

  it('a line of a list of prices leads to its service', async () => {
    await show('/services/massages', { services: 'simply' });
    await place.until(() => place.all('main [class*=border-dotted]').length > 0);
    place
      .all('main li a')
      .find(({ textContent }) => textContent?.includes('Massage en duo'))
      ?.click();
    await place.until(() => place.one('h1').textContent !== 'Massages');
    expect(place.one('h1').textContent).to.equal('Massage en duo');
  });

  it('a card of a service books it', async () => {
    await show('/services/massages', { services: 'cards' });
    await place.until(() => place.all('main li[class*=flex-col]').length > 0);
    await press('Réserver Massage suédois');
    await place.until(() => place.all('h1').every(({ textContent }) => textContent !== 'Massages'));
    await says('Massage suédois');
    expect(place.all('main li[class*=flex-col]')).to.have.length(0);
  });
});

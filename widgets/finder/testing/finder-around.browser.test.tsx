import { expect } from 'chai';
import { settled } from '#ui/testing/stage.tsx';
import { openFinder, type OpenFinder } from './open-finder.tsx';

const LOUVRE = { kind: 'found', latitude: 48.861, longitude: 2.336 } as const;

describe('the finder around the visitor', () => {
  let finder: OpenFinder;

  afterEach(() => finder.place.leave());

  const open = async (radius?: number) => {
    finder = await openFinder({ salon: { located: LOUVRE }, radius });
    finder.place.named('Autour de moi').click();
    await finder.place.until(() => finder.place.all('[type=range]').length === 1);
  };

  it('around the visitor, the nearest shops come first with their distance, others as suggestions', async () => {
    await open();
    expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3']);
    expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Paris.*68\d\sm/);
    expect(finder.place.one('[data-shop=salon-3]').textContent).to.match(/16,\d\skm/);
    const suggested = finder.place.all('details [data-shop]').map(({ dataset }) => dataset['shop']);
    expect(suggested).to.deep.equal(['salon-7', 'salon-8', 'salon-4']);
    await finder.place.until(() => finder.place.said() === '3 boutiques sur 8');
  });

  it('the search radius is a slider whose steps lead from 1 to 250 km, at 100 km at first', async () => {
    await open();
    const slider = finder.place.one<HTMLInputElement>('[type=range]');
    const slide = async (steps: number) => {
      if (steps < 0) slider.stepDown(-steps);
      else slider.stepUp(steps);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await settled();
      return slider.getAttribute('aria-valuetext')?.replace(/\s/, ' ');
    };
    expect(await slide(0)).to.equal('100 km');
    expect(await slide(-5)).to.equal('2 km');
    expect(finder.found()).to.deep.equal(['salon-2', 'salon-1']);
    const said: unknown[] = [await slide(-9)];
    for (let step = 0; step < 7; step += 1) said.push(await slide(1));
    expect(said).to.deep.equal(['1', '2', '5', '10', '25', '50', '100', '250'].map((km) => `${km} km`));
    expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3', 'salon-7']);
  });

  it('the search radius begins as the page asks for', async () => {
    await open(1);
    expect(finder.found()).to.deep.equal(['salon-2']);
  });

  it('the search radius of the page is a step of its own', async () => {
    await open(17);
    const slider = finder.place.one<HTMLInputElement>('[type=range]');
    expect(slider.getAttribute('aria-valuetext')).to.match(/^17\skm$/);
    expect(finder.found()).to.deep.equal(['salon-2', 'salon-1', 'salon-3']);
  });

  it('the finder says where no shop is near, shows the nearest, and gives every shop back', async () => {
    finder = await openFinder({ salon: { located: { kind: 'found', latitude: 0, longitude: 0 } } });
    finder.place.named('Autour de moi').click();
    await finder.place.until(() => /Aucune boutique dans ce rayon/.test(finder.place.root.textContent ?? ''));
    expect(finder.found().slice(0, 2)).to.deep.equal(['salon-6', 'salon-4']);
    expect(finder.place.one('[data-found] [data-shop]').textContent).to.match(/Nice.*4\s?\d{3}\skm/);
    finder.place.named('Voir toutes les boutiques').click();
    await settled();
    expect(finder.found()).to.have.length(6);
  });

  it('a search around the visitor gives way to what is typed', async () => {
    await open();
    finder.type('Lyon');
    await settled();
    expect(finder.place.all('[type=range]')).to.have.length(0);
    expect(finder.found()).to.deep.equal(['salon-4']);
  });

  for (const [kind, words] of [
    ['refused', 'La localisation est désactivée.'],
    ['unknown', 'Votre position n’a pas pu être déterminée.'],
  ] as const) {
    it(`a position that is ${kind} is said to be, and text finds shops as before`, async () => {
      finder = await openFinder({ salon: { located: { kind } } });
      finder.place.named('Autour de moi').click();
      await finder.place.until(() => finder.place.all('[part=notice]').length > 0);
      expect(finder.place.one('[role=alert] > [part=notice]').textContent).to.include(words);
      expect(finder.found()).to.have.length(6);
      finder.type('75');
      await settled();
      expect(finder.found()).to.deep.equal(['salon-1', 'salon-2']);
    });
  }
});

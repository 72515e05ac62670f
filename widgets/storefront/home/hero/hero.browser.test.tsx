import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { salonSite } from '../../testing/salon.ts';
import { siteStage, type SiteStage } from '../../testing/site-stage.tsx';
import { Hero, type Slide } from './hero.view.tsx';

const INTERVAL = 120;

const slides = ['Un', 'Deux', 'Trois'].map((title, index): Slide => ({
  id: String(index),
  title,
  text: 'Quelques mots',
  picture: null,
  action: { label: `Voir ${title}`, to: { href: `/${index}`, go: () => {} } },
}));

describe('the hero', () => {
  let place: SiteStage;

  async function open(shown: readonly Slide[] = slides) {
    const { site } = salonSite();
    place = await siteStage(
      site,
      <>
        <Hero slides={shown} position="left" interval={INTERVAL} />
        <form role="search">
          <input aria-label="Quoi" />
        </form>
        <a href="#beside">À côté</a>
      </>,
    );
  }
  const hero = () => place.one('[part=hero]');
  const seen = () =>
    place
      .all('[part=hero] h2')
      .filter((title) => title.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  const turned = () => settled(INTERVAL * 1.6);

  afterEach(() => place.leave());

  it('the hero shows one slide at a time and turns to the next by itself, round and round', async () => {
    await open();
    await place.until(() => seen()[0] === 'Un');
    expect(seen()).to.have.length(1);
    await place.until(() => seen()[0] === 'Deux');
    await place.until(() => seen()[0] === 'Trois');
    await place.until(() => seen()[0] === 'Un');
  });

  it('the hero rests under the pointer and goes on when it leaves', async () => {
    await open();
    hero().dispatchEvent(new MouseEvent('mouseenter'));
    await settled();
    const before = seen();
    await turned();
    await turned();
    expect(seen()).to.deep.equal(before);
    hero().dispatchEvent(new MouseEvent('mouseleave'));
    await place.until(() => seen()[0] !== before[0]);
  });

  it('the hero rests while the focus is inside', async () => {
    await open();
    const dot = place.one('[part=hero] [role=tab][aria-selected=true]');
    dot.focus();
    // A browser in the background moves the focus without a word.
    if (!document.hasFocus()) dot.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await settled();
    const before = seen();
    await turned();
    await turned();
    expect(seen()).to.deep.equal(before);
  });

  const moveFocus = (from: HTMLElement | null, to: HTMLElement) => {
    to.focus();
    if (document.hasFocus()) return;
    from?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    to.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };

  it('the hero rests while somebody types in the search, and goes on once they are elsewhere', async () => {
    await open();
    const field = place.one('input');
    moveFocus(null, field);
    await settled();
    const before = seen();
    await turned();
    await turned();
    expect(seen()).to.deep.equal(before);
    moveFocus(field, place.one('a[href="#beside"]'));
    await place.until(() => seen()[0] !== before[0]);
  });

  it('the hero rests while nobody can see the page', async () => {
    await open();
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      show('hidden');
      await settled();
      const before = seen();
      await turned();
      await turned();
      expect(seen()).to.deep.equal(before);
      show('visible');
      await place.until(() => seen()[0] !== before[0]);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('the hero has its stop button first in the order, and starts again from it', async () => {
    await open();
    const first = place.all('[part=hero] a, [part=hero] button').find((one) => one.checkVisibility());
    expect(first?.getAttribute('aria-label')).to.equal('Arrêter le défilement');
    first?.click();
    await place.until(() => first?.getAttribute('aria-label') === 'Lancer le défilement');
    const before = seen();
    await turned();
    expect(seen()).to.deep.equal(before);
    first?.click();
    await place.until(() => seen()[0] !== before[0]);
  });

  it('the hero goes to a slide by dot or arrow key, and then rests for good', async () => {
    await open();
    place.named('3 sur 3').click();
    await place.until(() => seen().join() === 'Trois');
    const strike = (key: string) =>
      place.root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    place.named('3 sur 3').focus();
    strike('ArrowRight');
    const focused = () => place.root.activeElement?.getAttribute('aria-label');
    await place.until(() => seen().join() === 'Un' && focused() === '1 sur 3');
    strike('End');
    await place.until(() => seen().join() === 'Trois');
    place.named('3 sur 3').blur();
    await turned();
    await turned();
    expect(seen()).to.deep.equal(['Trois']);
  });

  it('the hero is silent while it turns, and announces the slide when the visitor turns it', async () => {
    await open();
    const region = () => place.one('[part=hero] [aria-live]').getAttribute('aria-live');
    expect(region()).to.equal('off');
    place.named('2 sur 3').click();
    await place.until(() => region() === 'polite');
  });

  it('the hero stands still with one slide, without dots', async () => {
    await open(slides.slice(0, 1));
    expect(place.all('[role=tab]')).to.have.length(0);
    await turned();
    expect(seen()).to.deep.equal(['Un']);
  });

  it('the hero has no fault that axe finds', async () => {
    await open();
    place.named('Arrêter le défilement').click();
    await settled(250);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { close, history, open, place, SHOPS, site } from '../../../testing/open-storefront.tsx';
import { EVERYTHING, shopWire } from '../../../testing/salon.ts';
import { asked, field, openSearch, times } from './open-search.ts';

const options = () =>
  place.all('[role=listbox]:not([hidden]) [role=option]').map((one) => one.firstChild?.textContent ?? '');

/** What helps while something is typed comes after the first screen. */
const helped = () => place.until(() => place.all('input[role=combobox]').length > 0);

async function type(name: string, text: string): Promise<void> {
  const input = field(name);
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled(20);
}

async function strike(name: string, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const init = { key, bubbles: true, composed: true, cancelable: true };
    field(name).dispatchEvent(new KeyboardEvent('keydown', init));
    await settled(20);
  }
}

function submit(): void {
  place.one<HTMLFormElement>('form[role=search]').requestSubmit();
}

describe('the form that searches free times', () => {
  afterEach(close);

  describe('its fields', () => {
    it('home asks what, where and when, each by its name', async () => {
      await openSearch('/');
      await helped();
      const names = place.all('form[role=search] label').map((label) => label.firstChild?.textContent);
      expect(names).to.deep.equal(['Quoi ?', 'Où ?', 'Quand ?', 'À quelle heure ?'].map(noBreak));
      expect(await axeFaults(place.root)).to.deep.equal([]);
    });

    it('a company of one shop does not ask where', async () => {
      await openSearch('/', undefined, { shops: [shopWire(1, EVERYTHING)] });
      expect(place.all('[name=where]')).to.have.length(0);
      expect(place.all('[name=what]')).to.have.length(1);
    });

    it('a company that does not book online has no search, and no answer to one', async () => {
      for (const address of ['/', '/?what=massage&when=any']) {
        await open({ shops: SHOPS, booker: { appointments: false }, address });
        await settled(100);
        expect(place.all('form[role=search] [name=what]')).to.have.length(0);
        expect(times()).to.have.length(0);
        if (address === '/') close();
      }
    });

    it('a search stands in the address with all that was said', async () => {
      await openSearch('/');
      await helped();
      await type('what', 'massage');
      await type('where', 'Paris');
      place.one<HTMLSelectElement>('[name=when]').value = 'tomorrow';
      place.one<HTMLSelectElement>('[name=part]').value = 'evening';
      submit();
      await place.until(() => times().length > 0);
      expect(history.read()).to.equal('/?what=massage&where=Paris&when=tomorrow&part=evening');
      expect(Object.fromEntries(asked[0] ?? [])).to.include({
        from: '20260106',
        to: '20260106',
        parts: 'evening',
      });
    });

    it('the days to choose from name each day once', async () => {
      await openSearch('/?when=20260106');
      await place.until(() => place.all('[name=when] optgroup option').length > 0);
      const named = place.all('[name=when] > option').map(({ textContent }) => textContent);
      expect(named).to.deep.equal(['N’importe quand', 'Aujourd’hui', 'Demain', 'Ce week-end']);
      const dates = place.all<HTMLOptionElement>('[name=when] optgroup option').map(({ value }) => value);
      expect(dates[0]).to.equal('20260107');
      // Called by its name, whatever the address calls it.
      expect(field('when').value).to.equal('tomorrow');
    });

    it('the fields say what another address searches, wherever its words are parted', async () => {
      await openSearch('/?what=spa+massage&where=Paris&when=any');
      site.navigation.open({ kind: 'home' }, { what: 'spa', where: 'massage Paris', when: 'any' });
      await place.until(() => field('what').value === 'spa');
      expect(field('where').value).to.equal('massage Paris');
    });

    it('on a phone what was searched for is one line, which opens the fields and closes with the next search', async () => {
      await openSearch(
        '/?what=massage&where=Paris&when=tomorrow&part=evening',
        undefined,
        {},
        { width: '390px' },
      );
      await place.until(() => times().length > 0);
      const line = place.named('Modifier la recherche: massage · Paris · Demain · Soir');
      const form = place.one('form[role=search]');
      expect(form.checkVisibility()).to.equal(false);
      expect(line.getAttribute('aria-controls')).to.equal(form.id);
      // Nothing is behind the bar at the foot of the window there.
      scrollTo(0, document.documentElement.scrollHeight);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      line.click();
      await place.until(() => form.checkVisibility());
      expect(line.getAttribute('aria-expanded')).to.equal('true');
      await type('where', 'Lyon');
      submit();
      await place.until(() => !place.one('form[role=search]').checkVisibility());
      expect(plain(line.textContent)).to.contain('massage · Lyon');
      expect(place.root.activeElement?.tagName).to.equal('H1');
    });

    it('where there is room the fields are there, and no line', async () => {
      await openSearch('/?what=massage&when=any', undefined, {}, { width: '1280px' });
      await place.until(() => times().length > 0);
      expect(place.one('form[role=search]').checkVisibility()).to.equal(true);
      expect(place.one('main button[aria-controls]').checkVisibility()).to.equal(false);
    });

    it('the fields of an address that searches say what it says', async () => {
      await openSearch('/?what=massage&where=Paris&when=weekend&part=morning');
      await place.until(() => field('when').value === 'weekend' && field('part').value === 'morning');
      expect([field('what').value, field('where').value]).to.deep.equal(['massage', 'Paris']);
    });
  });

  describe('its suggestions', () => {
    it('arrows go through the suggestions, and Enter takes one without searching', async () => {
      await openSearch('/');
      await helped();
      await type('what', 'massage');
      await place.until(() => options().length > 0);
      expect(options()).to.deep.equal(['Massages', 'Massage suédois', 'Massage en duo']);
      expect(field('what').getAttribute('aria-expanded')).to.equal('true');
      await strike('what', 'ArrowDown', 'ArrowDown');
      const active = place.one(`#${CSS.escape(field('what').getAttribute('aria-activedescendant') ?? '')}`);
      expect(active.getAttribute('aria-selected')).to.equal('true');
      expect(active.textContent).to.contain('Massage suédois');
      expect(await axeFaults(place.root)).to.deep.equal([]);
      await strike('what', 'Enter');
      expect(field('what').value).to.equal('Massage suédois');
      expect(field('what').getAttribute('aria-expanded')).to.equal('false');
      expect(history.read()).to.equal('/');
    });

    it('Escape closes the suggestions and keeps what was typed', async () => {
      await openSearch('/');
      await helped();
      await type('what', 'mas');
      await place.until(() => options().length > 0);
      await strike('what', 'Escape');
      expect(options()).to.deep.equal([]);
      expect(field('what').value).to.equal('mas');
      expect(field('what').hasAttribute('aria-activedescendant')).to.equal(false);
    });

    it('a suggestion that is pressed fills the field, which keeps the focus', async () => {
      await openSearch('/');
      await helped();
      await type('what', 'eclat');
      await place.until(() => options().length === 1);
      place.one('[role=listbox]:not([hidden]) [role=option]').click();
      await place.until(() => field('what').value === 'Soin éclat');
      expect(place.root.activeElement).to.equal(field('what'));
    });

    it('suggestions of a phone leave the next field in sight above its bar, where one press reaches it and closes them', async () => {
      const shops = [1, 2, 3, 4, 5, 6].map((number) => shopWire(number, EVERYTHING));
      await openSearch('/', undefined, { shops }, { width: '390px' });
      await helped();
      const bar = () => place.one('[data-bar]').getBoundingClientRect();
      const list = () => place.one('[role=listbox]:not([hidden])').getBoundingClientRect();
      (place.root.host as HTMLElement).style.marginTop = '300px';
      await type('where', 's');
      await place.until(() => options().length > 0);
      await place.until(() => list().bottom <= bar().top);
      expect(list().height).to.be.within(100, 200);
      const next = field('when');
      const box = next.getBoundingClientRect();
      expect(box.top).to.be.at.least(list().bottom);
      expect(box.bottom).to.be.at.most(bar().top);
      const press = (type: string, target: Element) =>
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
      press('pointerdown', next);
      next.focus({ preventScroll: true });
      // Nothing moves away under the press.
      await settled(30);
      expect(next.getBoundingClientRect().top).to.equal(box.top);
      press('pointerup', next);
      await place.until(() => options().length === 0);
      expect(next.getBoundingClientRect().top).to.be.below(box.top);
    });

    it('a press outside closes the suggestions though the field keeps the focus, and one that scrolls does not', async () => {
      await openSearch('/');
      await helped();
      await type('what', 'mas');
      await place.until(() => options().length > 0);
      const press = (type: string, target: Element) =>
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
      const outside = place.one('h1, h2');
      press('pointerdown', outside);
      press('pointercancel', outside);
      await settled(30);
      expect(options()).not.to.deep.equal([]);
      press('pointerdown', outside);
      press('pointerup', outside);
      await place.until(() => options().length === 0);
      expect(place.root.activeElement).to.equal(field('what'));
    });

    it('the arrows bring the suggestion that they come to into the sight of a low list', async () => {
      const shops = [1, 2, 3, 4, 5, 6].map((number) => shopWire(number, EVERYTHING));
      await openSearch('/', undefined, { shops }, { width: '390px' });
      await helped();
      await type('where', 's');
      await place.until(() => options().length === 6);
      await strike('where', ...Array.from({ length: 6 }, () => 'ArrowDown'));
      const list = place.one('[role=listbox]:not([hidden])').getBoundingClientRect();
      const last = place.one('[role=option][aria-selected=true]').getBoundingClientRect();
      expect(last.bottom).to.be.at.most(list.bottom);
    });

    it('the place suggests what is near, towns and shops', async () => {
      await openSearch('/');
      await helped();
      await type('where', 'salon');
      await place.until(() => options().includes('Salon 2'));
      await type('where', 'par');
      await place.until(() => options().includes('Paris'));
      await type('where', 'autour');
      await place.until(() => options().includes('Autour de moi'));
      expect(options()).to.deep.equal(['Autour de moi']);
    });
  });
});

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');
const noBreak = (text: string) => text.replace(' ?', '\u202f?');

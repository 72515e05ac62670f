import { expect } from 'chai';
import { settled, type as typeIn } from '#ui/testing/stage.tsx';
import { OFFERS, offers, START } from '../testing/samples.ts';
import { Slots } from '../testing/slot-states.tsx';
import { plain, viewStage, type ViewStage } from '../testing/view-stage.ts';

const FULL = offers('20261123', ['closed', 'full', 'full', 'full', 'full', 'full', 'full']);

describe('the choice of a time', () => {
  let place: ViewStage;
  let done: unknown[];
  const note =
    (name: string) =>
    (...what: unknown[]) =>
      void done.push([name, ...what.filter((one) => typeof one === 'string')]);

  beforeEach(() => {
    done = [];
    place = viewStage('1000px');
  });
  afterEach(() => place.leave());

  const show = (change: Parameters<typeof Slots>[0] = {}) =>
    place.show(
      <Slots
        onNextWeek={note('next')}
        onPreviousWeek={note('previous')}
        onFindFirst={note('first')}
        onJump={note('jump')}
        onShowDate={note('show')}
        onRetry={note('retry')}
        onTake={({ kind }) => done.push(['take', kind])}
        onChoose={note('choose')}
        {...change}
      />,
    );

  describe('from week to week', () => {
    it('the weeks of slots have none before the first and none after the last', async () => {
      show({ isFirstWeek: true, isLastWeek: false });
      await place.press('Semaine précédente');
      await place.press('Semaine suivante');
      show({ isFirstWeek: false, isLastWeek: true });
      await place.press('Semaine précédente');
      await place.press('Semaine suivante');
      expect(done).to.deep.equal([['next'], ['previous']]);
    });

    it('the button to the first free day searches once at a time', async () => {
      show();
      await place.press('Première date libre');
      show({ isSearching: true });
      await place.press('Première date libre');
      expect(done).to.deep.equal([['first']]);
    });

    it('what is told of a start stands on it, in the grid and in the list, and is part of its name', async () => {
      for (const width of ['1000px', '390px']) {
        place.leave();
        place = viewStage(width);
        show({ noteOf: (_, { startsAt }) => (startsAt === START ? 'Inès · +15 €' : '') });
        await settled();
        const told = place.all('button').filter(({ textContent }) => textContent?.includes('Inès · +15 €'));
        expect(told).to.have.length(1);
        expect(told[0]?.textContent).to.match(/^14\sh\s30, Inès/);
      }
    });

    it('slots are a grid where there is room, a list where there is not, or as the visitor chooses', async () => {
      show();
      expect(place.all('[role=grid]')).to.have.length(1);
      expect(place.control('Semaine').getAttribute('aria-pressed')).to.equal('true');
      await place.press('Par jour');
      expect([place.all('[role=grid]').length, place.all('[role=tablist]').length]).to.deep.equal([0, 1]);
      place.leave();
      place = viewStage('390px');
      show();
      expect(place.all('[role=tablist]')).to.have.length(1);
    });
  });

  describe('of any day', () => {
    const field = () => place.one<HTMLInputElement>('input[type=date]');

    it('any day that may be booked can be typed, the first and the last included', async () => {
      show({ shownDate: '20261130' });
      expect([field().value, field().min, field().max]).to.deep.equal([
        '2026-11-30',
        '2026-11-24',
        '2027-02-15',
      ]);
      for (const day of ['2026-11-24', '2027-02-15', '2026-12-24']) typeIn(field(), day);
      await settled();
      expect(done).to.deep.equal([
        ['jump', '20261124'],
        ['jump', '20270215'],
        ['jump', '20261224'],
      ]);
    });

    it('a day out of range is refused on leaving its field, with the days that may be typed', async () => {
      show();
      field().focus();
      typeIn(field(), '2027-02-16');
      expect(field().getAttribute('aria-invalid')).to.equal(null);
      field().blur();
      await settled();
      expect(field().getAttribute('aria-invalid')).to.equal('true');
      expect(place.words('[role=alert]')).to.match(
        /^Choisissez un jour entre le .*24 novembre 2026 et le .*15 février 2027$/,
      );
      field().focus();
      typeIn(field(), '2026-11-25');
      await settled();
      expect(place.words('[role=alert]')).to.equal('');
      expect(done).to.deep.equal([['jump', '20261125']]);
    });
  });

  describe('day by day', () => {
    const tabs = () => place.all('[role=tab]');
    const list = (change: Parameters<typeof Slots>[0] = {}) => show({ wantedLayout: 'list', ...change });

    it('the days of the list of slots have one tab stop, and the arrow keys walk round them', async () => {
      list();
      expect(tabs().map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0, -1, -1, -1, -1, -1]);
      tabs()[1]?.focus();
      for (const key of ['ArrowRight', 'Home', 'End', 'ArrowLeft', 'x']) place.strike(key);
      await settled();
      expect(done.map((one) => (one as string[])[1])).to.deep.equal([
        '20261125',
        '20261123',
        '20261129',
        '20261123',
      ]);
    });

    it('each day of the list says how many of its slots are free', () => {
      list();
      expect(place.names('[role=tab] > :last-child').slice(0, 3)).to.deep.equal([
        'lundi 23 novembre, 0 créneau libre',
        'mardi 24 novembre, 3 créneaux libres',
        'mercredi 25 novembre, 2 créneaux libres',
      ]);
    });

    it('a day of the list has its slots by part of the day, and a press takes one', async () => {
      list();
      expect(place.names('[role=tabpanel] h3, [role=tabpanel] h4')).to.deep.equal([
        'Matin',
        'Après-midi',
        'Soir',
      ]);
      await place.press('14 h 30');
      expect(done).to.deep.equal([['choose', '20261124']]);
    });

    it('a slot that is being held lets no other one be taken', async () => {
      list({ pendingStart: START });
      expect(place.control('14 h 30').getAttribute('aria-busy')).to.equal('true');
      await place.press('10 h');
      expect(done).to.deep.equal([]);
    });
  });

  describe('on a day without any', () => {
    it('a day without slots says why, and offers alternatives, each one press away', async () => {
      show({ shownDate: '20261123' });
      expect(place.words()).to.include('La boutique est fermée ce jour-là.');
      const others = place.all('[aria-live=polite] li');
      expect(others.map((one) => plain(one.querySelector('span')?.textContent))).to.deep.equal([
        'Avec Inès et Clémence Roux, ce jour-là',
        'Le plus proche',
        'Maison Orée Saint-Germain, Paris',
      ]);
      // A line between two of them, and none above the one that ends the whole.
      expect(others.map((one) => getComputedStyle(one).borderBottomWidth)).to.deep.equal([
        '1px',
        '1px',
        '0px',
      ]);
      // The hour alone on the day itself, the day as well on another.
      expect(others.map((one) => plain(one.querySelector('button')?.textContent))[0]).to.equal('10 h');
      expect(plain(others[1]?.querySelector('button')?.textContent)).to.match(/24.* à 10 h$/);
      for (const one of others) one.querySelector('button')?.click();
      await settled();
      expect(done).to.deep.equal([
        ['take', 'people'],
        ['take', 'nearest'],
        ['take', 'shop'],
      ]);
    });

    it('a week without slots says so, and leads to the first free day or says there is none', async () => {
      show({ shown: { kind: 'ready', offers: FULL } });
      expect(place.words()).to.include('Aucun créneau libre cette semaine');
      await place.press('Voir la première date libre');
      expect(done).to.deep.equal([['first']]);
      show({ shown: { kind: 'ready', offers: FULL }, nothingUntil: '20270118' });
      expect(place.words()).to.match(/Rien de libre jusqu’au .*18 janvier 2027/);
      expect(place.names('button')).not.to.include('Voir la première date libre');
    });
  });

  it('slots that cannot be loaded can be asked for again, and a lost connection is named', async () => {
    show({ shown: { kind: 'failed', isOffline: false } });
    expect(place.words()).to.include('Les créneaux n’ont pas pu être chargés');
    await place.press('Réessayer');
    expect(done).to.deep.equal([['retry']]);
    show({ shown: { kind: 'failed', isOffline: true } });
    expect(place.words()).to.include('Vérifiez votre connexion');
  });

  it('slots name the shop’s time zone only where the visitor’s clock shows another time', () => {
    show({ namesZone: true });
    expect(place.words()).to.match(/Horaires de la boutique \(.+\) : il y est 14 h 30\./);
    show({ namesZone: false });
    expect(place.words()).not.to.include('Horaires de la boutique');
  });

  it('slots that were shown stay while others are on their way', () => {
    show({ shown: { kind: 'loading', kept: null, isOutdated: false } });
    expect(place.all('[role=grid]')).to.have.length(0);
    expect(place.words()).to.include('Chargement en cours');
    show({ shown: { kind: 'loading', kept: OFFERS, isOutdated: false } });
    expect(place.all('[role=grid]')).to.have.length(1);
  });
});

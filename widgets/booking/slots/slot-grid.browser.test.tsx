import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { OFFERS, offers, ZONE } from '../testing/samples.ts';
import { SlotGridView, type SlotGridProps } from './slot-grid.view.tsx';

describe('the week as a grid', () => {
  let place: Stage;
  let chosen: string[];
  let turns: string[];
  let asked: string[];

  const grid = (change: Partial<SlotGridProps> = {}) => (
    <SlotGridView
      offers={OFFERS}
      timeZone={ZONE}
      today="20261124"
      label="Créneaux"
      pendingStart={null}
      heldStart={null}
      gone={new Set()}
      emptied={[]}
      isLoading={false}
      isOutdated={false}
      onChoose={(date, { startMinute }) => chosen.push(`${date} ${startMinute}`)}
      askedDate={null}
      onAsk={(date) => asked.push(date)}
      onNextWeek={() => turns.push('next')}
      onPreviousWeek={() => turns.push('previous')}
      {...change}
    />
  );
  const stop = () => place.one('[data-cell][tabindex="0"]');
  const at = () => (place.focused() as HTMLElement).dataset['cell'];
  const after = (...keys: string[]) => {
    for (const key of keys) {
      const [name = '', ctrl] = key.split('+').reverse();
      place.strike(name, { ctrlKey: ctrl === 'Ctrl' });
    }
    return at();
  };

  beforeEach(() => {
    chosen = [];
    turns = [];
    asked = [];
    place = stage();
    place.show(grid());
    stop().focus();
  });
  afterEach(() => place.leave());

  it('the grid of slots has a name, a head for each day and the part of the day for each row', () => {
    expect(place.one('[role=grid]').getAttribute('aria-label')).to.equal('Créneaux');
    expect(place.all('th[scope=col]').length).to.equal(8);
    expect(place.all('th[scope=row]').map(({ textContent }) => textContent)).to.deep.equal([
      'Matin',
      'Matin',
      'Après-midi',
      'Soir',
    ]);
  });

  it('the grid of slots holds free times alone, each under its day', () => {
    expect(place.all('[data-cell]').map((one) => one.dataset['cell'])).to.deep.equal([
      '0-1',
      '0-2',
      '0-5',
      '1-2',
      '2-1',
      '2-4',
      '3-1',
      '3-5',
    ]);
  });

  it('a part of the day without any free time of the week is one line', () => {
    place.show(
      grid({ offers: offers('20261123', [['14:30'], 'full', 'full', 'full', 'full', 'full', 'full']) }),
    );
    expect(place.root.textContent).to.include('Matin\u00a0: rien de libre').and.not.include('Soir');
  });

  it('the grid of slots has one tab stop, which is the first free time', () => {
    expect(place.all('[data-cell][tabindex="0"]').length).to.equal(1);
    expect(at()).to.equal('0-1');
  });

  it('arrow keys move from one free time of the grid to the next, and stay inside', () => {
    expect(after('ArrowDown')).to.equal('2-1');
    expect(after('ArrowRight')).to.equal('1-2');
    expect(after('ArrowUp')).to.equal('0-2');
    expect(after('ArrowUp')).to.equal('0-2');
    expect(after('ArrowLeft', 'ArrowLeft', 'ArrowLeft')).to.equal('0-1');
  });

  it('Home and End move to the first and the last day of the grid, with Ctrl to its first and last time', () => {
    expect(after('End')).to.equal('0-5');
    expect(after('Home')).to.equal('0-1');
    expect(after('Ctrl+End')).to.equal('3-5');
    expect(after('Ctrl+Home')).to.equal('0-1');
  });

  it('the tab stop of the grid of slots moves along with the focus', () => {
    after('ArrowDown', 'ArrowRight');
    expect(stop()).to.equal(place.focused());
    expect(place.all('[data-cell][tabindex="0"]').length).to.equal(1);
  });

  it('PageDown and PageUp change the week, and keep the focus in the grid of slots', async () => {
    after('ArrowDown', 'PageDown');
    expect(turns).to.deep.equal(['next']);
    place.show(grid({ isLoading: true }));
    expect(at()).to.equal('2-1');
    place.show(
      grid({ offers: offers('20261130', ['full', 'full', ['09:00'], 'full', 'full', 'full', 'full']) }),
    );
    await settled();
    expect(at()).to.equal('0-2');
    after('PageUp');
    expect(turns).to.deep.equal(['next', 'previous']);
  });

  it('the focus stays on the grid of slots where a week has no time at all', async () => {
    after('PageDown');
    place.show(
      grid({ offers: offers('20261130', ['full', 'full', 'full', 'full', 'full', 'full', 'full']) }),
    );
    await settled();
    expect(place.focused()).to.equal(place.one('[role=grid]'));
    after('PageUp');
    expect(turns).to.deep.equal(['next', 'previous']);
  });

  it('a slot is named by its time first, then its day', () => {
    expect(place.one('[data-cell="0-1"]').textContent).to.equal('10\u202fh, mardi 24 novembre, disponible');
  });

  it('a day without slots says why under its head', () => {
    const reasons = place
      .all('thead th')
      .map((head) => head.querySelector('button')?.firstChild?.textContent ?? '');
    expect(reasons.slice(1)).to.deep.equal(['Fermé', '', '', 'Complet', '', '', 'Absent']);
  });

  it('the reason of a day without slots can be pressed for more, and shows which one was', () => {
    const closed = place.one('thead button');
    expect(closed.textContent).to.equal('Fermé, lundi 23 novembre\u00a0: pourquoi, et quoi d’autre');
    closed.click();
    expect(asked).to.deep.equal(['20261123']);
    place.show(grid({ askedDate: '20261123' }));
    expect(place.all('thead button').map((one) => one.getAttribute('aria-expanded'))).to.deep.equal([
      'true',
      'false',
      'false',
    ]);
  });

  it('the time that is kept for the visitor is told as theirs, and goes on', () => {
    const offer = OFFERS[1];
    const held = offer?.kind === 'free' ? (offer.starts[1]?.startsAt ?? null) : null;
    place.show(grid({ heldStart: held, gone: new Set(held === null ? [] : [held]) }));
    expect(place.one('[data-cell="2-1"]').textContent).to.match(/gardé pour vous$/);
    expect(place.one('[data-cell="0-1"]').textContent).to.match(/disponible$/);
    place.one('[data-cell="2-1"]').click();
    expect(chosen).to.deep.equal(['20261124 870']);
  });

  it('a free slot is chosen once', () => {
    place.one('[data-cell="2-1"]').click();
    expect(chosen).to.deep.equal(['20261124 870']);
    const offer = OFFERS[1];
    const pending = offer?.kind === 'free' ? (offer.starts[1]?.startsAt ?? null) : null;
    place.show(grid({ pendingStart: pending }));
    place.one('[data-cell="0-1"]').click();
    expect(chosen.length).to.equal(1);
    expect(place.one('[aria-selected=true] button').getAttribute('aria-busy')).to.equal('true');
  });

  for (const width of [360, 390]) {
    it(`a time of the grid is one line that fits its button on a phone of ${width} px`, () => {
      place.leave();
      place = stage(`${width}px`);
      const halfHours = offers(
        '20261123',
        [1, 2, 3, 4, 5, 6, 7].map(() => ['10:30', '20:30']),
      );
      place.show(<div style={{ padding: '0 20px' }}>{grid({ offers: halfHours })}</div>);
      const buttons = place.all('[data-cell]');
      expect(buttons.length).to.equal(14);
      for (const button of buttons) {
        const time = document.createRange();
        time.selectNodeContents(button.firstElementChild!);
        expect(time.getClientRects().length, button.textContent).to.equal(1);
        expect(button.scrollWidth, button.textContent).to.be.at.most(button.clientWidth);
      }
    });
  }
});

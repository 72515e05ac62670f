import { expect } from 'chai';
import { axeFaults } from '#ui/testing/stage.tsx';
import { PLACED } from '../../testing/samples.ts';
import { viewStage, type ViewStage } from '../../testing/view-stage.ts';
import { VisitFold, VisitShop } from './visit-fold.view.tsx';

describe('the visit above the times', () => {
  let place: ViewStage;
  let pressed: number;

  beforeEach(() => {
    pressed = 0;
    place = viewStage('320px');
  });
  afterEach(() => place.leave());

  const fold = (isOpen: boolean, names = 'Massage suédois, Soin éclat') =>
    place.show(
      <VisitFold
        names={names}
        facts="1 h 45"
        choices={['avec Inès', PLACED.shop.name]}
        isOpen={isOpen}
        onToggle={() => (pressed += 1)}
      />,
    );

  it('the line of a visit names services, facts, person and shop, and says whether it is open', async () => {
    fold(false);
    const line = place.one('button');
    expect(place.words('button')).to.include('Massage suédois, Soin éclat').and.include('1 h 45');
    expect(place.words('button')).to.include(`avec Inès${PLACED.shop.name}`).and.include('Modifier');
    expect(line.getAttribute('aria-expanded')).to.equal('false');
    line.click();
    expect(pressed).to.equal(1);
    fold(true);
    expect(line.getAttribute('aria-expanded')).to.equal('true');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('the line of a visit has the way to another service beside it, without opening it', async () => {
    let added = 0;
    place.show(
      <VisitFold
        names="Massage suédois"
        facts="1 h"
        choices={[]}
        isOpen={false}
        onToggle={() => (pressed += 1)}
        onAdd={() => (added += 1)}
      />,
    );
    await place.press('Ajouter une prestation');
    expect([added, pressed]).to.deep.equal([1, 0]);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('the line of a visit stays one line for each, however long the names are', () => {
    fold(false);
    const { height } = place.one('button').getBoundingClientRect();
    fold(false, 'Ganzkörper-Aromaölmassage mit Fußreflexzonenbehandlung, '.repeat(4));
    expect(place.one('button').getBoundingClientRect().height).to.equal(height);
    expect(place.one('button').getBoundingClientRect().width).to.be.at.most(320);
  });

  it('the line of a visit says what is wrong with a choice that it folds away, and leads to it', async () => {
    const fault = 'La personne choisie ne prend plus de rendez-vous ici';
    place.show(
      <VisitFold
        names="Massage suédois"
        facts="1 h"
        choices={[]}
        fault={fault}
        isOpen={false}
        onToggle={() => (pressed += 1)}
      />,
    );
    expect(place.words('button')).to.include(fault);
    expect(place.one('button').scrollWidth).to.be.at.most(320);
    expect(await axeFaults(place.root)).to.deep.equal([]);
    place.one('button').click();
    expect(pressed).to.equal(1);
  });

  it('the shop of a visit can be changed where there is another one', async () => {
    place.show(<VisitShop shop={PLACED.shop} onChange={() => (pressed += 1)} />);
    await place.press('Modifier la boutique');
    expect(pressed).to.equal(1);
    place.show(<VisitShop shop={PLACED.shop} onChange={null} />);
    expect(place.all('button')).to.deep.equal([]);
    expect(place.words()).to.include(PLACED.shop.name);
  });
});

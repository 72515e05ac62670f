import { expect } from 'chai';
import { axeFaults, settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { HELD, KEPT } from '../testing/notice-states.tsx';
import { SERVICES, SHOPS } from '../testing/samples.ts';
import { HeldInOtherTabView, LetGoView, VisitElsewhereView } from './other-tabs.view.tsx';
import { SavedVisitView } from './saved-visit.view.tsx';

describe('what a login and other tabs do to a visit', () => {
  let place: Stage;
  let pressed: string[];

  const act = (name: string) => () => void pressed.push(name);
  const labels = () => place.all('button').map(({ textContent }) => textContent);
  const pressAll = () => place.all('button').forEach((button) => button.click());
  const saved = (visit: typeof KEPT) =>
    place.show(
      <SavedVisitView saved={visit} onTake={act('take')} onAdd={act('add')} onLeave={act('leave')} />,
    );
  const said = () => place.one('[part=notice]').textContent;

  beforeEach(() => {
    pressed = [];
    place = stage();
  });
  afterEach(() => place.leave());

  it('a visit beside the open one is named with its shop, and may be taken, added or left', async () => {
    saved(KEPT);
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(said()).to.include(SHOPS[0]?.name).and.include(SERVICES[0]?.name.fr);
    pressAll();
    expect(pressed).to.deep.equal(['take', 'add', 'leave']);
  });

  it('a visit whose services the shop lacks says so, and cannot be added', async () => {
    const shop = SHOPS[1]!;
    saved({ ...KEPT, joining: { kind: 'not-at-shop', shop, serviceIds: SERVICES.map(({ id }) => id) } });
    await settled();
    expect(said()).to.include(`${shop.name} ne propose pas`);
    pressAll();
    expect(pressed).to.deep.equal(['take', 'leave']);
  });

  it('a visit that ended on another device says that, where no other took its place', async () => {
    saved({ ...KEPT, isKept: false, hasOther: false });
    await settled();
    expect(said()).to.include('n’est plus dans votre panier').and.not.include('a pris sa place');
    expect(labels()).to.have.length(2);
  });

  it('a visit that gave way at login may be taken back or left', async () => {
    saved({ ...KEPT, isKept: false });
    await settled();
    expect(labels()).to.have.length(2);
    pressAll();
    expect(pressed).to.deep.equal(['take', 'leave']);
  });

  it('a time that is held in another tab is told with hour, service, shop and day, and may be gone on with or released', async () => {
    place.show(
      <HeldInOtherTabView
        hold={HELD}
        shop={SHOPS[0]!}
        holder="open"
        other={null}
        onContinue={act('go on')}
        onAdd={act('add')}
        onRelease={act('release')}
      />,
    );
    await settled();
    const title = place.one('[part=notice] :is(h1,h2,h3,h4,p,strong)').textContent;
    expect(title).to.match(/^Mar\. 24 nov\. à 14\u202fh\u202f30 est gardé/);
    expect(said()).to.include(SHOPS[0]?.name).and.include(SERVICES[0]?.name.fr);
    pressAll();
    expect(pressed).to.deep.equal(['go on', 'release']);
  });

  it('a time that was held in a tab that is closed is told with its end, and no tab', async () => {
    place.show(
      <HeldInOtherTabView
        hold={HELD}
        shop={SHOPS[0]!}
        holder="closed"
        other={null}
        onContinue={act('go on')}
        onAdd={act('add')}
        onRelease={act('release')}
      />,
    );
    await settled();
    expect(said()).to.match(/est gardé pour vous jusqu’à \d{1,2}\s?h/);
    expect(said()).not.to.include('onglet');
    expect(labels()[0]).to.equal('Continuer');
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });

  it('a time that is held in another tab names the visit at hand that would give way, and may join it', async () => {
    const other = (joining: typeof KEPT.joining) =>
      place.show(
        <HeldInOtherTabView
          hold={HELD}
          shop={SHOPS[0]!}
          holder="open"
          other={{ ...KEPT, services: SERVICES.slice(1, 2), joining }}
          onContinue={act('go on')}
          onAdd={act('add')}
          onRelease={act('release')}
        />,
      );
    other(KEPT.joining);
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(said()).to.include(`mise de côté\u00a0: ${SERVICES[1]?.name.fr}`);
    pressAll();
    expect(pressed).to.deep.equal(['go on', 'add', 'release']);
    other({ kind: 'no-common-shop' });
    await settled();
    expect(labels()).to.have.length(2);
    expect(said()).to.include('aucune boutique ne propose tout cela ensemble');
  });

  it('a time that was held here is told to be gone on with in another tab, or gone', async () => {
    place.show(<LetGoView letGo="continued" onRead={act('read')} />);
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(said()).to.include('se poursuit dans un autre onglet').and.include('fermer cet onglet');
    place.show(<LetGoView letGo="freed" onRead={act('read')} />);
    await settled();
    expect(said()).to.include('réservé ou libéré dans un autre onglet').and.not.include('fermer');
    pressAll();
    expect(pressed).to.deep.equal(['read']);
  });

  it('a time that was held here and is held in another tab now is told in one notice, with the ways on', async () => {
    place.show(
      <HeldInOtherTabView
        hold={HELD}
        shop={SHOPS[0]!}
        holder="here-before"
        other={null}
        onContinue={act('go on')}
        onAdd={act('add')}
        onRelease={act('release')}
      />,
    );
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(place.all('[part=notice]')).to.have.length(1);
    expect(said()).to.match(
      /se poursuit dans un autre onglet.*à 14\u202fh\u202f30 est gardé.*fermer cet onglet/s,
    );
    pressAll();
    expect(pressed).to.deep.equal(['go on', 'release']);
  });

  it('a visit of another tab is told in one sentence beside the open one, and may be taken, added or left', async () => {
    const acts = { onTake: act('take'), onAdd: act('add'), onKeep: act('keep') };
    place.show(<VisitElsewhereView visit={KEPT} {...acts} />);
    await settled();
    expect(await axeFaults(place.root)).to.deep.equal([]);
    expect(place.all('[part=notice] p')).to.have.length(1);
    expect(said()).to.include('reste ici telle quelle').and.include(SERVICES[0]?.name.fr);
    pressAll();
    expect(pressed).to.deep.equal(['take', 'add', 'keep']);
    place.show(<VisitElsewhereView visit={{ ...KEPT, joining: { kind: 'nothing-new' } }} {...acts} />);
    await settled();
    expect(labels()).to.have.length(2);
    place.show(<VisitElsewhereView visit={null} {...acts} />);
    await settled();
    expect(said()).to.include('le panier a été vidé');
    expect(labels()).to.have.length(1);
  });
});

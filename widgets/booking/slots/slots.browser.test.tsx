import { expect } from 'chai';
import { settled, stage } from '#ui/testing/stage.tsx';
import { OFFERS } from '../testing/samples.ts';
import { ALL_GONE, GONE, Slots } from '../testing/slot-states.tsx';

for (const layout of ['grid', 'list'] as const) {
  describe(`the times of a week as a ${layout}`, () => {
    const pressedWhile = async (isOutdated: boolean) => {
      const chosen: string[] = [];
      const place = stage();
      place.show(
        <Slots
          shown={{ kind: 'loading', kept: OFFERS, isOutdated }}
          wantedLayout={layout}
          onChoose={(date, { startMinute }) => chosen.push(`${date} ${startMinute}`)}
        />,
      );
      await settled();
      const time = place
        .all('td button, [role=tabpanel] li button')
        .find(({ textContent }) => textContent.startsWith('10\u202fh'));
      time?.click();
      const said = time?.getAttribute('aria-disabled');
      place.leave();
      return { chosen, said };
    };

    it(`slots shown as a ${layout} can be chosen while another week is on its way`, async () => {
      expect(await pressedWhile(false)).to.deep.equal({ chosen: ['20261124 600'], said: null });
    });

    it(`slots of another visit, shown as a ${layout}, cannot be chosen and say so`, async () => {
      expect(await pressedWhile(true)).to.deep.equal({ chosen: [], said: 'true' });
    });

    it(`nothing comes in among slots shown as a ${layout} while the focus goes from one to another`, async () => {
      const heard: boolean[] = [];
      const place = stage();
      place.show(<Slots wantedLayout={layout} onBusy={(isBusy) => heard.push(isBusy)} />);
      await settled();
      const [first, second] = place.all('td button, [role=tabpanel] li button');
      first?.focus();
      second?.focus();
      expect(heard).to.deep.equal([true, true, true]);
      second?.blur();
      expect(heard.at(-1)).to.equal(false);
      place.leave();
    });

    for (const width of ['280px', '350px', '100%'])
      it(`no slot shown as a ${layout} ${width} wide moves where others become free`, async () => {
        const place = stage(width);
        const show = (newTimes: number) => place.show(<Slots wantedLayout={layout} newTimes={newTimes} />);
        const spots = () =>
          place
            .all('p, td button, [role=tabpanel] li button')
            .map((one) => one.getBoundingClientRect().toJSON());
        show(0);
        await settled();
        const before = spots();
        show(12);
        await settled();
        expect(spots()).to.deep.equal(before);
        expect(place.one('[title^="Afficher"]').textContent).to.match(/^Afficher \+12\+12 créneaux$/);
        place.leave();
      });

    it(`slots shown as a ${layout} that others take stay in their place, and can be pressed no more`, async () => {
      const chosen: number[] = [];
      const place = stage();
      const show = (change: Parameters<typeof Slots>[0]) =>
        place.show(
          <Slots wantedLayout={layout} onChoose={(_, { startsAt }) => chosen.push(startsAt)} {...change} />,
        );
      const times = () => place.all('td button, [role=tabpanel] li button');
      const spots = () => times().map((time) => time.getBoundingClientRect().toJSON());
      show({});
      await settled();
      const before = spots();
      show({ gone: GONE, newTimes: 2 });
      await settled();
      expect(spots()).to.deep.equal(before);
      expect(place.root.textContent).to.include('+2 créneaux');
      const struck = times().filter((time) => time.getAttribute('aria-disabled') === 'true');
      expect(struck.length).to.equal(2);
      for (const time of struck) time.click();
      await settled();
      expect(chosen).to.deep.equal([]);
      place.leave();
    });

    it(`a week shown as a ${layout} of which all was taken says so and what can be had, and moves no time`, async () => {
      const place = stage();
      const free = { kind: 'ready' as const, offers: OFFERS.filter(({ kind }) => kind === 'free') };
      const times = () => place.all('td button, [role=tabpanel] ul button');
      const spots = () => times().map((time) => time.getBoundingClientRect().toJSON());
      place.show(<Slots wantedLayout={layout} shown={free} />);
      await settled();
      const before = spots();
      place.show(<Slots wantedLayout={layout} shown={free} {...ALL_GONE} />);
      await settled();
      expect(before.length).to.be.greaterThan(2);
      expect(spots().slice(0, before.length)).to.deep.equal(before);
      const words = place.one('section').textContent;
      expect(words).to.include('Aucun créneau libre cette semaine');
      expect(words).to.include('Inès et Clémence Roux');
      place.leave();
    });
  });
}

describe('the times of a week that are on their way', () => {
  const heightAt = async (width: string) => {
    const place = stage(width);
    place.show(<Slots shown={{ kind: 'loading', kept: null, isOutdated: false }} />);
    await settled();
    const { height } = place.one('section').getBoundingClientRect();
    place.leave();
    return height;
  };

  it('leave the visit beside them where it stays in sight, and need no more room than they have below it', async () => {
    expect(await heightAt('1200px')).to.be.at.least(innerHeight);
    expect(await heightAt('360px')).to.be.below(500);
  });
});

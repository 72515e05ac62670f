import { expect } from 'chai';
import { settled, stage } from '#ui/testing/stage.tsx';
import { OFFERS } from '../testing/samples.ts';
import { Slots } from '../testing/slot-states.tsx';

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
        .find(({ textContent }) => textContent.startsWith('10:00'));
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
  });
}

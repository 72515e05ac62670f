import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { PractitionersView } from './practitioners.view.tsx';

const PEOPLE = ['Anouk', 'Bérénice', 'Capucine', 'Désiré', 'Eulalie'].map((name) => ({ id: name, name }));

describe('the choice of a practitioner', () => {
  let place: Stage;
  afterEach(() => place.leave());

  for (const width of ['328px', '390px', '640px']) {
    it(`the choice of a practitioner shows all of them, ${width} wide, with nothing cut at its edge`, async () => {
      place = stage(width);
      const people = [...PEOPLE, { id: 'long', name: 'Marie-Christine Vandenberghe-Dubois de la Fontaine' }];
      place.show(
        <PractitionersView
          serviceName="Massage"
          practitioners={people.map((person) => ({ ...person, from: 'dès jeu. 26 nov.' }))}
          chosenId={null}
          onChoose={() => {}}
        />,
      );
      await settled(50);
      const line = place.one('fieldset > div');
      const { left, right } = line.getBoundingClientRect();
      expect(line.scrollWidth).to.be.at.most(line.clientWidth);
      const labels = place.all('label');
      expect(labels).to.have.length(people.length + 1);
      for (const label of labels) {
        const box = label.getBoundingClientRect();
        expect(box.left).to.be.at.least(left - 0.5);
        expect(box.right).to.be.at.most(right + 0.5);
        expect(label.scrollWidth).to.be.at.most(label.clientWidth);
      }
    });
  }

  it('the choice of a practitioner is as high while people and times come as it is with them', async () => {
    place = stage('328px');
    const three = PEOPLE.slice(0, 3);
    const picture = { url: 'data:,{width}{format}', widths: [80], alt: {}, colour: '#dfe6df' };
    const known = three.map((person) => ({
      ...person,
      picture,
      craft: 'Massages profonds',
      from: 'dès 14\u202fh\u202f30',
    }));
    const waiting = three.map((person) => ({ ...person, from: '' }));
    const heights: number[] = [];
    for (const [practitioners, isLoading] of [
      [[], true],
      [waiting, false],
      [known, false],
    ] as const) {
      place.show(
        <div data-box="">
          <PractitionersView
            serviceName="Massage"
            practitioners={practitioners}
            isLoading={isLoading}
            chosenId={practitioners.length > 0 ? 'Anouk' : null}
            onChoose={() => {}}
          />
        </div>,
      );
      await settled(50);
      heights.push(Math.round(place.one('[data-box]').getBoundingClientRect().height));
    }
    expect(new Set(heights).size, heights.join()).to.equal(1);
    expect(place.one('label:has(:checked)').textContent).to.include('dès 14\u202fh\u202f30');
    expect(place.one('fieldset').textContent).to.include('Massages profonds');
  });
});

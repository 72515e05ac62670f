import { expect } from 'chai';
import { settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { PractitionersView } from './practitioners.view.tsx';

const PEOPLE = ['Anouk', 'Bérénice', 'Capucine', 'Désiré', 'Eulalie'].map((name) => ({ id: name, name }));

describe('the choice of a practitioner', () => {
  let place: Stage;
  afterEach(() => place.leave());

  async function choose(chosenId: string | null) {
    place.show(
      <PractitionersView
        serviceName="Massage"
        practitioners={PEOPLE}
        chosenId={chosenId}
        onChoose={() => {}}
      />,
    );
    await settled(50);
    const chosen = place.one('label:has(:checked)').getBoundingClientRect();
    const line = place.one('fieldset > div');
    return { chosen, box: line.getBoundingClientRect(), scrolled: line.scrollLeft };
  }

  it('the choice of a practitioner scrolls to who is chosen where not all fit in a line', async () => {
    place = stage('320px');
    const { chosen, box, scrolled } = await choose('Eulalie');
    expect(scrolled).to.be.greaterThan(0);
    expect(chosen.right).to.be.at.most(box.right + 0.5);
    expect(chosen.left).to.be.at.least(box.left);
  });

  it('the choice of a practitioner stays in place while who is chosen is in view', async () => {
    place = stage('320px');
    expect((await choose(null)).scrolled).to.equal(0);
  });
});

import { expect } from 'chai';
import { stage } from '#ui/testing/stage.tsx';
import { LINES, PLACED } from '../testing/samples.ts';
import { PlacedLines } from './visit-summary.view.tsx';

describe('the services of a visit', () => {
  const textWith = (otherNames: readonly string[]) => {
    const place = stage();
    const others = otherNames.map((name) => ({ id: name, name }));
    const lines = LINES.slice(0, 1).map((line) => ({ ...line, otherPractitioners: others }));
    place.show(<PlacedLines visit={{ ...PLACED, lines }} />);
    const text = place.one('li').textContent;
    place.leave();
    return text;
  };

  it('name whoever performs each', () => {
    expect(textWith([])).to.include('avec Inès').and.not.include(' et ');
  });

  it('name all who perform one together', () => {
    expect(textWith(['Théo'])).to.include('avec Inès et Théo');
    expect(textWith(['Maud', 'Théo'])).to.include('avec Inès, Maud et Théo');
  });
});

import { expect } from 'chai';
import type { LocalizedText } from '#domain/locale.ts';
import { stage } from '#ui/testing/stage.tsx';
import { LINES, PLACED } from '../testing/samples.ts';
import { PlacedLines } from './visit-summary.view.tsx';

describe('the services of a visit', () => {
  const textWith = (otherNames: readonly string[]) => {
    const place = stage();
    const others = otherNames.map((name) => ({ id: name, name }));
    const line = { ...LINES[0], otherPractitioners: others };
    place.show(<PlacedLines visit={{ ...PLACED, lines: [line] }} />);
    const text = place.one('li').textContent;
    place.leave();
    return text;
  };

  it('a summary of a visit names who performs each service', () => {
    expect(textWith([])).to.include('avec Inès').and.not.include(' et ');
  });

  it('a summary of a visit names the discount, where it has a name', () => {
    const sums = (discountName: LocalizedText) => {
      const place = stage();
      const bill = { subtotal: 8000, discount: 500, discountName, voucher: 0, due: 7500 };
      place.show(<PlacedLines visit={{ ...PLACED, bill }} />);
      const text = place.one('dl').textContent;
      place.leave();
      return text;
    };
    expect(sums({ fr: '5 € offerts' }))
      .to.include('5 € offerts')
      .and.not.include('Remise');
    expect(sums({})).to.include('Remise');
  });

  it('a summary of a visit names all who perform a service together', () => {
    expect(textWith(['Théo'])).to.include('avec Inès et Théo');
    expect(textWith(['Maud', 'Théo'])).to.include('avec Inès, Maud et Théo');
  });
});

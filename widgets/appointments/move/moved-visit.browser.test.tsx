import { expect } from 'chai';
import { EURO } from '#domain/prices/money.ts';
import { stage, type Stage } from '#ui/testing/stage.tsx';
import { MOVED_FROM, MOVED_TO } from '../testing/moved-services.ts';
import { MovedLines } from './moved-lines.view.tsx';
import { MovedSums } from './moved-sums.view.tsx';

describe('what a move changes', () => {
  let place: Stage;
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const rows = () => place.all('li').map(({ textContent }) => plain(textContent));
  const sums = () => place.all('dl > div').map(({ textContent }) => plain(textContent));
  const sentence = () => plain(place.one('p').textContent);

  beforeEach(() => {
    place = stage();
  });
  afterEach(() => place.leave());

  it('each service that moves shows its hours, its person, how long it takes and its price, before and after', () => {
    place.show(<MovedLines before={MOVED_FROM} after={MOVED_TO} timeZone="Europe/Paris" currency={EURO} />);
    const [massage, manicure] = rows();
    expect(massage).to.match(/^Massage · 1 h/);
    expect(massage).to.match(/Horaire actuel 10\sh – 11\sh → , Nouvel horaire 14\sh – 15\sh/);
    expect(massage).to.match(/avec Inès40,00 €$|avec Inès40 €$/);
    expect(manicure).to.include('avec Inès → , Nouvel horaire avec Maud');
    expect(manicure).to.match(/40 € → , Nouvel horaire 50 €$/);
  });

  const show = (change: Partial<Parameters<typeof MovedSums>[0]>) =>
    place.show(
      <MovedSums
        subtotal={9000}
        discount={0}
        discountName={{}}
        total={{ before: 8000, after: 9000 }}
        paid={0}
        currency={EURO}
        {...change}
      />,
    );

  it('the sum of what moves says how its price changes', () => {
    show({});
    expect(sums()).to.deep.equal(['Total90 €']);
    expect(sentence()).to.equal('Le prix passe de 80 € à 90 €.');
  });

  it('the sum of what moves names what is taken off, what is paid and what is left', () => {
    const total = { before: 7000, after: 8000 };
    show({ discount: 1000, discountName: { fr: 'Bienvenue' }, total, paid: 2000 });
    expect(sums()).to.deep.equal([
      'Sous-total90 €',
      'Bienvenue−10 €',
      'Total80 €',
      'Déjà réglé20 €',
      'Reste à régler sur place60 €',
    ]);
  });

  it('what was paid too much for what moves is said to come back', () => {
    show({ total: { before: 9000, after: 7000 }, subtotal: 7000, paid: 9000 });
    expect(sums()).to.deep.equal(['Total70 €', 'Déjà réglé70 €', 'Reste à régler sur place0 €']);
    expect(sentence()).to.include('Vous serez remboursé de 20 €.');
  });
});

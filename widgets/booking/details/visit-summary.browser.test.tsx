import { expect } from 'chai';
import type { PlacedServices } from '#domain/appointments/appointment.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { instant } from '#domain/time/instant.ts';
import { stage } from '#ui/testing/stage.tsx';
import { plain, viewStage } from '../testing/view-stage.ts';
import { LINES, PLACED, START } from '../testing/samples.ts';
import { BookingCancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { PlacedLines, VisitBrief } from '#widgets/visit-summary/visit-summary.view.tsx';

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

  it('a summary of a visit names the wait between two services, and none where they follow each other', () => {
    const shown = (lines: PlacedServices) => {
      const place = viewStage();
      place.show(<PlacedLines visit={{ ...PLACED, lines }} />);
      const items = [...place.all('li')].map((each) => plain(each.textContent));
      place.show(<VisitBrief visit={{ ...PLACED, lines }} />);
      const brief = place.words('p');
      place.leave();
      return { items, brief };
    };
    const [first] = LINES;
    const after = (minutes: number) => ({
      ...first,
      startsAt: instant(first.endsAt + minutes * 60_000),
      endsAt: instant(first.endsAt + (minutes + 30) * 60_000),
    });
    const waiting = shown([first, after(20)]);
    expect(waiting.items).to.have.length(3);
    expect(waiting.items[1]).to.equal('20 minutes d’attente entre les deux');
    expect(waiting.brief).to.include(', dont 20 minutes d’attente').and.include('1 h 50');
    const onwards = shown([first, after(0)]);
    expect(onwards.items).to.have.length(2);
    expect(onwards.brief).not.to.include('attente');
  });

  it('a brief summary of a visit names all who perform it, each once, and nobody where nobody is named', () => {
    const shown = (...names: readonly string[]) => {
      const place = viewStage();
      const [first] = LINES;
      const lines = names.map((name) => ({ ...first, practitioner: { id: name, name } }));
      place.show(<VisitBrief visit={{ ...PLACED, lines: [lines[0] ?? first, ...lines.slice(1)] }} />);
      const brief = place.words('p');
      place.leave();
      return brief;
    };
    expect(shown('Inès', 'Inès')).to.include('avec Inès').and.not.include(' et ');
    expect(shown('Inès', 'Théo')).to.include('avec Inès et Théo');
    expect(shown('')).not.to.include('avec');
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

  it('a summary of a visit says why it costs less or more: what applies by itself, and a weekend', () => {
    const place = stage();
    const bill = { discount: 500, discountName: {}, voucher: 0, due: 7500 };
    const text = () => place.root.textContent.replaceAll(/\s/g, ' ');
    place.show(<PlacedLines visit={{ ...PLACED, bill }} />);
    expect(text()).not.to.include('automatiquement').and.not.include('week-end');
    const [first] = PLACED.lines;
    const weekendPriced = new Set([first.externalServiceId]);
    place.show(<PlacedLines visit={{ ...PLACED, bill: { ...bill, isAutomatic: true }, weekendPriced }} />);
    expect(text()).to.match(/RemiseAppliquée automatiquement.?5 €/);
    expect(text().match(/Tarif du week-end/g)).to.have.length(1);
    place.show(<VisitBrief visit={{ ...PLACED, bill }} />);
    expect(text()).to.match(/Remise : .?5 €/);
    place.leave();
  });

  it('a brief summary of a visit names the shop’s zone only where the visitor’s clock differs', () => {
    const shown = (namesZone: boolean) => {
      const place = stage();
      place.show(<VisitBrief visit={{ ...PLACED, namesZone }} />);
      const text = place.one('p').textContent;
      place.leave();
      return text;
    };
    expect(shown(true)).to.include('Heure de la boutique (heure normale d’Europe centrale)');
    expect(shown(false)).not.to.include('Heure');
  });

  const HOUR = 3_600_000;
  for (const [name, cancelHours, hoursBefore, said] of [
    ['a date and time', 24, 25, 'Annulation sans frais jusqu’au lundi 23 novembre à 14 h 30.'],
    ['any time', 0, 1, 'Annulation sans frais à tout moment.'],
  ] as const) {
    it(`the end of free cancellation is told as ${name}`, () => {
      const place = stage();
      const now = instant(START - hoursBefore * HOUR);
      place.show(<BookingCancellationDeadline visit={PLACED} cancelHours={cancelHours} now={now} />);
      expect(place.root.textContent?.replaceAll(/\s/g, ' ')).to.include(said);
      place.leave();
    });
  }

  for (const [name, lateFee, hoursBefore, said] of [
    ['of the price', { percent: 50, amount: 4000 }, 25, 'Ensuite, 50 % du prix reste dû, soit 40 €.'],
    ['of what is paid', { percent: null, amount: 2000 }, 25, 'Ensuite, une annulation coûte 20 €.'],
    ['that is due now', { percent: 50, amount: 4000 }, 23, 'une annulation coûte 40 €.'],
    ['that there is not, late', null, 23, 'si près du rendez-vous, l’horaire ne se change plus en ligne.'],
    ['that there is not', null, 25, 'Annulation sans frais jusqu’au lundi 23 novembre à 14 h 30.'],
  ] as const) {
    it(`after free cancellation, a fee ${name} is told`, () => {
      const place = stage();
      const bill = { discount: 0, voucher: 8000, due: 0, lateFee };
      const now = instant(START - hoursBefore * HOUR);
      place.show(<BookingCancellationDeadline visit={{ ...PLACED, bill }} cancelHours={24} now={now} />);
      const text = (place.root.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ').trim();
      expect(text.endsWith(said)).to.equal(true, text);
      place.leave();
    });
  }

  it('a summary of a visit names all who perform a service together', () => {
    expect(textWith(['Théo'])).to.include('avec Inès et Théo');
    expect(textWith(['Maud', 'Théo'])).to.include('avec Inès, Maud et Théo');
  });
});

import { expect } from 'chai';
import { tw } from '#theme/sheet.ts';
import de from '#locales/de/reservation.json' with { type: 'json' };
import en from '#locales/en/reservation.json' with { type: 'json' };
import es from '#locales/es/reservation.json' with { type: 'json' };
import fr from '#locales/fr/reservation.json' with { type: 'json' };
import it_ from '#locales/it/reservation.json' with { type: 'json' };
import { Steps } from './steps.tsx';
import { stage, type Stage } from './testing/stage.tsx';

const NAMES = Object.entries({ de, en, es, fr, it: it_ }).map(([locale, { step }]) => ({
  locale,
  names: [step.shop, step.time, step.details, step.review],
}));

describe('the steps beside the way out', () => {
  let place: Stage;
  afterEach(() => place.leave());

  /** How high the row is in which the way out and the steps stand. */
  function heightOf(names: readonly string[], current: number, fontFamily: string): number {
    const state = (index: number) => (index < current ? 'done' : index === current ? 'current' : 'ahead');
    place.show(
      <div
        data-row=""
        style={{ fontFamily }}
        className={tw('flex flex-wrap items-center justify-between gap-x-8 mx-5')}
      >
        <button type="button" aria-label="Retour" className={tw('min-h-target w-6')} />
        <Steps
          label="Étapes"
          steps={names.map((label, index) => ({ id: label, label, state: state(index) }))}
        />
      </div>,
    );
    const row = place.one('[data-row]');
    expect(row.scrollWidth).to.be.at.most(row.clientWidth);
    return row.getBoundingClientRect().height;
  }

  for (const width of [320, 360, 390, 412, 430]) {
    it(`the steps are as high in a wider font, in a place of ${width} pixels`, () => {
      place = stage(`${width}px`);
      for (const { locale, names } of NAMES)
        for (const current of names.keys())
          expect(heightOf(names, current, 'monospace'), `${locale} ${names[current]}`).to.equal(
            heightOf(names, current, 'serif'),
          );
    });
  }
});

import { createRef } from 'react';
import { expect } from 'chai';
import de from '#locales/de/reservation.json' with { type: 'json' };
import en from '#locales/en/reservation.json' with { type: 'json' };
import es from '#locales/es/reservation.json' with { type: 'json' };
import fr from '#locales/fr/reservation.json' with { type: 'json' };
import it_ from '#locales/it/reservation.json' with { type: 'json' };
import { settled, stage } from '#ui/testing/stage.tsx';
import { WayToNotice } from './way-to-notice.tsx';

const SMALL_PHONE = 320;

describe('the button that leads to a notice which waits for a place', () => {
  for (const [locale, { saved }] of Object.entries({ fr, en, de, it: it_, es })) {
    for (const brief of [saved.bookedBrief, saved.waitsBrief])
      it(`says it whole in one line of a small phone: ${locale}, “${brief}”`, async () => {
        const place = stage();
        place.show(
          <WayToNotice
            notice={createRef()}
            placed={{ isWaiting: true, show: () => undefined }}
            title=""
            brief={brief}
          />,
        );
        await settled();
        const button = place.one('button');
        const margins = button.parentElement ? getComputedStyle(button.parentElement) : null;
        const room = SMALL_PHONE - Number.parseFloat(margins?.paddingLeft ?? '') * 2;
        expect(room).to.be.greaterThan(200);
        expect(button.scrollWidth).to.be.greaterThan(100).and.at.most(room);
        expect(button.getBoundingClientRect().height).to.be.lessThan(32);
        place.leave();
      });
  }
});

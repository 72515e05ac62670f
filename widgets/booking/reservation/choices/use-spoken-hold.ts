import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { formatTime } from '#domain/time/format-time.ts';
import { endOfHold, heldIn, startOfHold } from '#stores/visit/held.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { whenText } from '../../slots/start/when-text.ts';

const servicesOf = ({ lines }: Hold) => lines.map(({ externalServiceId }) => externalServiceId).join();

function sentenceOf(texts: UiTexts, hold: Hold, timeZone: string, currency: Currency): string {
  const { locale, t } = texts;
  return t('reservation:hold.changed', {
    when: whenText(texts, timeZone, startOfHold(hold)),
    end: formatTime(locale, timeZone, endOfHold(hold)),
    total: formatMoney(locale, hold.total, currency),
  });
}

/** Says until when and at what price a held time is kept for a visit that has more services now, or fewer. */
export function useSpokenHold({ $stage }: VisitStore, shop: Shop | null, currency: Currency): void {
  const texts = useTexts();
  const announce = useAnnounce();
  const hold = heldIn(useStore($stage));
  const before = useRef(hold);
  useEffect(() => {
    const last = before.current;
    before.current = hold;
    if (!hold || !last || !shop || servicesOf(hold) === servicesOf(last)) return;
    if (startOfHold(hold) !== startOfHold(last)) return;
    announce(sentenceOf(texts, hold, shop.timeZone, currency));
  }, [hold, shop, currency, texts, announce]);
}

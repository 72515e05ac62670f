import { useCallback } from 'react';
import { useStore } from '@nanostores/react';
import { priceChangeOn } from '#domain/appointments/changing/moving.ts';
import type { VisitStart } from '#domain/availability/calendar.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { MovingStore } from '#stores/appointments/moving/moving.ts';
import type { VisitService } from '#stores/visit/visit.ts';
import { useTexts } from '#ui/texts.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

interface NoteSubject extends Pick<AppointmentScreenProps, 'managed' | 'shop'> {
  readonly moving: MovingStore;
  readonly currency: Currency;
}

/** Those who would perform what nobody in particular was chosen for, each once. */
function peopleOf({ placements }: VisitStart, services: readonly VisitService[]): readonly string[] {
  const names = placements.flatMap(({ practitionerId, otherPractitionerIds }, index) => {
    const line = services[index];
    if (!line || line.practitionerId !== null) return [];
    const ids = [practitionerId, ...otherPractitionerIds];
    return ids.flatMap((id) => line.practitioners.find((each) => each.id === id)?.name ?? []);
  });
  return [...new Set(names)];
}

/** What is told of a time before it is chosen: who will be there, where that is open, and what it changes of the price. */
export function useStartNote({ moving, managed, shop, currency }: NoteSubject) {
  const { locale, t } = useTexts();
  const { services } = useStore(moving.$plan);
  return useCallback(
    (date: string, start: VisitStart): string => {
      const change = priceChangeOn(
        managed,
        services.map(({ service }) => service),
        shop.externalId,
        date,
      );
      const amount = formatMoney(locale, Math.abs(change), currency);
      return [
        listOfNames(locale, peopleOf(start, services)),
        change === 0
          ? ''
          : t(change > 0 ? 'appointments:move.dearer' : 'appointments:move.cheaper', { amount }),
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [locale, t, services, managed, shop, currency],
  );
}

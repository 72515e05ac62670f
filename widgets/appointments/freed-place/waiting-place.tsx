import { useStore } from '@nanostores/react';
import type { WaitingPlace } from '#domain/appointments/waiting-place.ts';
import { wishDays, wishHours, type WishTimes } from '#domain/appointments/wish-times.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import type { FreedPlaceStore } from '#stores/appointments/freed-place.ts';
import { valueOf } from '#stores/load.ts';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { WaitingPlaceView } from './waiting-place.view.tsx';

interface WaitingPlaceProps extends Pick<AppointmentPageProps, 'site' | 'parts' | 'appointments'> {
  readonly store: FreedPlaceStore;
  readonly place: WaitingPlace;
  readonly times: WishTimes;
  readonly shop: Shop;
}

function timesText({ locale, t }: UiTexts, times: WishTimes, today: string): string {
  const days = wishDays(locale, times, today);
  const hours = wishHours(locale, times);
  switch (hours.kind) {
    case 'any':
      return t('appointments:place.any', { days });
    case 'from':
      return t('appointments:place.from', { days, from: hours.from });
    case 'until':
      return t('appointments:place.until', { days, until: hours.until });
    case 'between':
      return t('appointments:place.between', { days, from: hours.from, until: hours.until });
  }
}

/** What the link of the mail opens that acknowledges a wish, as long as nothing is free. */
export function WaitingPlaceScreen({
  site,
  parts,
  appointments,
  store,
  place,
  times,
  shop,
}: WaitingPlaceProps) {
  const texts = useTexts();
  const { query } = useStore(site.navigation.$place);
  const isLeaving = useStore(store.$isLeaving);
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const names = place.externalServiceIds.flatMap((wanted) => {
    const service = categories
      .flatMap(({ services }) => services)
      .find(({ externalId }) => externalId === wanted);
    return service ? textIn(texts.locale, service.name) : [];
  });
  return (
    <WaitingPlaceView
      services={listOfNames(texts.locale, names)}
      times={timesText(texts, times, dateAt(appointments.now(), shop.timeZone))}
      place={<parts.VisitPlace shop={shop} />}
      isLeaving={isLeaving}
      asksToLeave={query.tab === 'leave'}
      onLeave={() => void store.leave()}
    />
  );
}

import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { $idle } from '#stores/idle-load.ts';
import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { openingState, specialOpenings } from '#domain/availability/hours/opening-state.ts';
import { addDays } from '#domain/time/date-key.ts';
import { valueOf } from '#stores/load.ts';
import { openingHoursFeature } from '#stores/opening-hours/feature.ts';
import type { OpeningHoursStore } from '#stores/opening-hours/opening-hours.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { OpeningHours } from './opening-hours.view.tsx';
import { OpeningStateView, SpecialHoursView } from './special-hours.view.tsx';

interface ShopHoursProps {
  readonly site: Site;
  readonly shop: Shop;
}

/** Days whose special hours are told at once, today with them; those of the others that can be booked, when they are asked for. */
const DAYS_AHEAD = 21;
const MINUTE = 60_000;

/** Counts up with each minute, so that "open now" stays true. */
function useMinutes(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((before) => before + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
}

type Days = Pick<ShopHoursProps, 'shop'> & {
  readonly special: SpecialDays;
  readonly store: OpeningHoursStore;
};

/** The special days of a shop once they are known. */
function useDays(site: Site, shop: Shop): Days | null {
  // Without it the hours of the week are shown all the same.
  const opened = useOpened(site, openingHoursFeature);
  const store = opened.kind === 'ready' ? opened.value : null;
  const days = store?.specialDays(shop);
  const special = valueOf(useStore(days?.$load ?? $idle));
  useSuspendedLoad(days ?? openingHoursFeature, shop.id, days && !special ? days.ensure : null);
  useEffect(() => void days?.ensure(), [days]);
  return store && special && { shop, special, store };
}

function KnownOpening({ shop, special, store }: Days) {
  useMinutes();
  const now = useNow(store.now);
  return <OpeningStateView state={openingState(shop, special, now)} timeZone={shop.timeZone} now={now} />;
}

/** Whether a shop is open now; its line is there before that is known. */
export function ShopOpening({ site, shop }: ShopHoursProps) {
  const days = useDays(site, shop);
  return days ? <KnownOpening {...days} /> : <p className={tw('pb-1')}>{'\u00a0'}</p>;
}

/** The hours of a shop's week, and of the days that differ from it. */
export function ShopWeek({ site, shop }: ShopHoursProps) {
  const days = useDays(site, shop);
  return (
    <>
      <OpeningHours week={shop.weekHours} />
      {days && <SpecialOpenings {...days} />}
    </>
  );
}

function SpecialOpenings({ shop, special, store }: Days) {
  const today = dateAt(useNow(store.now), shop.timeZone);
  const openings = specialOpenings(shop.weekHours, special, today, lastBookableDay(today));
  return <SpecialHoursView openings={openings} laterFrom={addDays(today, DAYS_AHEAD)} />;
}

/** When a shop is open: now, in its week, and on the days that differ from it. */
export function ShopHours(props: ShopHoursProps) {
  return (
    <>
      <ShopOpening {...props} />
      <ShopWeek {...props} />
    </>
  );
}

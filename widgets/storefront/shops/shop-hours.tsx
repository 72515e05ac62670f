import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { SpecialDays } from '#domain/availability/hours/opening-hours.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { openingState, specialOpenings } from '#domain/availability/hours/opening-state.ts';
import { valueOf } from '#stores/load.ts';
import { openingHoursFeature } from '#stores/opening-hours/feature.ts';
import type { OpeningHoursStore } from '#stores/opening-hours/opening-hours.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { OpeningHours } from './opening-hours.view.tsx';
import { OpeningStateView, SpecialHoursView } from './special-hours.view.tsx';

interface ShopHoursProps {
  readonly site: Site;
  readonly shop: Shop;
}

/** Days on which it is said beforehand that the week does not hold. */
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

function Known({
  shop,
  special,
  store,
}: Pick<ShopHoursProps, 'shop'> & { readonly special: SpecialDays; readonly store: OpeningHoursStore }) {
  useMinutes();
  const now = store.now();
  const { timeZone, weekHours } = shop;
  return (
    <>
      <OpeningStateView state={openingState(shop, special, now)} timeZone={timeZone} now={now} />
      <OpeningHours week={weekHours} />
      <SpecialHoursView openings={specialOpenings(weekHours, special, dateAt(now, timeZone), DAYS_AHEAD)} />
    </>
  );
}

function Asked({ shop, store }: Pick<ShopHoursProps, 'shop'> & { readonly store: OpeningHoursStore }) {
  const days = store.specialDays(shop);
  const special = valueOf(useStore(days.$load));
  useEffect(() => void days.ensure(), [days]);
  return special ? <Known {...{ shop, special, store }} /> : <Week shop={shop} />;
}

/** What is known of itself; the line above keeps its place for whether it is open. */
function Week({ shop }: Pick<ShopHoursProps, 'shop'>) {
  return (
    <>
      <p className={tw('pb-1')}>{'\u00a0'}</p>
      <OpeningHours week={shop.weekHours} />
    </>
  );
}

/** When a shop is open: now, in its week, and on the days that differ from it. */
export function ShopHours({ site, shop }: ShopHoursProps) {
  const store = useStore(site.opened(openingHoursFeature));
  useEffect(() => void site.open(openingHoursFeature), [site]);
  return store ? <Asked shop={shop} store={store} /> : <Week shop={shop} />;
}

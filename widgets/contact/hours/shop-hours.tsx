import { lastBookableDay } from '#domain/availability/hours/bookable-days.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { specialOpenings } from '#domain/availability/hours/opening-state.ts';
import { addDays } from '#domain/time/date-key.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useDays, useOpening, type KnownDays } from '#widgets/shop-picker/opening/use-opening.ts';
import { OpeningHours } from './opening-hours.view.tsx';
import { OpeningStateView, SpecialHoursView } from './special-hours.view.tsx';

interface ShopHoursProps {
  readonly site: Site;
  readonly shop: Shop;
}

/** Days whose special hours are told at once, today with them; those of the others that can be booked, when they are asked for. */
const DAYS_AHEAD = 21;

function KnownOpening(days: KnownDays) {
  const { state, now } = useOpening(days);
  return <OpeningStateView state={state} timeZone={days.shop.timeZone} now={now} />;
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

function SpecialOpenings({ shop, special, now }: KnownDays) {
  const today = dateAt(useNow(now), shop.timeZone);
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

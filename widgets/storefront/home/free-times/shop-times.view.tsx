import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import { repeat } from '#domain/repeat.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { StartTile, type ShownStart } from '../../shops/start-tile.view.tsx';

/** A start with all that is said of it, and the reservation that takes it. */
export interface ShownTime extends ShownStart {
  readonly name: string;
}

export interface ShopTimesProps {
  readonly shop: Shop;
  /** Null where there is but one shop. */
  readonly to: Target | null;
  readonly metres: number | null;
  readonly currency: Currency;
  readonly now: Instant;
  readonly times: readonly ShownTime[];
}

const GRID = 'grid grid-cols-2 gap-2 @[40em]:grid-cols-3 @[56em]:grid-cols-4';

/** A shop with its first free times. */
export function ShopTimesView({ shop, to, metres, currency, now, times }: ShopTimesProps) {
  const { locale } = useTexts();
  const namesZone = useNamesZone(shop.timeZone, now);
  const { street, zipcode, city } = shop.address;
  const first = times[0];
  if (!first) return null;
  return (
    <li className={tw('pt-5 border-t border-line')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-4')}>
        <Heading variant="title" below={1}>
          {to ? (
            <Link to={to} line="hover" className="!text-ink">
              {wholeWords(shop.name)}
            </Link>
          ) : (
            wholeWords(shop.name)
          )}
        </Heading>
        {metres !== null && <span className={tw('text-muted')}>{formatDistance(locale, metres)}</span>}
      </div>
      <p className={tw('text-caption text-muted')}>
        {street}, {zipcode} {city}
        {namesZone && ` · ${formatTimeZone(locale, shop.timeZone, first.startsAt)}`}
      </p>
      <ul className={tw(`mt-3 ${GRID}`)}>
        {times.map((time) => (
          <li key={time.startsAt}>
            <StartTile
              start={time}
              timeZone={shop.timeZone}
              now={now}
              currency={currency}
              className="block h-full py-2.5 min-h-target"
            >
              <span className={tw('block text-caption')}>{time.name}</span>
            </StartTile>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The shape of what will be found. */
export function ResultsSkeleton({ label }: { readonly label: string }) {
  return (
    <LoadingRegion label={label}>
      {repeat(3, (shop) => (
        <div key={shop} className={tw('mt-8')}>
          <Skeleton className="h-7 w-56" />
          <div className={tw(`mt-3 ${GRID}`)}>
            {repeat(4, (time) => (
              <Skeleton key={time} className="h-[calc(var(--u)*5)]" />
            ))}
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

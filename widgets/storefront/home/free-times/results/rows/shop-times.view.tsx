import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { repeat } from '#domain/repeat.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import { formatTimeZone } from '#domain/time/format-time.ts';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { wholeWords } from '#ui/whole-words.tsx';
import { TIME_COLUMNS } from './service-times.view.tsx';

export interface ShopTimesProps {
  readonly shop: Shop;
  /** Null where there is but one shop. */
  readonly to: Target | null;
  readonly metres: number | null;
  readonly now: Instant;
  /** Of the first free time. */
  readonly startsAt: Instant;
  /** Its services with their times. */
  readonly services: readonly ReactNode[];
  /** The way to all services, where none was asked for and one is shown; else null. */
  readonly others: Target | null;
}

/** Services that are seen at once; one more would hide behind a button that is as high as it. */
const SEEN = 3;

const SERVICES = 'grid gap-4';

/** A shop with the services that were found, each with its first free times. */
export function ShopTimesView({ shop, to, metres, now, startsAt, services, others }: ShopTimesProps) {
  const { locale, t } = useTexts();
  const namesZone = useNamesZone(shop.timeZone, now);
  const { street, zipcode, city } = shop.address;
  const seen = services.length > SEEN ? SEEN - 1 : SEEN;
  const hidden = services.length - seen;
  return (
    <li className={tw('pt-3 @[40em]:pt-5 border-t border-line')}>
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
        {namesZone && ` · ${formatTimeZone(locale, shop.timeZone, startsAt)}`}
      </p>
      <ul className={tw(`mt-3 ${SERVICES}`)}>{services.slice(0, seen)}</ul>
      {others && (
        <Link to={others} className="mt-2">
          {t('free-times:none.services')}
          <VisuallyHidden>, {shop.name}</VisuallyHidden>
        </Link>
      )}
      {hidden > 0 && (
        <details className={tw('group mt-2')}>
          <summary
            className={tw(
              'inline-flex items-center gap-1.5 min-h-target cursor-pointer list-none text-link underline decoration-1 underline-offset-4 hover:decoration-2',
            )}
          >
            {t('free-times:moreServices', { count: hidden })}
            <ExpandIcon className="w-4 h-4 group-open:rotate-180" />
          </summary>
          <ul className={tw(`mt-2 ${SERVICES}`)}>{services.slice(seen)}</ul>
        </details>
      )}
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
          <div className={tw(`mt-3 ${TIME_COLUMNS}`)}>
            {repeat(3, (time) => (
              <Skeleton key={time} className="h-[calc(var(--u)*3.5)]" />
            ))}
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}

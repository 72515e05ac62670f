import { Fragment } from 'react';
import type { PlacedService } from '#domain/appointments/appointment.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import { waitsBefore } from '#domain/appointments/waits.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { placedMinutes } from '#domain/catalogue/visit-duration.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { formatDay, formatTime, formatTimeRange, formatTimeZone } from '#domain/time/format-time.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { listOfNames } from '#domain/people/list-of-names.ts';
import { directionsUrl, mapUrl } from '#domain/shops/way-there.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { VisitSums } from '#ui/amounts/visit-sums.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** "mardi 24 novembre 2026, 14:30" with the zone where the visitor's clock differs. */
export function VisitMoment({ visit }: { readonly visit: PlacedVisit }) {
  const { locale } = useTexts();
  const { startsAt } = visit.lines[0];
  const { timeZone } = visit.shop;
  return (
    <time dateTime={new Date(startsAt).toISOString()}>
      <span className={tw('block font-display text-title first-letter:uppercase')}>
        {formatDay(locale, visit.date, 'full')}
      </span>
      <span className={tw('block text-lead')}>{formatTime(locale, timeZone, startsAt)}</span>
      <Zone visit={visit} />
    </time>
  );
}

export function VisitPlace({ shop }: { readonly shop: Shop }) {
  const { street, zipcode, city } = shop.address;
  return (
    <address className={tw('not-italic')}>
      <span className={tw('block font-medium')}>{shop.name}</span>
      <span className={tw('block text-muted')}>{street}</span>
      <span className={tw('block text-muted')}>
        {zipcode} {city}
      </span>
    </address>
  );
}

/** The same with a map and the way there. */
export function VisitPlaceToFind({ shop }: { readonly shop: Shop }) {
  const { t } = useTexts();
  return (
    <div>
      <VisitPlace shop={shop} />
      <p className={tw('flex flex-wrap gap-x-5')}>
        <ExternalLink href={mapUrl(shop)} newTab>
          {t('reservation:confirmation.map')}
          <VisuallyHidden> {t('reservation:confirmation.newTab')}</VisuallyHidden>
        </ExternalLink>
        <ExternalLink href={directionsUrl(shop)} newTab>
          {t('reservation:confirmation.way')}
          <VisuallyHidden>
            {' '}
            {t('reservation:confirmation.wayTo', { name: shop.name })} {t('reservation:confirmation.newTab')}
          </VisuallyHidden>
        </ExternalLink>
      </p>
    </div>
  );
}

/** "Inès et Théo", in the visitor's language: whoever performs any of the services, each once; empty where nobody is named. */
function namesOf(locale: Locale, ...lines: readonly PlacedService[]): string {
  const people = lines.flatMap(({ practitioner, otherPractitioners }) => [
    practitioner,
    ...otherPractitioners,
  ]);
  const names = people.map(({ name }) => name).filter((name) => name !== '');
  return listOfNames(locale, [...new Set(names)]);
}

/** Between two services that do not follow each other at once. */
function Wait({ minutes }: { readonly minutes: number }) {
  const { locale, t } = useTexts();
  if (minutes === 0) return null;
  return (
    <li className={tw('py-2 border-b border-line text-caption text-muted')}>
      {t('reservation:summary.wait', { duration: formatDuration(locale, minutes, 'long') })}
    </li>
  );
}

/** Each service with its hour, its people and its price; the sum below. */
export function PlacedLines({ visit }: { readonly visit: PlacedVisit }) {
  return (
    <>
      <ul className={tw('border-t border-line')}>
        <PlacedServiceLines visit={visit} />
      </ul>
      <VisitSums {...visit} />
    </>
  );
}

/** The services as the items of a list. */
export function PlacedServiceLines({ visit }: { readonly visit: PlacedVisit }) {
  const { locale, t } = useTexts();
  const { lines, currency, shop } = visit;
  const waits = waitsBefore(lines);
  return (
    <>
      {lines.map((line, index) => (
        <Fragment key={`${line.externalServiceId}${line.startsAt}`}>
          <Wait minutes={waits[index] ?? 0} />
          <li className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
            <span className={tw('min-w-0')}>
              <span className={tw('block')}>{textIn(locale, line.name)}</span>
              <span className={tw('block text-caption text-muted')}>
                {formatTimeRange(locale, shop.timeZone, line.startsAt, line.endsAt)}
                {line.practitioner.name &&
                  ` · ${t('reservation:summary.with', { name: namesOf(locale, line) })}`}
              </span>
            </span>
            <span className={tw('shrink-0 text-right')}>
              <Price cents={line.price} currency={currency} />
              {visit.weekendPriced?.has(line.externalServiceId) && (
                <span className={tw('block text-caption text-muted')}>
                  {t('reservation:summary.weekend')}
                </span>
              )}
            </span>
          </li>
        </Fragment>
      ))}
    </>
  );
}

/** The shop's zone, where the visitor's clock differs. */
function Zone({ visit: { namesZone, shop, lines } }: { readonly visit: PlacedVisit }) {
  const { locale, t } = useTexts();
  if (!namesZone) return null;
  const zone = formatTimeZone(locale, shop.timeZone, lines[0].startsAt);
  return (
    <span className={tw('block text-caption text-muted')}>{t('reservation:summary.zone', { zone })}</span>
  );
}

/** The visit in a few lines, where there is no room beside the form. */
export function VisitBrief({ visit }: { readonly visit: PlacedVisit }) {
  const { locale, t } = useTexts();
  const { shop, lines, date, total, bill, currency } = visit;
  const wait = waitsBefore(lines).reduce((sum, each) => sum + each, 0);
  const people = namesOf(locale, ...lines);
  return (
    <p className={tw('mt-2 text-muted @[56em]:hidden')}>
      <span className={tw('block text-ink first-letter:uppercase')}>
        {formatDay(locale, date)},{' '}
        {formatTimeRange(locale, shop.timeZone, lines[0].startsAt, (lines.at(-1) ?? lines[0]).endsAt)}
        {wait > 0 &&
          `, ${t('reservation:summary.waitIn', { duration: formatDuration(locale, wait, 'long') })}`}
      </span>
      <Zone visit={visit} />
      <span className={tw('flex flex-wrap gap-x-3')}>
        <span>{lines.map((line) => textIn(locale, line.name)).join(', ')}</span>{' '}
        <span className={tw('whitespace-nowrap')}>
          {formatDuration(locale, placedMinutes(lines))} · {formatMoney(locale, bill?.due ?? total, currency)}
        </span>
        {bill && bill.discount > 0 && (
          <span className={tw('whitespace-nowrap')}>
            {t('reservation:summary.off', {
              name: textIn(locale, bill.discountName ?? {}) || t('reservation:summary.discount'),
              sum: formatMoney(locale, -bill.discount, currency),
            })}
          </span>
        )}
      </span>
      <span className={tw('block')}>
        {shop.name}
        {people && `, ${t('reservation:summary.with', { name: people })}`}
      </span>
    </p>
  );
}

/** The visit beside the form. */
export function VisitSummary({ visit }: { readonly visit: PlacedVisit }) {
  const { t } = useTexts();
  return (
    <aside
      aria-label={t('reservation:summary.title')}
      className={tw('hidden @[56em]:grid gap-5 self-start sticky top-head pl-10 border-l border-line')}
    >
      <Heading variant="label" below={1} className="text-muted text-caption">
        {t('reservation:summary.title')}
      </Heading>
      <VisitMoment visit={visit} />
      <VisitPlace shop={visit.shop} />
      <div>
        <PlacedLines visit={visit} />
      </div>
    </aside>
  );
}

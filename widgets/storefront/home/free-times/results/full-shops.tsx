import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { metresBetween, type Position } from '#domain/shops/distance.ts';
import { daysBetween } from '#domain/time/date-key.ts';
import { formatDay, formatSpokenTime } from '#domain/time/format-time.ts';
import { formatNearDay } from '#domain/time/words/near-day.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { earliestKey } from '#stores/shop-picker/earliest-times.ts';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { targetTo } from '../../../place/target.ts';
import type { UnderstoodQuery } from '../query/asked-query.ts';
import { fullText } from '../query/query-text.ts';
import { FullShopsView, type FullShop } from './full-shops.view.tsx';
import type { OpenedSearchProps } from './search-props.ts';

interface FullShopsProps extends OpenedSearchProps {
  readonly query: UnderstoodQuery;
  readonly answer: Extract<FreeTimesAnswer, { kind: 'found' }>;
  readonly origin: Position | null;
}

function nextText({ locale, t }: UiTexts, { timeZone }: Shop, startsAt: Instant, now: Instant): string {
  const date = dateAt(startsAt, timeZone);
  const near = formatNearDay(locale, daysBetween(dateAt(now, timeZone), date));
  const day = near ?? formatDay(locale, date);
  return t('free-times:full.next', { day, time: formatSpokenTime(locale, timeZone, startsAt) });
}

/** Of what was asked for, what each of these shops offers: its next free time is looked for; none where anything would do. */
function useServiceAt({ site, answer }: FullShopsProps): (shop: Shop) => readonly Service[] {
  const services = useStore(site.catalogue.$services);
  return useMemo(() => {
    const wanted = answer.asked.questions[0]?.services ?? [];
    const all = [...services.values()];
    const meant = wanted.flatMap((id) => all.find(({ externalId }) => externalId === id) ?? []);
    return (shop) => {
      const own = meant.find(({ id, bookable }) => bookable && shop.serviceIds.has(id));
      return own ? [own] : [];
    };
  }, [answer, services]);
}

/** The next free times of these shops, by their keys; and whether they have been asked for. */
function useNextTimes(
  { picker }: FullShopsProps,
  shops: readonly Shop[],
  serviceAt: (shop: Shop) => readonly Service[],
) {
  const starts = useStore(picker.earliest.$starts);
  const [isKnown, setKnown] = useState(false);
  const key = shops.map((shop) => earliestKey(shop, serviceAt(shop))).join('|');
  useEffect(() => {
    let isOver = false;
    setKnown(false);
    const asked = shops.map((shop) => picker.earliest.ensure([shop], serviceAt(shop)));
    void Promise.all(asked).then(() => isOver || setKnown(true));
    return () => {
      isOver = true;
    };
    // The key says all that shops and services do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [picker, key]);
  return { starts, isKnown };
}

/** Where nothing of the search is free: said plainly, with the next free time of each shop. */
export function FullShops(props: FullShopsProps) {
  const { site, shops, search, answer, query, origin } = props;
  const texts = useTexts();
  const { t } = texts;
  const full = useMemo(
    () => answer.full.flatMap((id) => shops.find(({ externalId }) => externalId === id) ?? []),
    [answer.full, shops],
  );
  const serviceAt = useServiceAt(props);
  const { starts, isKnown } = useNextTimes(props, full, serviceAt);
  const now = search.now();
  const rowOf = (shop: Shop): FullShop => {
    const services = serviceAt(shop);
    const startsAt = starts.get(earliestKey(shop, services));
    const [service] = services;
    const visit = service && wishedVisitPlace({ services: [service], shop, shopCount: shops.length });
    const to = targetTo(
      site.navigation,
      shops.length > 1 ? { kind: 'shop', shop: shop.slug } : { kind: 'services' },
    );
    const next =
      startsAt === undefined
        ? isKnown
          ? { text: t('free-times:full.none'), to: null }
          : null
        : {
            text: nextText(texts, shop, startsAt, now),
            to: visit
              ? targetTo(site.navigation, visit.route, {
                  ...visit.query,
                  when: dateAt(startsAt, shop.timeZone),
                })
              : to,
          };
    const metres = origin && shop.position ? metresBetween(origin, shop.position) : null;
    return { shop, metres, to, next };
  };
  if (full.length === 0) return null;
  const rows = full
    .map(rowOf)
    .toSorted((a, b) => (origin ? (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0 : 0));
  return <FullShopsView title={fullText(query, answer, texts)} shops={rows} />;
}

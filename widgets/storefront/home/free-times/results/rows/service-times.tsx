import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { durationChoices } from '#domain/prices/pricing-durations.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { wishedStartPlace } from '#stores/visit/wished-start-place.ts';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../../../place/target.ts';
import type { FoundShop } from '../result-sections.ts';
import type { OpenedSearchProps } from '../search-props.ts';
import { ServiceTimesView } from './service-times.view.tsx';

export interface ServiceTimesProps extends Pick<OpenedSearchProps, 'site' | 'company' | 'shops' | 'search'> {
  readonly found: FoundShop;
  readonly service: Service;
  /** Those of the service, the best first. */
  readonly times: FoundShop['times'];
}

/** The times of a service that are asked for by their duration, once another one than that of the search is chosen. */
function useDuration({ search, found, service, times }: ServiceTimesProps) {
  const [chosen, choose] = useState<number | null>(null);
  const { shop, question } = found;
  const usual = times[0]?.durationMinutes ?? service.durationMinutes;
  const durationMinutes = chosen ?? usual;
  const isUsual = durationMinutes === usual;
  const own = { services: [service.externalId], shops: [shop.externalId], around: null, durationMinutes };
  const asked = search.timesIn(isUsual ? null : { ...question, ...own });
  const load = useStore(asked.$load);
  useEffect(() => void asked.ensure(), [asked]);
  if (isUsual) return { chosen, durationMinutes, choose, times, isAsking: false };
  const isAsking = load.kind !== 'ready' && load.kind !== 'failed';
  return { chosen, durationMinutes, choose, times: load.kind === 'ready' ? load.value : [], isAsking };
}

/** A service of a shop with its first free times, for one of the durations that it can be booked for. */
export function ServiceTimes(props: ServiceTimesProps) {
  const { site, company, shops, search, found, service } = props;
  const { locale } = useTexts();
  const { chosen, durationMinutes, choose, times, isAsking } = useDuration(props);
  const { shop, question } = found;
  const visit = { services: [service], shop, shopCount: shops.length } as const;
  const all = wishedVisitPlace({ ...visit, durations: [chosen] });
  const [best] = props.times;
  const when = best && dateAt(best.startsAt, shop.timeZone);
  return (
    <ServiceTimesView
      name={textIn(locale, service.name)}
      customers={service.requiredCustomers}
      durations={durationChoices(service)}
      durationMinutes={durationMinutes}
      onDuration={choose}
      isAsking={isAsking}
      starts={times.map((time) => {
        const { route, query } = wishedStartPlace({ ...visit, ...time });
        return { ...time, to: targetTo(site.navigation, route, query) };
      })}
      all={targetTo(site.navigation, all.route, { ...all.query, when, part: question.part ?? undefined })}
      shopName={shop.name}
      timeZone={shop.timeZone}
      currency={company.currency}
      now={search.now()}
    />
  );
}

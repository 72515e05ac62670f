import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { nextTimesFeature } from '#stores/free-times/next-times/next-times-feature.ts';
import type { NextTimesStore } from '#stores/free-times/next-times/next-times.ts';
import type { Site } from '#stores/site.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { wishedStartPlace } from '#stores/visit/wished-start-place.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { targetTo } from '../../place/target.ts';
import { NextTimesSkeleton, NextTimesView, TimesSkeleton, NoTimesView } from './next-times.view.tsx';
import { OfferedServiceView } from './offered-service.view.tsx';
import type { ShopOffer } from './use-offer.ts';

export interface NextTimesPartProps {
  readonly site: Site;
  readonly company: Company;
  readonly shop: Shop;
  readonly shopCount: number;
  /** Undefined before it is known. */
  readonly offer: ShopOffer | null | undefined;
}

interface TimesOfServiceProps extends Omit<NextTimesPartProps, 'offer'> {
  readonly service: ShopOffer['service'];
  readonly store: NextTimesStore;
}

function TimesOfService({ site, company, shop, shopCount, service, store }: TimesOfServiceProps) {
  const { locale } = useTexts();
  const asked = store.of(shop, service);
  const load = useStore(asked.$load);
  useEffect(() => void asked.ensure(), [asked]);
  if (load.kind === 'failed') return <ErrorState onRetry={() => void asked.ensure()} />;
  if (load.kind !== 'ready') return <TimesSkeleton />;
  const now = store.now();
  const visit = { services: [service], shop, shopCount } as const;
  const all = wishedVisitPlace(visit);
  return (
    <NextTimesView
      serviceName={textIn(locale, service.name)}
      customers={service.requiredCustomers}
      starts={load.value
        .filter(({ startsAt }) => startsAt > now)
        .map((time) => {
          const { route, query } = wishedStartPlace({ ...visit, ...time });
          return { ...time, to: targetTo(site.navigation, route, query) };
        })}
      all={targetTo(site.navigation, all.route, all.query)}
      currency={company.currency}
      timeZone={shop.timeZone}
      now={now}
    />
  );
}

/** The next free times of a shop for a service, which can be another one. */
export function NextTimes({ offer, ...props }: NextTimesPartProps) {
  const { site } = props;
  const opened = useOpened(site, nextTimesFeature);
  if (offer === null) return <NoTimesView />;
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (!offer || opened.kind === 'waiting') return <NextTimesSkeleton />;
  return (
    <OfferedServiceView offer={offer}>
      <TimesOfService {...props} service={offer.service} store={opened.value} />
    </OfferedServiceView>
  );
}

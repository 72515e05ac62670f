import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import { inOrderMeant } from '#domain/free-times/matching/in-order-meant.ts';
import { textIn } from '#domain/locale.ts';
import { wishedVisitPlace } from '#domain/site/places/wished-visit.ts';
import { metresBetween, type Position } from '#domain/shops/distance.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { wishedStartPlace } from '#stores/visit/wished-start-place.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../../place/target.ts';
import type { UnderstoodQuery } from '../query/asked-query.ts';
import { FullShops } from './full-shops.tsx';
import { MoreShops } from './more-shops.tsx';
import type { OpenedSearchProps } from './search-props.ts';
import type { ShownService } from './service-times.view.tsx';
import { ShopTimesView } from './shop-times.view.tsx';

interface FoundShopsProps extends OpenedSearchProps {
  readonly query: UnderstoodQuery;
  readonly answer: Extract<FreeTimesAnswer, { kind: 'found' }>;
  /** What the shops are ordered by their distance from; null where that is not searched by. */
  readonly origin: Position | null;
}

type FoundTime = FoundShopsProps['answer']['shops'][number]['times'][number];

/** The services of a shop, what was meant most first, with the reservations that take these and one that shows all. */
function useServicesAt({ site, shops, query: { part }, answer }: FoundShopsProps) {
  const { locale } = useTexts();
  const services = useStore(site.catalogue.$services);
  const byExternalId = useMemo(
    () => new Map([...services.values()].map((service) => [service.externalId, service])),
    [services],
  );
  const shownOf = (shop: Shop, service: Service, times: readonly FoundTime[]): ShownService => {
    const visit = { services: [service], shop, shopCount: shops.length } as const;
    const all = wishedVisitPlace(visit);
    const when = times[0] && dateAt(times[0].startsAt, shop.timeZone);
    return {
      id: service.id,
      name: textIn(locale, service.name),
      customers: service.requiredCustomers,
      starts: times.map((time) => {
        const { route, query } = wishedStartPlace({ ...visit, ...time });
        return { ...time, to: targetTo(site.navigation, route, query) };
      }),
      all: targetTo(site.navigation, all.route, { ...all.query, when, part: part ?? undefined }),
    };
  };
  return (shop: Shop, times: readonly FoundTime[]): readonly ShownService[] =>
    inOrderMeant(times, answer.asked.questions[0]?.services ?? null).flatMap(([id, own]) => {
      const service = byExternalId.get(id);
      return service ? [shownOf(shop, service, own)] : [];
    });
}

/** Nothing was found, or nothing yet: and what can be done. */
function NothingFound({ site, search, answer }: FoundShopsProps) {
  const { t } = useTexts();
  if (answer.isMore)
    return (
      <EmptyState
        title={t('free-times:notYet.title')}
        text={t('free-times:notYet.text')}
        action={
          <MoreShops answer={answer} text={t('free-times:notYet.more')} onMore={() => void search.more()} />
        }
      />
    );
  return (
    <EmptyState
      title={t('free-times:none.title')}
      text={t('free-times:none.text')}
      action={
        <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>
          {t('free-times:none.services')}
        </ButtonLink>
      }
    />
  );
}

/** The shops with what is free in them, the best first. */
export function FoundShops(props: FoundShopsProps) {
  const { site, company, shops, search, answer, origin } = props;
  const { t } = useTexts();
  const servicesAt = useServicesAt(props);
  const metresTo = (shop: Shop) => (origin && shop.position ? metresBetween(origin, shop.position) : null);
  const found = answer.shops
    .flatMap(({ externalShopId, times }) => {
      const shop = shops.find(({ externalId }) => externalId === externalShopId);
      return shop ? [{ shop, times, metres: metresTo(shop) }] : [];
    })
    .toSorted((a, b) => (origin ? (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0 : 0));
  const isAny = answer.asked.questions.every(({ services }) => services === null);
  const othersAt = ({ slug }: Shop) =>
    targetTo(site.navigation, shops.length > 1 ? { kind: 'shop', shop: slug } : { kind: 'services' });
  if (found.length === 0) {
    return (
      <>
        <NothingFound {...props} />
        <FullShops {...props} />
      </>
    );
  }
  return (
    <>
      <ul className={tw('mt-6 grid gap-8')}>
        {found.map(({ shop, times, metres }) => (
          <ShopTimesView
            key={shop.id}
            shop={shop}
            to={shops.length > 1 ? targetTo(site.navigation, { kind: 'shop', shop: shop.slug }) : null}
            metres={metres}
            currency={company.currency}
            now={search.now()}
            services={servicesAt(shop, times)}
            others={isAny ? othersAt(shop) : null}
          />
        ))}
      </ul>
      <FullShops {...props} />
      <div className={tw('mt-8')}>
        <MoreShops answer={answer} text={t('free-times:more')} onMore={() => void search.more()} />
      </div>
    </>
  );
}

import { useEffect, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { metresBetween, type Position } from '#domain/shops/distance.ts';
import { daysBetween } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { capitalised, formatNearDay } from '#domain/time/words/near-day.ts';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { wishedStartPlace } from '#stores/visit/wished-start-place.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { repeatedText } from '#ui/shops/use-shops-instead.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { targetTo } from '../../place/target.ts';
import type { UnderstoodQuery } from './asked-query.ts';
import { MoreShops } from './more-shops.tsx';
import { useSearchStores, type SearchStores } from './use-search-stores.ts';
import { useSearchQuery } from './use-search-query.ts';
import { ResultsSkeleton, ShopTimesView, type ShownTime } from './shop-times.view.tsx';

export interface SearchResultsProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
}

/** "Massage · Lyon · Demain · Soir". */
function queryText(
  { what, where, when, part, place, days, today }: UnderstoodQuery,
  recent: string,
  { locale, t }: UiTexts,
): string {
  const day =
    when === 'any' || when === 'weekend'
      ? t(`free-times:find.${when}`)
      : capitalised(formatNearDay(locale, daysBetween(today, days.from)) ?? formatDay(locale, days.from));
  const at =
    place.kind === 'town' ? place.town.name : place.kind === 'near' ? t('free-times:find.near') : where;
  return [
    repeatedText(what) || recent || t('free-times:anything'),
    repeatedText(at),
    day,
    part && t(`free-times:find.${part}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What of the search could not be had, said plainly. */
function remarks(
  query: UnderstoodQuery,
  answer: Extract<FreeTimesAnswer, { kind: 'found' }>,
  isLocated: boolean,
  { t }: UiTexts,
): readonly string[] {
  const { place } = query;
  const { givenUp } = answer.asked;
  return [
    query.isWhatKnown ? '' : t('free-times:unknown.what', { text: repeatedText(query.what) }),
    place.kind === 'unknown' ? t('free-times:unknown.where', { text: repeatedText(query.where) }) : '',
    place.kind === 'near' && !isLocated ? t('free-times:unknown.position') : '',
    place.kind === 'town' && !place.isOwn && givenUp !== 'place'
      ? t('free-times:far', { town: place.town.name })
      : '',
    givenUp === 'nothing'
      ? ''
      : t(`free-times:givenUp.${givenUp}`, { count: daysBetween(query.days.from, query.days.to) + 1 }),
  ].filter(Boolean);
}

/** A search of the address with what it found. */
export function SearchResults(props: SearchResultsProps) {
  const stores = useSearchStores(props.site);
  const categories = useStore(props.site.catalogue.$categories);
  if (categories.kind === 'failed')
    return <ErrorState onRetry={() => void props.site.catalogue.ensureCategories()} />;
  if (stores.kind === 'failed') return <ErrorState onRetry={stores.retry} />;
  if (stores.kind === 'waiting' || categories.kind !== 'ready') return <Waiting />;
  return <AnsweredSearch {...props} {...stores.value} />;
}

function Waiting() {
  const { t } = useTexts();
  return (
    <>
      <Heading variant="headline">{t('free-times:title')}</Heading>
      <ResultsSkeleton label={t('free-times:asking')} />
    </>
  );
}

interface OpenedSearchProps extends SearchResultsProps, SearchStores {}

function AnsweredSearch(props: OpenedSearchProps) {
  const { site, search, picker } = props;
  const texts = useTexts();
  const { t } = texts;
  const announce = useAnnounce();
  const { query, recent, position, isLocating } = useSearchQuery(props);
  const latest = useStore(search.$answer);
  // What was found before is of another search.
  const answer: FreeTimesAnswer = isLocating ? { kind: 'asking' } : latest;
  const isFound = answer.kind === 'found';
  const count = isFound ? answer.shops.length : 0;
  const next = isFound ? answer.next : null;
  const outcome =
    count > 0
      ? t('free-times:found', { count })
      : t(next === null ? 'free-times:none.title' : 'free-times:notYet.title');
  useEffect(() => {
    if (isFound) announce(outcome);
  }, [isFound, outcome, next, announce]);
  const searchedPoint = query.place.kind === 'town' && !query.place.isOwn ? query.place.town.position : null;
  const isRecentShown =
    recent !== null && query.what === '' && (!isFound || answer.asked.question.services !== null);
  const canLocate = query.place.kind === 'near' && position === null;
  return (
    <section aria-label={t('free-times:title')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-6')}>
        <Heading variant="headline">{t('free-times:title')}</Heading>
        <Link to={targetTo(site.navigation, { kind: 'home' })}>{t('free-times:back')}</Link>
      </div>
      <p className={tw('mt-1 text-muted')}>
        {queryText(query, isRecentShown ? textIn(texts.locale, recent.name) : '', texts)}
      </p>
      {isFound && (
        <Remarks
          sentences={remarks(query, answer, position !== null, texts)}
          onLocate={canLocate ? () => void picker.position.locate() : null}
        />
      )}
      {answer.kind === 'failed' ? (
        <ErrorState problem={answer.problem} onRetry={() => void search.ask(query.queries)} />
      ) : isFound ? (
        <FoundShops {...props} answer={answer} position={position} searchedPoint={searchedPoint} />
      ) : (
        <ResultsSkeleton label={t('free-times:asking')} />
      )}
    </section>
  );
}

function Remarks({
  sentences,
  onLocate,
}: {
  readonly sentences: readonly string[];
  readonly onLocate: (() => void) | null;
}) {
  const { t } = useTexts();
  if (sentences.length === 0) return null;
  return (
    <div className={tw('mt-4')}>
      <Notice
        action={
          onLocate && (
            <Button variant="small" onPress={onLocate}>
              {t('free-times:locate')}
            </Button>
          )
        }
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </div>
  );
}

interface FoundShopsProps extends OpenedSearchProps {
  readonly answer: Extract<FreeTimesAnswer, { kind: 'found' }>;
  /** Where the visitor is, where that is what is searched around. */
  readonly position: Position | null;
  /** A town where the company has no shop. */
  readonly searchedPoint: Position | null;
}

type FoundTime = FoundShopsProps['answer']['shops'][number]['times'][number];

/** Times of a shop with what they are of, and the reservations that take them. */
function useTimesAt(site: Site, shops: readonly Shop[]) {
  const { locale } = useTexts();
  const services = useStore(site.catalogue.$services);
  const byExternalId = useMemo(
    () => new Map([...services.values()].map((service) => [service.externalId, service])),
    [services],
  );
  const startOf = (shop: Shop, service: Service, time: FoundTime): ShownTime => {
    const place = wishedStartPlace({
      services: [service],
      shop,
      shopCount: shops.length,
      ...time,
    });
    return {
      ...time,
      name: textIn(locale, service.name),
      to: targetTo(site.navigation, place.route, place.query),
    };
  };
  return (shop: Shop, times: readonly FoundTime[]): readonly ShownTime[] =>
    times.flatMap((time) => {
      const service = byExternalId.get(time.externalServiceId);
      return service ? [startOf(shop, service, time)] : [];
    });
}

function FoundShops({ site, company, shops, search, answer, position, searchedPoint }: FoundShopsProps) {
  const { t } = useTexts();
  const timesAt = useTimesAt(site, shops);
  const origin = position ?? searchedPoint;
  const metresTo = (shop: Shop) => (origin && shop.position ? metresBetween(origin, shop.position) : null);
  const found = answer.shops
    .flatMap(({ externalShopId, times }) => {
      const shop = shops.find(({ externalId }) => externalId === externalShopId);
      return shop ? [{ shop, times, metres: metresTo(shop) }] : [];
    })
    .toSorted((a, b) => (position ? (a.metres ?? Infinity) - (b.metres ?? Infinity) : 0));
  const onMore = () => void search.more();
  if (found.length === 0 && answer.next !== null)
    return (
      <EmptyState
        title={t('free-times:notYet.title')}
        text={t('free-times:notYet.text')}
        action={<MoreShops answer={answer} text={t('free-times:notYet.more')} onMore={onMore} />}
      />
    );
  if (found.length === 0)
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
            times={timesAt(shop, times)}
          />
        ))}
      </ul>
      <div className={tw('mt-8')}>
        <MoreShops answer={answer} text={t('free-times:more')} onMore={onMore} />
      </div>
    </>
  );
}

import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../../place/target.ts';
import { isSoughtNear } from '../query/asked-query.ts';
import { queryText, remarks } from '../query/query-text.ts';
import { useSearchQuery } from '../query/use-search-query.ts';
import { useSearchStores } from '../use-search-stores.ts';
import { FoundShops } from './found-shops.tsx';
import type { OpenedSearchProps, SearchResultsProps } from './search-props.ts';
import { ResultsSkeleton } from './shop-times.view.tsx';

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

function AnsweredSearch(props: OpenedSearchProps) {
  const { site, shops, search, picker } = props;
  const texts = useTexts();
  const { t } = texts;
  const announce = useAnnounce();
  const { query, recent, position, isLocating } = useSearchQuery(props);
  const latest = useStore(search.$answer);
  // What was found before is of another search.
  const answer: FreeTimesAnswer = isLocating ? { kind: 'asking' } : latest;
  const isFound = answer.kind === 'found';
  const count = isFound ? answer.shops.length : 0;
  const isMore = isFound && answer.isMore;
  const firstShop = isFound ? answer.shops[0]?.externalShopId : undefined;
  const shop = shops.find(({ externalId }) => externalId === firstShop)?.name ?? '';
  const outcome =
    count > 0
      ? t('free-times:found', { count, shop })
      : t(isMore ? 'free-times:notYet.title' : 'free-times:none.title');
  useEffect(() => {
    if (isFound) announce(outcome);
  }, [isFound, outcome, isMore, count, announce]);
  const { place } = query;
  const isAway = place.kind === 'town' && (!place.isOwn || place.town.isNextTo);
  const origin = position ?? (isAway ? place.town.position : null);
  const isRecentShown =
    recent !== null &&
    query.what === '' &&
    (!isFound || answer.asked.questions.some(({ services }) => services !== null));
  const canLocate = isSoughtNear(query) && position === null;
  return (
    <section aria-label={t('free-times:title')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-6')}>
        <Heading variant="headline">{t('free-times:title')}</Heading>
        <Link to={targetTo(site.navigation, { kind: 'home' })}>{t('free-times:back')}</Link>
      </div>
      <p className={tw('mt-1 text-muted')}>{queryText(query, isRecentShown ? recent : null, texts)}</p>
      {isFound && (
        <Remarks
          sentences={remarks(query, answer, { shopCount: shops.length, isLocated: position !== null }, texts)}
          onLocate={canLocate ? () => void picker.position.locate() : null}
        />
      )}
      {answer.kind === 'failed' ? (
        <ErrorState problem={answer.problem} onRetry={() => void search.ask(query.queries)} />
      ) : isFound ? (
        <FoundShops {...props} query={query} answer={answer} origin={origin} />
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

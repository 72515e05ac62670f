import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { FreeTimesAnswer } from '#stores/free-times/free-times.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../../place/target.ts';
import { isSoughtNear } from '../query/asked-query.ts';
import { queryText, remarks } from '../query/query-text.ts';
import { useSearchQuery } from '../query/use-search-query.ts';
import { useSearchStores } from '../use-search-stores.ts';
import { FoundShops } from './found-shops.tsx';
import type { OpenedSearchProps, SearchResultsProps } from './search-props.ts';
import { ResultsSkeleton } from './rows/shop-times.view.tsx';

/** A search of the address with what it found. The heading is there from the first on: it has the focus by then. */
export function SearchResults(props: SearchResultsProps) {
  const { site } = props;
  const { t } = useTexts();
  const stores = useSearchStores(site);
  const categories = useStore(site.catalogue.$categories);
  const isReady = stores.kind === 'ready' && categories.kind === 'ready';
  return (
    <section aria-label={t('free-times:title')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-3')}>
        <Heading variant="headline">{t('free-times:title')}</Heading>
        <Link to={targetTo(site.navigation, { kind: 'home' })} className="text-caption @[40em]:text-body">
          {t('free-times:back')}
        </Link>
      </div>
      {categories.kind === 'failed' ? (
        <ErrorState onRetry={() => void site.catalogue.ensureCategories()} />
      ) : stores.kind === 'failed' ? (
        <ErrorState onRetry={stores.retry} />
      ) : isReady ? (
        <AnsweredSearch {...props} {...stores.value} />
      ) : (
        <ResultsSkeleton label={t('free-times:asking')} />
      )}
    </section>
  );
}

/** The shops in which something is free, each once. */
function resultShops({ found }: Extract<FreeTimesAnswer, { kind: 'found' }>) {
  return [...new Set(found.flatMap(({ shops }) => shops.map(({ externalShopId }) => externalShopId)))];
}

function AnsweredSearch(props: OpenedSearchProps) {
  const { shops, search, picker } = props;
  const texts = useTexts();
  const { t } = texts;
  const announce = useAnnounce();
  const { query, recent, position, isLocating } = useSearchQuery(props);
  const latest = useStore(search.$answer);
  // What was found before is of another search.
  const answer: FreeTimesAnswer = isLocating ? { kind: 'asking' } : latest;
  const isFound = answer.kind === 'found';
  const first = isFound ? resultShops(answer) : [];
  const count = first.length;
  const isMore = isFound && answer.isMore;
  const shop = shops.find(({ externalId }) => externalId === first[0])?.name ?? '';
  const outcome =
    count > 0
      ? t('free-times:found', { count, shop })
      : t(isMore ? 'free-times:notYet.title' : 'free-times:none.title');
  useEffect(() => {
    if (isFound) announce(outcome);
  }, [isFound, outcome, isMore, count, announce]);
  const isRecentShown =
    recent !== null &&
    query.what === '' &&
    (!isFound || answer.asked.questions.some(({ services }) => services !== null));
  const canLocate = isSoughtNear(query) && position === null;
  return (
    <>
      {/* On a narrow page the line above says it already, but for what nobody typed. */}
      <p className={tw(`mt-1 text-muted ${isRecentShown || !query.isAsTyped ? '' : 'hidden @[56em]:block'}`)}>
        {queryText(query, isRecentShown ? recent : null, texts)}
      </p>
      {isFound && (
        <Remarks
          sentences={remarks(query, answer, { shopCount: shops.length, isLocated: position !== null }, texts)}
          onLocate={canLocate ? () => void picker.position.locate() : null}
        />
      )}
      {answer.kind === 'failed' ? (
        <ErrorState problem={answer.problem} onRetry={() => void search.ask(query.queries)} />
      ) : isFound ? (
        <FoundShops {...props} query={query} answer={answer} />
      ) : (
        <ResultsSkeleton label={t('free-times:asking')} />
      )}
    </>
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
  // Without a frame, and one after the other: each line here takes one of times from a phone.
  return (
    <div className={tw('mt-2 flex flex-wrap items-baseline gap-x-4')}>
      <p>{sentences.join(' ')}</p>
      {onLocate && (
        <Button variant="quiet" onPress={onLocate}>
          {t('free-times:locate')}
        </Button>
      )}
    </div>
  );
}

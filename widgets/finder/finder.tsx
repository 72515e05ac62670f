import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { repeatedText } from '#ui/shops/use-shops-instead.ts';
import { areNear } from '#domain/shops/nearby.ts';
import { useTexts } from '#ui/texts.ts';
import { AroundBar } from './bar/around-bar.view.tsx';
import { SearchBar } from './bar/search-bar.view.tsx';
import { useFinderState, type FinderPartProps, type FinderState } from './finder-state.ts';
import { Collapsible } from './list/collapsible.view.tsx';
import { History } from './list/history.tsx';
import { hasRegions, Regions } from './list/regions.tsx';
import { Results, usePages } from './list/results.tsx';
import { ShopList } from './list/shop-list.tsx';
import { ShopMap } from './map/shop-map.tsx';
import { MapToggle, useMap, type MapState } from './map/use-map.tsx';
import { useSearch, type ShopSearch } from './use-search.ts';

export interface FinderProps extends FinderPartProps {
  readonly title: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Kilometres around a place, at first. */
  readonly radius?: number | undefined;
  /**
   * `cards`: a page of cards, the regions folded below. `regions`: all shops by region, cards for what is searched.
   * `choice`: cards alone, to choose one from.
   */
  readonly arrangement: 'cards' | 'regions' | 'choice';
  /** Between the field and what it finds. */
  readonly children?: ReactNode;
}

/** Fewer shops are seen at a glance. */
const SEARCH_FROM = 4;

/** Says what each search has found, but not what there was before any. */
function useResultAnnouncement(search: ShopSearch, text: string): void {
  const { found, instead, key, shops } = search;
  const { t } = useTexts();
  const announce = useAnnounce();
  const said = useRef(key);
  const none = useNoneFound(search, text);
  const sentence = instead
    ? `${none.title}. ${none.text}`
    : t('finder:found', { count: found.length, total: shops.length });
  const isKnown = found.length > 0 || instead !== null;
  useEffect(() => {
    if (said.current === key || !isKnown) return;
    said.current = key;
    announce(sentence);
  }, [key, isKnown, sentence, announce]);
}

/** Few visitors are told that their place is not known. */
const noticePart = lazyPart(() => import('#ui/states/notice.tsx'));

/** What is said of where the visitor is, where that cannot be told; and the way to look around a town. */
function PositionNotice({ search }: { readonly search: ShopSearch }) {
  const { t } = useTexts();
  const { position, around, place } = search;
  const isLost = position === 'blocked' || position === 'unknown';
  const notice = noticePart.usePart(isLost);
  if (around) {
    return (
      <AroundBar
        place={around.place}
        kilometres={search.kilometres}
        radii={search.radii}
        onKilometres={search.setKilometres}
        onStop={search.stop}
      />
    );
  }
  return (
    <>
      {isLost && (
        <div role="alert" className={tw('mb-8')}>
          {notice.kind === 'ready' ? (
            <notice.value.Notice tone="warning">{t(`finder:locate.${position}`)}</notice.value.Notice>
          ) : (
            t(`finder:locate.${position}`)
          )}
        </div>
      )}
      {place && (
        <div className={tw('-mt-4 mb-6')}>
          <Button variant="quiet" onPress={() => search.widen(place)}>
            {t('finder:locate.widen', { place: place.name })}
          </Button>
        </div>
      )}
    </>
  );
}

/** That nothing was found, and what is shown instead. */
function useNoneFound({ around, instead }: ShopSearch, text: string) {
  const { t } = useTexts();
  if (around) return { title: t('finder:locate.none'), text: t('finder:locate.noneHint') };
  const place = instead?.town?.name;
  return {
    title: t('finder:none', { text: repeatedText(text) }),
    text: place === undefined ? t('finder:instead') : t('finder:nearest', { place }),
  };
}

/** A search never ends with nothing: below the sentence that says so stand the shops that come nearest to it. */
function NoShopFound({ search, text }: { readonly search: ShopSearch; readonly text: string }) {
  const { t } = useTexts();
  const words = useNoneFound(search, text);
  return (
    <div className={tw('mb-8 max-w-reading [overflow-wrap:anywhere]')}>
      <Heading variant="title">{words.title}</Heading>
      <p className={tw('mt-2 text-muted')}>{words.text}</p>
      <Button variant="quiet" onPress={search.stop} className="mt-2">
        {t('finder:all')}
      </Button>
    </div>
  );
}

interface FoundProps {
  readonly finder: FinderState;
  readonly search: ShopSearch;
  readonly text: string;
  readonly arrangement: FinderProps['arrangement'];
  readonly map: MapState;
}

function FoundShops({ finder, search, text, arrangement, map }: FoundProps) {
  const { t } = useTexts();
  const pages = usePages(search.key);
  const { suggested, shops, around, instead } = search;
  const found = instead?.shops ?? search.found;
  const origin = around?.origin ?? instead?.town?.position ?? null;
  const isSearched = around !== null || text !== '';
  const isGrouped = arrangement !== 'choice' && !isSearched && hasRegions(shops);
  // The towns are on their way.
  if (found.length === 0) {
    return (
      <LoadingRegion>
        <Skeleton className="h-64" />
      </LoadingRegion>
    );
  }
  if (isGrouped && arrangement === 'regions' && !map.isShown) {
    return <Regions finder={finder} shops={shops} isFolded={false} />;
  }
  return (
    <>
      {instead && <NoShopFound search={search} text={text} />}
      <ShopMap map={map} found={found.slice(0, pages.limit)} origin={origin}>
        <Results finder={finder} found={found} pages={pages} isNarrow={map.isShown} />
      </ShopMap>
      {suggested.length > 0 && (
        <div className={tw('mt-12')}>
          <Collapsible title={t(areNear(suggested) ? 'finder:suggestions' : 'finder:further')} isOpen>
            <Below>
              <ShopList finder={finder} found={suggested} />
            </Below>
          </Collapsible>
        </div>
      )}
      {isGrouped && (
        <section aria-label={t('finder:regions')} className={tw('mt-16')}>
          <Heading variant="title" className="mb-4">
            {t('finder:regions')}
          </Heading>
          <Below>
            <Regions finder={finder} shops={shops} isFolded />
          </Below>
        </section>
      )}
    </>
  );
}

/** The shops, and the field, the button and the map that find one of them. */
export function Finder({ title, text, onText, radius, arrangement, children, ...partProps }: FinderProps) {
  const { t } = useTexts();
  const finder = useFinderState(partProps);
  const map = useMap(finder);
  const search = useSearch(finder, { text, onText, radius });
  useResultAnnouncement(search, text);
  const isSearched = search.around !== null || text !== '';
  if (search.shops.length === 0) {
    return <EmptyState title={t(partProps.service ? 'finder:noOffer' : 'finder:empty')} />;
  }
  return (
    <section aria-label={title} part="shops">
      <div className={tw('flex flex-wrap items-end justify-between gap-x-8 gap-y-4 mb-8')}>
        <Heading variant="headline">{title}</Heading>
        {search.shops.length >= SEARCH_FROM && (
          <SearchBar
            text={text}
            onText={search.type}
            locating={{ isBusy: search.position === 'asking', locate: search.locate }}
          />
        )}
      </div>
      <PositionNotice search={search} />
      {children}
      <MapToggle map={map} />
      <Below>
        {arrangement !== 'choice' && !isSearched && <History finder={finder} shops={search.shops} />}
        <FoundShops finder={finder} search={search} text={text} arrangement={arrangement} map={map} />
      </Below>
    </section>
  );
}

import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { PARTS_OF_DAY } from '#domain/availability/hours/day-part.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { searchedDayOf } from '#domain/free-times/days/day-words.ts';
import { namedServices, servicesMeant } from '#domain/free-times/matching/named-services.ts';
import { foldText, searchShops, shopIndex } from '#domain/shops/shop-search.ts';
import { addDays, daysFrom, isDateKey } from '#domain/time/date-key.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { capitalised, formatNearDay } from '#domain/time/words/near-day.ts';
import { shopPickerFeature } from '#stores/shop-picker/feature.ts';
import { freeTimesStoreFeature } from '#stores/free-times/feature.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import type { SearchResultsProps } from './results/search-props.ts';
import { partText } from './query/part-text.ts';
import { Suggestions, type Suggestion } from './suggestions.tsx';

/** What a search finds: its code comes where one is asked for. */
export const resultsPart = lazyPart(() => import('./results/search-results.tsx'));

/** What was found, once its code is there. */
export function LazyResults(props: SearchResultsProps) {
  const part = resultsPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  return part.kind === 'ready' && <part.value.SearchResults {...props} />;
}

/** Days that can be chosen by their date. */
const DAYS = 28;
const MOST = 6;

/** What the address names could not be chosen before it was there. */
function useChosen(value: string) {
  const first = useRef<HTMLOptionElement>(null);
  useEffect(() => {
    const choice = first.current?.closest('select');
    if (choice && value !== '') choice.value = value;
  }, [value]);
  return first;
}

interface DaysProps {
  readonly site: Site;
  readonly shops: readonly Shop[] | null;
  /** The day that the address names, which may be a date. */
  readonly chosen: string;
}

/** The days to choose from besides any, in the calendar of the first shop. */
export function Days({ site, shops, chosen }: DaysProps) {
  const { locale, t } = useTexts();
  // Without it there are no dates: today, tomorrow and the weekend are there all the same.
  const opened = useOpened(site, freeTimesStoreFeature);
  const store = opened.kind === 'ready' ? opened.value : null;
  const timeZone = shops?.[0]?.timeZone;
  const now = useNow(() => store?.now() ?? instant(0));
  const today = store && timeZone ? dateAt(now, timeZone) : null;
  const named = today === null ? chosen : searchedDayOf(chosen, today);
  // A date that cannot be searched is kept all the same: the answer says why.
  const day = named === 'any' && isDateKey(chosen) ? chosen : named;
  // Today and tomorrow are there by their names.
  const ahead = today === null ? [] : daysFrom(addDays(today, 2), DAYS);
  const dates = isDateKey(day) ? [...new Set([...ahead, day])].toSorted() : ahead;
  const first = useChosen(day);
  return (
    <>
      {(['today', 'tomorrow'] as const).map((name, index) => (
        <option key={name} ref={index === 0 ? first : null} value={name}>
          {capitalised(formatNearDay(locale, index) ?? name)}
        </option>
      ))}
      <option value="weekend">{t('free-times:find.weekend')}</option>
      <optgroup label={t('free-times:dates')}>
        {dates.map((date) => (
          <option key={date} value={date}>
            {formatDay(locale, date, ahead.includes(date) ? 'short' : 'numeric')}
          </option>
        ))}
      </optgroup>
    </>
  );
}

/** The parts of the day to choose from besides all of it. */
export function Parts({ chosen }: { readonly chosen: string }) {
  const texts = useTexts();
  const first = useChosen(chosen);
  return PARTS_OF_DAY.map((part, index) => (
    <option key={part} ref={index === 0 ? first : null} value={part}>
      {partText(part, texts)}
    </option>
  ));
}

interface SearchHelpProps {
  readonly site: Site;
  readonly shops: readonly Shop[];
  readonly what: RefObject<HTMLInputElement | null>;
  readonly where: RefObject<HTMLInputElement | null>;
}

/** What may be meant by what is typed, below both fields. */
export function SearchHelp({ site, shops, what, where }: SearchHelpProps) {
  const { locale, t } = useTexts();
  const categories = valueOf(useStore(site.catalogue.$categories));
  const named = useMemo(() => namedServices(categories ?? [], locale), [categories, locale]);
  const services = (text: string): readonly Suggestion[] => {
    const found =
      text.trim() === '' ? named.filter(({ kind }) => kind === 'category') : servicesMeant(named, text);
    return found.slice(0, MOST).map(({ kind, name }) => ({ text: name, kind: t(`free-times:${kind}`) }));
  };
  const places = (text: string): readonly Suggestion[] => {
    const found = searchShops(shopIndex(shops, locale), text);
    const wanted = foldText(text);
    const towns = [
      ...new Set(
        found.flatMap(({ address: { city, otherNames = [] } }) => {
          const name = [city, ...otherNames].find((one) => foldText(one).startsWith(wanted));
          return name ? [name] : [];
        }),
      ),
    ];
    const near: Suggestion = { text: t('free-times:find.near'), kind: '', act: locate };
    return [
      ...(foldText(near.text).startsWith(wanted) ? [near] : []),
      ...towns.map((name) => ({ text: name, kind: t('free-times:town') })),
      ...(wanted === '' ? [] : found.map(({ name }) => ({ text: name, kind: t('free-times:shop') }))),
    ].slice(0, MOST);
  };
  /** Asked for where it is pressed, and not when the answer is on its way. Where its code does not come, the search asks. */
  const locate = () =>
    void site.open(shopPickerFeature).then(
      ({ position }) => position.locate(),
      () => undefined,
    );
  return (
    <>
      <Suggestions input={what} hint={t('free-times:find.whatHint')} suggest={services} />
      <Suggestions input={where} hint={t('free-times:find.whereHint')} suggest={places} />
    </>
  );
}

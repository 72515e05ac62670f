import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { tw } from '#theme/sheet.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { HomeProps } from '../home-props.ts';
import type { SearchFormProps } from './search-form.tsx';

/** Whether an address of the home page searches for free times; a link may leave out what the form writes for any day. */
export function isSearch({ what, where, when, part }: RouteQuery): boolean {
  return [what, where, when, part].some((asked) => asked !== undefined);
}

/** The fields of the search: asked for at once, apart from what each page of the site loads. */
const searchFormPart = lazyPart(() => import('./search-form.tsx'));
/** The same with what they find. */
const searchPart = lazyPart(() => import('./search.tsx'));

export function LazySearchForm({ site, shops, hasWhere }: SearchFormProps) {
  const part = useSpokenPart(site, searchFormPart, ['free-times']);
  // In a line of its own on a wide page, in three or four on a phone.
  const height = hasWhere ? 'h-[calc(var(--u)*14.25)]' : 'h-[calc(var(--u)*10.5)]';
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind !== 'ready')
    return <Skeleton className={`${height} @[56em]:!h-[calc(var(--u)*3.25)] w-full`} />;
  return <part.value.SearchForm site={site} shops={shops} hasWhere={hasWhere} />;
}

export function LazySearch({ site, company, catalogue: { shops } }: HomeProps) {
  const part = useSpokenPart(site, searchPart, ['free-times']);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  // As high as the window, so that the page's foot does not come into sight before what is found.
  return (
    <div className={tw('min-h-[100vh]')}>
      {part.kind === 'ready' && <part.value.Search site={site} company={company} shops={shops} />}
    </div>
  );
}

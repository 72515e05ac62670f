import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useSpokenPart } from '../../pages/use-spoken-part.ts';
import { SearchForm, searchHelpPart } from './search-form.tsx';

interface SearchProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
}

/** The fields with what they found. */
export function Search({ site, company, shops }: SearchProps) {
  const part = useSpokenPart(site, searchHelpPart, ['free-times']);
  return (
    <div className={tw('w-full max-w-page mx-auto px-5 @[40em]:px-8 pt-4 pb-16 @[56em]:pt-8 grid gap-8')}>
      <SearchForm site={site} shops={shops} hasWhere={(shops?.length ?? 2) > 1} />
      {part.kind === 'failed' && <ErrorState onRetry={part.retry} />}
      {part.kind === 'ready' && shops && (
        <part.value.LazyResults site={site} company={company} shops={shops} />
      )}
    </div>
  );
}

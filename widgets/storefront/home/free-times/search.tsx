import { useId, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { useSpokenPart } from '#ui/loading/use-spoken-part.ts';
import { searchLineText } from './query/search-line-text.ts';
import { SearchForm, searchHelpPart } from './search-form.tsx';
import { SearchLine } from './search-line.view.tsx';

interface SearchProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
}

/** The fields with what they found. On a narrow page they are one line, so that the first times stand on the first screen. */
export function Search({ site, company, shops }: SearchProps) {
  const part = useSpokenPart(site, searchHelpPart, ['free-times']);
  const { query } = useStore(site.navigation.$place);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const texts = useTexts();
  return (
    <div
      className={tw(
        'w-full max-w-page mx-auto px-5 @[40em]:px-8 pt-3 pb-16 @[56em]:pt-8 grid grid-cols-[minmax(0,1fr)] gap-4 @[56em]:gap-8',
      )}
    >
      <div className={tw('grid grid-cols-[minmax(0,1fr)] gap-2')}>
        <SearchLine
          text={searchLineText(query, texts)}
          isOpen={isOpen}
          controls={id}
          onPress={() => setOpen(!isOpen)}
        />
        <SearchForm
          id={id}
          site={site}
          shops={shops}
          hasWhere={(shops?.length ?? 2) > 1}
          isFolded={!isOpen}
          onSearch={() => setOpen(false)}
        />
      </div>
      {part.kind === 'failed' && <ErrorState onRetry={part.retry} />}
      {part.kind === 'ready' && shops && (
        <part.value.LazyResults site={site} company={company} shops={shops} />
      )}
    </div>
  );
}

import type { LegalSection } from '#domain/site/fixed-routes.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

export interface LegalPageProps {
  readonly site: Site;
  /** The section asked for. */
  readonly section: LegalSection | null;
  /** Rises with each page opened, so that the same section can be asked for again. */
  readonly steps: number;
}

const sectionsPart = lazyPart(() => import('./legal-sections.tsx'));

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-2/3', 'w-3/4', 'w-1/2'] as const;

export function LegalSkeleton() {
  return (
    <LoadingRegion>
      <div className={tw('grid gap-3 mt-10 max-w-reading')}>
        {LINES.map((width) => (
          <Skeleton key={width} className={`h-5 ${width}`} />
        ))}
      </div>
    </LoadingRegion>
  );
}

function Sections(props: LegalPageProps) {
  const part = sectionsPart.usePart(true);
  switch (part.kind) {
    case 'waiting':
      return <LegalSkeleton />;
    case 'failed':
      return <ErrorState onRetry={part.retry} />;
    case 'ready':
      return <part.value.LegalSections {...props} />;
  }
}

/** The page of the legal texts: few visitors open it, and what it shows comes when they do. */
export function LegalPage(props: LegalPageProps) {
  const { t } = useTexts();
  return (
    <div>
      <Heading look="display">{t('storefront:legal.title')}</Heading>
      <Sections {...props} />
    </div>
  );
}

import type { Site } from '#stores/site.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { tw } from '#theme/sheet.ts';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { longTextsFeature } from '#stores/long-texts/feature.ts';
import type { LongTexts } from '#stores/long-texts/long-texts.ts';
import { loadSanitiser } from '#ui/media/safe-html.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../place/target.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useIsHydrating, useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { LegalView } from './legal.view.tsx';

interface LegalSectionsProps {
  readonly site: Site;
  /** The section asked for. */
  readonly section: LegalSection | null;
  /** Rises with each page opened, so that the same section can be asked for again. */
  readonly steps: number;
}

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-2/3', 'w-3/4', 'w-1/2'] as const;

function LegalSkeleton() {
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

/** The legal texts of the company, asked for when they are to be read. */
export function LegalSections(props: LegalSectionsProps) {
  const { site } = props;
  const opened = useOpened(site, longTextsFeature);
  // A server's markup has what the sanitiser would leave.
  const [isPrepared, setPrepared] = useState(useIsHydrating());
  useEffect(() => {
    void loadSanitiser()
      // Without it the words alone are shown.
      .catch(() => {})
      .then(() => setPrepared(true));
  }, []);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting' || !isPrepared) return <LegalSkeleton />;
  return <Opened {...props} legal={opened.value.legal} />;
}

function Opened({ site, section, steps, legal }: LegalSectionsProps & Pick<LongTexts, 'legal'>) {
  const { locale } = useTexts();
  const load = useStore(legal.$load);
  useSuspendedLoad(legal, locale, load.kind === 'ready' ? null : legal.ensure);
  useEffect(() => void legal.ensure(), [legal, locale]);
  switch (load.kind) {
    case 'idle':
    case 'loading':
      return <LegalSkeleton />;
    case 'failed':
      return <ErrorState onRetry={() => void legal.ensure()} />;
    case 'ready':
      return (
        <LegalView
          legal={load.value}
          section={section}
          steps={steps}
          targetOf={(one) => targetTo(site.navigation, { kind: 'legal', section: one })}
        />
      );
  }
}

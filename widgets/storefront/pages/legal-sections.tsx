import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { longTextsFeature } from '#stores/long-texts/feature.ts';
import type { LongTexts } from '#stores/long-texts/long-texts.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../place/target.ts';
import { LegalSkeleton, type LegalPageProps } from './legal-page.tsx';
import { LegalView } from './legal.view.tsx';

/** The legal texts of the company, asked for when they are to be read. */
export function LegalSections(props: LegalPageProps) {
  const { site } = props;
  const texts = useStore(site.opened(longTextsFeature));
  useEffect(() => void site.open(longTextsFeature), [site]);
  return texts ? <Opened {...props} legal={texts.legal} /> : <LegalSkeleton />;
}

function Opened({ site, section, steps, legal }: LegalPageProps & Pick<LongTexts, 'legal'>) {
  const { locale } = useTexts();
  const load = useStore(legal.$load);
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

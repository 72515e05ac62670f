import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { longTextsOf } from '#stores/long-texts.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../place/target.ts';
import { LegalView } from './legal.view.tsx';

interface LegalPageProps {
  readonly site: Site;
  readonly section: LegalSection | null;
  readonly steps: number;
}

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-2/3', 'w-3/4', 'w-1/2'] as const;

/** The page of the legal texts, which are asked for when it opens. */
export function LegalPage({ site, section, steps }: LegalPageProps) {
  const { locale, t } = useTexts();
  const { legal } = longTextsOf(site);
  const load = useStore(legal.$load);
  useEffect(() => void legal.ensure(), [legal, locale]);
  if (load.kind === 'ready') {
    return (
      <LegalView
        legal={load.value}
        section={section}
        steps={steps}
        targetOf={(one) => targetTo(site.navigation, { kind: 'legal', section: one })}
      />
    );
  }
  return (
    <div>
      <Heading look="display">{t('storefront:legal.title')}</Heading>
      {load.kind === 'failed' ? (
        <ErrorState onRetry={() => void legal.ensure()} />
      ) : (
        <Loading>
          <div className={tw('grid gap-3 mt-10 max-w-reading min-h-screen content-start')}>
            {LINES.map((width) => (
              <Skeleton key={width} className={`h-5 ${width}`} />
            ))}
          </div>
        </Loading>
      )}
    </div>
  );
}

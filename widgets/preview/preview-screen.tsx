import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import { previewEditorFeature } from '#stores/preview/editor/feature.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import type { PreviewProps } from './preview-props.ts';
import { PreviewTools } from './preview-tools.tsx';

function Waiting() {
  return (
    <slot name="loading">
      <LoadingRegion>
        <Skeleton className="h-28" />
        <Skeleton className="h-[calc(var(--u)*28)] mt-6" />
      </LoadingRegion>
    </slot>
  );
}

function Screen(props: PreviewProps) {
  const { site } = props;
  const known = useStore(site.company.$company);
  const company = valueOf(known);
  const opened = useOpened(site, previewEditorFeature);
  useSuspendedLoad(site.company, 'preview', company ? null : () => site.company.ensure());
  if (known.kind === 'failed')
    return <FailedFirstScreen problem={known.problem} onRetry={() => void site.company.ensure()} />;
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (!company || opened.kind !== 'ready') return <Waiting />;
  return <PreviewTools {...props} company={company} editor={opened.value} />;
}

/** The company's site as it is drafted, for its back office. */
export function PreviewScreen(props: PreviewProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}

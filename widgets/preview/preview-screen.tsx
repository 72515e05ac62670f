import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { valueOf } from '#stores/load.ts';
import { previewEditorFeature } from '#stores/preview/editor/feature.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import type { ShownDevices } from './frames/devices.ts';
import { PreviewTools } from './preview-tools.tsx';
import type { Scheme } from './toolbar.view.tsx';

export interface PreviewProps {
  readonly site: Site;
  readonly emit: Emit;
  /** Gives the element's methods their code. */
  readonly answerBy: (methods: Readonly<Record<string, (...given: never[]) => unknown>> | null) => void;
  readonly headingLevel: number;
  /** Address of the company's site. */
  readonly base?: string | undefined;
  /** Page that is shown first. */
  readonly path: string;
  readonly devices: ShownDevices;
  readonly scheme?: Scheme;
  /** What the page around has given, looked at nowhere yet. */
  readonly session: unknown;
  readonly draft: unknown;
}

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

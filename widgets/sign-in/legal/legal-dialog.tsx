import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { textIn } from '#domain/locale.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { longTextsFeature } from '#stores/long-texts/feature.ts';
import type { LongTexts } from '#stores/long-texts/long-texts.ts';
import type { Site } from '#stores/site.ts';
import { LEGAL_PROSE } from '#ui/media/legal-prose.ts';
import { Below } from '#ui/heading.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';

interface LegalDialogProps {
  readonly site: Site;
  readonly section: LegalSection;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

const waiting = (
  <LoadingRegion>
    <Skeleton className="h-40 w-full" />
  </LoadingRegion>
);

/** One of the company's legal texts over what is being filled in, so that nothing of it is left to be read. */
export function LegalDialog({ site, section, title, open, onClose }: LegalDialogProps) {
  const opened = useOpened(site, longTextsFeature);
  return (
    <Dialog narrow open={open} title={title} onClose={onClose}>
      {opened.kind === 'failed' && <ErrorState onRetry={opened.retry} />}
      {opened.kind === 'waiting' && waiting}
      {opened.kind === 'ready' && <Section legal={opened.value.legal} section={section} />}
    </Dialog>
  );
}

function Section({ legal, section }: Pick<LongTexts, 'legal'> & Pick<LegalDialogProps, 'section'>) {
  const { locale } = useTexts();
  const load = useStore(legal.$load);
  useEffect(() => void legal.ensure(), [legal, locale]);
  if (load.kind === 'failed') return <ErrorState onRetry={() => void legal.ensure()} />;
  if (load.kind !== 'ready') return waiting;
  // The dialog's title is the text's own.
  return (
    <Below by={-1}>
      <SafeHtml
        html={textIn(locale, load.value[section])}
        className={`${LEGAL_PROSE} [&>:first-child]:!mt-0`}
      />
    </Below>
  );
}

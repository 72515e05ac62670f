import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

export type DescriptionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Company HTML; empty where the company wrote nothing. */
  | { readonly kind: 'ready'; readonly html: string };

const LINES = ['w-full', 'w-11/12', 'w-5/6', 'w-full @[40em]:w-3/4', 'w-2/3'] as const;

/** What a company says of a service. It comes last on the page, so that nothing below has to move for it. */
export function DescriptionView(state: DescriptionState) {
  const { t } = useTexts();
  switch (state.kind) {
    case 'loading':
      return (
        <LoadingRegion>
          <div className={tw('grid gap-3 max-w-reading')}>
            {LINES.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </div>
        </LoadingRegion>
      );
    case 'failed':
      return (
        <p role="alert" className={tw('text-muted')}>
          {t('common:failed.title')}{' '}
          <Button variant="quiet" onPress={state.retry}>
            {t('common:retry')}
          </Button>
        </p>
      );
    case 'ready':
      return state.html ? <SafeHtml html={state.html} /> : null;
  }
}

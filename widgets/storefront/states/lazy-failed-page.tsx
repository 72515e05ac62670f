import type { ComponentProps } from 'react';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import type { FailedPage } from './failed-page.view.tsx';

const failedPart = lazyPart(() => import('./failed-page.view.tsx'));

/** The page that says that another one failed. Where its code does not come either, a plain word stands in. */
export function LazyFailedPage(props: ComponentProps<typeof FailedPage>) {
  const part = failedPart.usePart(true);
  if (part.kind === 'ready') return <part.value.FailedPage {...props} />;
  return part.kind === 'failed' ? <ErrorState onRetry={props.onRetry} /> : null;
}

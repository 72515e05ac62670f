import type { ReactNode } from 'react';
import { magazineStoreFeature } from '#stores/magazine/feature.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PostsSkeleton } from './list/posts-skeleton.view.tsx';

interface WithMagazineProps {
  readonly site: Site;
  readonly children: (magazine: MagazineStore) => ReactNode;
}

/** What the screens of the magazine share, and the way to ask for it again where it does not come. */
export function WithMagazine({ site, children }: WithMagazineProps) {
  const opened = useOpened(site, magazineStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  return opened.kind === 'ready' ? children(opened.value) : <PostsSkeleton />;
}

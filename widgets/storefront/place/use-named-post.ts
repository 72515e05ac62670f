import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Post } from '#domain/magazine/post.ts';
import type { Route } from '#domain/site/routes.ts';
import { $idle } from '#stores/idle-load.ts';
import { magazineStoreFeature } from '#stores/magazine/feature.ts';
import type { Site } from '#stores/site.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';

/** The article that an address names; null where there is none, undefined while that is not known, or no article is meant. */
export function useNamedPost(site: Site, route: Route | null): Post | null | undefined {
  const slug = route?.kind === 'post' ? route.post : null;
  const opened = useOpened(site, magazineStoreFeature, slug !== null);
  const named = slug !== null && opened.kind === 'ready' ? opened.value.post(slug) : null;
  const load = useStore(named?.$load ?? $idle);
  useSuspendedLoad(
    named ?? site.catalogue,
    `post ${slug}`,
    named && load.kind !== 'ready' ? named.ensure : null,
  );
  useEffect(() => void named?.ensure(), [named]);
  return named && load.kind === 'ready' ? load.value : undefined;
}

import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { magazinePosts, type Post } from '#domain/magazine/post.ts';
import type { Load } from '#stores/load.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useTexts } from '#ui/texts.ts';

/** The articles of the language that is spoken, the featured first. */
export function usePosts({ posts, now }: MagazineStore): Load<readonly Post[]> {
  const { locale } = useTexts();
  const load = useStore(posts.$load);
  const moment = useNow(now);
  useSuspendedLoad(posts, locale, load.kind === 'ready' ? null : posts.ensure);
  useEffect(() => void posts.ensure(), [posts]);
  return load.kind === 'ready' ? { kind: 'ready', value: magazinePosts(load.value, locale, moment) } : load;
}

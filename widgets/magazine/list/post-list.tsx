import type { Ref } from 'react';
import { useStore } from '@nanostores/react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isFeatured, shopPosts, type Post } from '#domain/magazine/post.ts';
import { feedOf, ownPath } from '#domain/site/documents/feeds.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { useNow } from '#ui/loading/use-now.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { magazineTarget, type LinkContext } from '../post-target.ts';
import type { PostCardProps } from './post-card.view.tsx';
import { PostListView } from './post-list.view.tsx';
import { PostsSkeleton } from './posts-skeleton.view.tsx';
import { useFirstNew } from '#ui/focus/use-first-new.ts';
import { usePosts } from './use-posts.ts';

interface PostListProps {
  readonly site: Site;
  readonly magazine: MagazineStore;
  readonly zone: string;
  /** How many are shown at first, and more at each press. */
  readonly step: number;
  /** Only those that tell of it. */
  readonly shop?: ShopId | null;
  readonly base?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** What a card of each article is made from. */
export function cardsOf(
  posts: readonly Post[],
  {
    zone,
    now,
    ...links
  }: LinkContext & { readonly zone: string; readonly now: Parameters<typeof isFeatured>[1] },
): readonly PostCardProps[] {
  return posts.map((post) => ({
    post,
    zone,
    to: magazineTarget(links, { kind: 'post', post: post.slug }),
    isFeatured: isFeatured(post, now),
  }));
}

/** Pages of the list that the address asks for. */
function pagesOf(text: string | undefined): number {
  const asked = Number(text);
  return Number.isInteger(asked) && asked >= 1 ? asked : 1;
}

/** The list of the magazine. */
export function PostList({ magazine, ...props }: PostListProps) {
  const load = usePosts(magazine);
  switch (load.kind) {
    case 'idle':
    case 'loading':
      return <PostsSkeleton count={6} />;
    case 'failed':
      return (
        <slot name="error">
          <ErrorState problem={load.problem} onRetry={() => void magazine.posts.ensure()} />
        </slot>
      );
    case 'ready':
      return <Ready {...props} magazine={magazine} posts={load.value} />;
  }
}

function Ready({
  site,
  magazine,
  zone,
  step,
  shop,
  base,
  posts,
  headingRef,
}: PostListProps & {
  readonly posts: readonly Post[];
}) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const now = useNow(magazine.now);
  const { query } = useStore(site.navigation.$place);
  const listed = shop ? shopPosts(posts, shop) : posts;
  const pages = pagesOf(query.shown);
  const shown = listed.slice(0, pages * step);
  const { listRef, expectMore } = useFirstNew(shown.length);
  const own = ownPath(site, { kind: 'magazine' }, locale);
  const next = { shown: String(pages + 1) };
  const more: Target = {
    href: site.navigation.href({ kind: 'magazine' }, next),
    go() {
      expectMore();
      const count = Math.min(listed.length, (pages + 1) * step);
      announce(t('magazine:shown', { count, total: listed.length }));
      site.navigation.open({ kind: 'magazine' }, next, { replace: true });
    },
  };
  return (
    <PostListView
      cards={cardsOf(shown, { site, locale, base, zone, now })}
      total={listed.length}
      more={shown.length < listed.length ? more : null}
      feed={!shop && own !== null ? feedOf(own) : null}
      listRef={listRef}
      headingRef={headingRef}
    />
  );
}

import type { RouteOf } from '#domain/site/routes.ts';
import { POSTS_AT_ONCE } from '#domain/magazine/post.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { PostList } from './list/post-list.tsx';
import { zoneOf } from './post-date.ts';
import { WithMagazine } from './with-magazine.tsx';
import { PostScreen } from './post/post-screen.tsx';

/** The magazine as a page of the storefront. */
export function MagazinePage({ site, catalogue }: StorefrontPageProps<RouteOf<'magazine'>>) {
  return (
    <WithMagazine site={site}>
      {(magazine) => (
        <PostList site={site} magazine={magazine} zone={zoneOf(catalogue.shops)} step={POSTS_AT_ONCE} />
      )}
    </WithMagazine>
  );
}

/** An article as a page of the storefront, which knows that there is one of this slug. */
export function PostPage({ site, catalogue, route }: StorefrontPageProps<RouteOf<'post'>>) {
  return (
    <WithMagazine site={site}>
      {(magazine) => (
        <PostScreen
          key={route.post}
          site={site}
          magazine={magazine}
          zone={zoneOf(catalogue.shops)}
          slug={route.post}
        />
      )}
    </WithMagazine>
  );
}

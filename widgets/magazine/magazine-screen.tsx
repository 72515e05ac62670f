import { useState, type RefCallback } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import type { Site } from '#stores/site.ts';
import { Announcer } from '#ui/announcer.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { useTexts } from '#ui/texts.ts';
import { useFirstLoads } from '#widgets/first-screen/use-first-loads.ts';
import { PostList } from './list/post-list.tsx';
import { PostsSkeleton } from './list/posts-skeleton.view.tsx';
import { zoneOf } from './post-date.ts';
import { PostSkeleton } from './post/post-skeleton.view.tsx';
import { WithMagazine } from './with-magazine.tsx';

interface MagazineScreenProps {
  readonly site: Site;
  readonly headingLevel?: number | undefined;
  /** Slug of the article that is shown at first. */
  readonly post?: string | undefined;
  /** Slug of the shop that listed articles tell of. */
  readonly shop?: string | undefined;
  /** How many are listed at first. */
  readonly limit: number;
  readonly base?: string | undefined;
}

/** The heading of what the visitor has gone to takes the focus; that of what the element begins with does not. */
function useArrival(place: unknown): RefCallback<HTMLHeadingElement> | undefined {
  const [start] = useState(place);
  const [arrive] = useState((): RefCallback<HTMLHeadingElement> => (heading) => focusInView(heading));
  return place === start ? undefined : arrive;
}

/** What shows an article: it comes when one is opened. */
const postPart = lazyPart(async () => (await import('./post/post-screen.tsx')).PostScreen);

function Shown({ magazine, ...props }: MagazineScreenProps & { readonly magazine: MagazineStore }) {
  const { site, base, limit } = props;
  const { t } = useTexts();
  const place = useStore(site.navigation.$place);
  const shops = valueOf(useStore(site.catalogue.$shops));
  const headingRef = useArrival(place.route);
  const zone = zoneOf(shops);
  const opened = place.route?.kind === 'post' ? place.route.post : null;
  const slug = opened ?? (place.route?.kind === 'magazine' ? undefined : props.post);
  const shop = props.shop ? shops?.find((one) => one.slug === props.shop) : null;
  const shared = { site, magazine, zone, base, ...(headingRef ? { headingRef } : {}) };
  const post = postPart.usePart(slug !== undefined && slug !== '');
  if (slug) {
    if (post.kind === 'failed') return <ErrorState onRetry={post.retry} />;
    return post.kind === 'ready' ? <post.value key={slug} {...shared} slug={slug} /> : <PostSkeleton />;
  }
  // Articles of others would be taken for its own.
  if (shop === undefined) {
    return (
      <slot name="empty">
        <EmptyState title={t('magazine:noShop')} />
      </slot>
    );
  }
  return <PostList {...shared} step={limit} shop={shop?.id ?? null} />;
}

function Screen(props: MagazineScreenProps) {
  const { t } = useTexts();
  const state = useStore(props.site.$state);
  const { problem, company, shops, load } = useFirstLoads(props.site, 'magazine');
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return (
      <slot name="error">
        <EmptyState title={t('magazine:closed')} />
      </slot>
    );
  }
  if (problem) return <FailedFirstScreen problem={problem} onRetry={() => void load()} />;
  if (!company || !shops) {
    return (
      <slot name="loading">
        <PostsSkeleton />
      </slot>
    );
  }
  return (
    <WithMagazine site={props.site}>{(magazine) => <Shown {...props} magazine={magazine} />}</WithMagazine>
  );
}

/** The magazine of a company in an element of its own: the list, and each article. */
export function MagazineScreen(props: MagazineScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}

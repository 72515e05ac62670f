import type { ShopId } from '#domain/catalogue/ids.ts';
import { homePosts, POSTS_BESIDE, shopPosts, type Post } from '#domain/magazine/post.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import { magazineStoreFeature } from '#stores/magazine/feature.ts';
import type { Site } from '#stores/site.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useFailureReport, type ReportedFailure } from '#ui/states/failure-report.ts';
import { useTexts } from '#ui/texts.ts';
import { USUAL_ZONE } from '../post-date.ts';
import { magazineTarget } from '../post-target.ts';
import { cardsOf } from './post-list.tsx';
import { PostsBeside } from './posts-beside.view.tsx';
import { PostsSkeleton } from './posts-skeleton.view.tsx';
import { usePosts } from './use-posts.ts';

interface PostsSectionProps {
  readonly site: Site;
  /** Absent: the usual one. */
  readonly zone: string | undefined;
  /** The shop whose page it is; null: the home page. */
  readonly shop: { readonly id: ShopId; readonly name: string } | null;
}

/** What cannot be had is left out of a page that is about something else, and told to the page around. */
function Failed({ problem }: { readonly problem: ReportedFailure }) {
  useFailureReport(problem);
  return null;
}

/** Some articles on a page that is about something else; nothing where there are none for it. */
export function PostsSection({ site, ...props }: PostsSectionProps) {
  const opened = useOpened(site, magazineStoreFeature);
  if (opened.kind === 'waiting') return <PostsSkeleton />;
  if (opened.kind === 'failed') return <Failed problem={{ code: 0, type: 'failed', message: 'magazine' }} />;
  return <Opened site={site} magazine={opened.value} {...props} />;
}

function Opened({ magazine, ...props }: PostsSectionProps & { readonly magazine: MagazineStore }) {
  const load = usePosts(magazine);
  if (load.kind === 'failed') return <Failed problem={load.problem} />;
  if (load.kind !== 'ready') return <PostsSkeleton />;
  return <Ready {...props} magazine={magazine} posts={load.value} />;
}

function Ready({
  site,
  zone = USUAL_ZONE,
  shop,
  magazine,
  posts,
}: PostsSectionProps & {
  readonly magazine: MagazineStore;
  readonly posts: readonly Post[];
}) {
  const { locale, t } = useTexts();
  const now = useNow(magazine.now);
  const shown = (shop ? shopPosts(posts, shop.id) : homePosts(posts)).slice(0, POSTS_BESIDE);
  if (shown.length === 0) return null;
  return (
    <PostsBeside
      title={shop ? t('magazine:shop', { name: shop.name }) : t('magazine:home')}
      cards={cardsOf(shown, { site, locale, zone, now })}
      all={magazineTarget({ site, locale }, { kind: 'magazine' })}
    />
  );
}

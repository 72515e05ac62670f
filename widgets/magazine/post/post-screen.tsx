import { useEffect, useState, type Ref } from 'react';
import { useStore } from '@nanostores/react';
import { textIn } from '#domain/locale.ts';
import { POSTS_BESIDE, type Post } from '#domain/magazine/post.ts';
import type { MagazineStore } from '#stores/magazine/magazine.ts';
import type { Site } from '#stores/site.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Share } from '#ui/actions/share.tsx';
import { loadSanitiser } from '#ui/media/safe-html.tsx';
import { useIsHydrating, useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useNow } from '#ui/loading/use-now.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { cardsOf } from '../list/post-list.tsx';
import { usePosts } from '../list/use-posts.ts';
import { magazineTarget, sharedAddress } from '../post-target.ts';
import { PostSkeleton } from './post-skeleton.view.tsx';
import { PostView } from './post.view.tsx';

interface PostScreenProps {
  readonly site: Site;
  readonly magazine: MagazineStore;
  readonly zone: string;
  readonly slug: string;
  readonly base?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** What cleans the text of an article: without it the words alone are shown. A server's markup is clean. */
function useSanitiser(): boolean {
  const [isPrepared, setPrepared] = useState(useIsHydrating());
  useEffect(() => {
    void loadSanitiser()
      .catch(() => {})
      .then(() => setPrepared(true));
  }, []);
  return isPrepared;
}

/** An article, to be read. */
export function PostScreen(props: PostScreenProps) {
  const { site, magazine, slug, base, headingRef } = props;
  const { locale, t } = useTexts();
  const post = magazine.post(slug);
  const load = useStore(post.$load);
  useSuspendedLoad(post, locale, load.kind === 'ready' ? null : post.ensure);
  useEffect(() => void post.ensure(), [post]);
  const isPrepared = useSanitiser();
  if (load.kind === 'failed') {
    return (
      <slot name="error">
        <ErrorState problem={load.problem} onRetry={() => void post.ensure()} />
      </slot>
    );
  }
  if (load.kind !== 'ready' || !isPrepared) return <PostSkeleton />;
  if (load.value) return <Known {...props} post={load.value} />;
  return (
    <EmptyState
      title={t('magazine:missing.title')}
      text={t('magazine:missing.text')}
      action={
        <ButtonLink to={magazineTarget({ site, locale, base }, { kind: 'magazine' })}>
          {t('magazine:back')}
        </ButtonLink>
      }
      {...(headingRef ? { focusRef: headingRef } : {})}
    />
  );
}

function Known({ site, magazine, zone, base, headingRef, post }: PostScreenProps & { readonly post: Post }) {
  const { locale, t } = useTexts();
  const links = { site, locale, base };
  const now = useNow(magazine.now);
  const list = usePosts(magazine);
  const others = list.kind === 'ready' ? list.value.filter(({ slug }) => slug !== post.slug) : [];
  return (
    <PostView
      post={post}
      zone={zone}
      back={magazineTarget(links, { kind: 'magazine' })}
      headingRef={headingRef}
      share={
        <Share
          title={textIn(locale, post.title)}
          text={textIn(locale, post.title)}
          url={sharedAddress(links, post.slug)}
          label={t('magazine:share')}
          copied={t('magazine:copied')}
          failed={t('magazine:notShared')}
        />
      }
      others={cardsOf(others.slice(0, POSTS_BESIDE), { ...links, zone, now })}
    />
  );
}

import { spokenText } from '#domain/locale.ts';
import type { Post } from '#domain/magazine/post.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { postDate } from '../post-date.ts';

export interface PostCardProps {
  readonly post: Post;
  readonly to: Target;
  /** IANA zone in which its day is told. */
  readonly zone: string;
  readonly isFeatured: boolean;
}

interface PlacedCardProps extends PostCardProps {
  /** `lead`: beside its picture where there is room, above all others. */
  readonly place?: 'lead' | 'row';
  /** Above the fold. */
  readonly isFirst?: boolean;
}

function Words({ post, to, zone, isFeatured, place }: PlacedCardProps) {
  const { locale, t } = useTexts();
  const title = spokenText(locale, post.title);
  const summary = spokenText(locale, post.summary);
  const { words, iso } = postDate(locale, post.createdAt, zone);
  return (
    <div className={tw('min-w-0')}>
      <p className={tw('text-caption text-muted')}>
        {isFeatured && <span className={tw('font-semibold text-ink')}>{t('magazine:featured')} · </span>}
        <time dateTime={iso}>{words}</time>
      </p>
      <Heading variant={place === 'lead' ? 'headline' : 'title'} className="mt-1.5">
        <ActionLink
          to={to}
          className="text-left group-hover:underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-['']"
        >
          <span lang={title.lang}>{title.text}</span>
        </ActionLink>
      </Heading>
      {summary.text && (
        <p lang={summary.lang} className={tw('mt-2 text-muted')}>
          {summary.text}
        </p>
      )}
    </div>
  );
}

/** An article in a list: all of the card leads to it, its title is the link. */
export function PostCard(props: PlacedCardProps) {
  const { post, place = 'row', isFirst = false } = props;
  const isLead = place === 'lead';
  return (
    <article
      data-post={post.slug}
      className={tw(
        `group relative grid gap-4 content-start ${isLead ? '@[56em]:grid-cols-[3fr_2fr] @[56em]:gap-12 @[56em]:items-center' : ''}`,
      )}
    >
      <ResponsivePicture
        picture={post.picture ?? undefined}
        ratio="3/2"
        sizes={
          isLead ? '(min-width: 56em) 660px, 100vw' : '(min-width: 64em) 360px, (min-width: 40em) 50vw, 100vw'
        }
        decorative
        eager={isFirst}
      />
      <Words {...props} place={place} />
    </article>
  );
}

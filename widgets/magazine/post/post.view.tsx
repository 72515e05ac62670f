import type { ReactNode, Ref } from 'react';
import { spokenText } from '#domain/locale.ts';
import type { Post } from '#domain/magazine/post.ts';
import { readingMinutes } from '#domain/magazine/reading-time.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { useTexts } from '#ui/texts.ts';
import { CARD_GRID } from '../list/post-list.view.tsx';
import { PostCard, type PostCardProps } from '../list/post-card.view.tsx';
import { postDate } from '../post-date.ts';

interface PostViewProps {
  readonly post: Post;
  readonly zone: string;
  /** To all articles. */
  readonly back: Target;
  readonly share: ReactNode;
  /** What may be read next. */
  readonly others: readonly PostCardProps[];
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** How what a company wrote stands: its headings, pictures, quotations and tables. */
const POST_PROSE =
  'text-lead leading-relaxed [&_:is(h2,h3,h4,h5,h6)]:font-display [&_:is(h2,h3,h4,h5,h6)]:text-title [&_:is(h2,h3,h4,h5,h6)]:mt-10 [&_:is(h2,h3,h4,h5,h6)]:mb-3 [&_p]:mb-4 [&_figure]:my-8 [&_img]:max-w-full [&_img]:h-auto [&_img]:rounded-picture [&_figcaption]:mt-2 [&_figcaption]:text-caption [&_figcaption]:text-muted [&_blockquote]:my-8 [&_blockquote]:pl-5 [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:text-muted [&_table]:block [&_table]:overflow-x-auto [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left break-words';

/** When it was written, by whom, and how long it takes to read. */
function Facts({ post, zone, html }: Pick<PostViewProps, 'post' | 'zone'> & { readonly html: string }) {
  const { locale, t } = useTexts();
  const written = postDate(locale, post.createdAt, zone);
  const changed = postDate(locale, post.changedAt, zone);
  const minutes = readingMinutes(html);
  return (
    <ul className={tw('mt-4 flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted')}>
      <li>
        <time dateTime={written.iso}>{written.words}</time>
      </li>
      {changed.date > written.date && (
        <li>
          <time dateTime={changed.iso}>{t('magazine:changed', { date: changed.words })}</time>
        </li>
      )}
      {post.author && <li>{t('magazine:author', { name: post.author })}</li>}
      {minutes > 0 && <li>{t('magazine:reading', { count: minutes })}</li>}
    </ul>
  );
}

function Others({ others }: Pick<PostViewProps, 'others'>) {
  const { t } = useTexts();
  if (others.length === 0) return null;
  return (
    <section aria-label={t('magazine:others')} className={tw('mt-16 pt-10 border-t border-line')}>
      <Heading variant="headline" className="mb-6">
        {t('magazine:others')}
      </Heading>
      <Below>
        <ul className={tw(CARD_GRID)}>
          {others.map((card) => (
            <li key={card.post.id}>
              <PostCard {...card} />
            </li>
          ))}
        </ul>
      </Below>
    </section>
  );
}

/** An article with its picture and its text, and what may be read next. */
export function PostView({ post, zone, back, share, others, headingRef }: PostViewProps) {
  const { locale, t } = useTexts();
  const title = spokenText(locale, post.title);
  const summary = spokenText(locale, post.summary);
  const body = spokenText(locale, post.body);
  return (
    <div part="post">
      <Link to={back} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {t('magazine:back')}
      </Link>
      <article className={tw('mx-auto max-w-reading')}>
        <Heading variant="display" {...(headingRef ? { focusRef: headingRef } : {})}>
          <span lang={title.lang}>{title.text}</span>
        </Heading>
        <Facts post={post} zone={zone} html={body.text} />
        {summary.text && (
          <p lang={summary.lang} className={tw('mt-6 text-lead text-muted')}>
            {summary.text}
          </p>
        )}
        {post.picture && (
          <ResponsivePicture
            picture={post.picture}
            ratio="3/2"
            sizes="(min-width: 48em) 680px, 100vw"
            eager
            className="mt-8"
          />
        )}
        <div lang={body.lang} className={tw('mt-8')}>
          <SafeHtml html={body.text} className={POST_PROSE} />
        </div>
        <div className={tw('mt-8')}>{share}</div>
      </article>
      <Below>
        <Others others={others} />
      </Below>
    </div>
  );
}

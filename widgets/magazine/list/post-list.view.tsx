import type { Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ExternalLink, type Target } from '#ui/actions/link.tsx';
import { Below, Heading, useHeadingLevel } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { PostCard, type PostCardProps } from './post-card.view.tsx';

/** Columns of cards. */
export const CARD_GRID = 'grid gap-x-8 gap-y-12 @[40em]:grid-cols-2 @[64em]:grid-cols-3';

interface PostListViewProps {
  readonly cards: readonly PostCardProps[];
  readonly total: number;
  /** Null where all of them are shown. */
  readonly more: Target | null;
  /** Address of the feed; null where the page has none beside it. */
  readonly feed: string | null;
  readonly listRef: Ref<HTMLUListElement>;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** All articles of the magazine, the first one larger. */
export function PostListView({ cards, total, more, feed, listRef, headingRef }: PostListViewProps) {
  const { t } = useTexts();
  const isPage = useHeadingLevel() === 1;
  if (cards.length === 0) {
    return (
      <slot name="empty">
        <EmptyState title={t('magazine:empty.title')} text={t('magazine:empty.text')} />
      </slot>
    );
  }
  return (
    <section part="magazine" aria-label={t('magazine:title')}>
      <Heading
        variant={isPage ? 'display' : 'headline'}
        className="mb-8 @[56em]:mb-12"
        {...(headingRef ? { focusRef: headingRef } : {})}
      >
        {t('magazine:title')}
      </Heading>
      <Below>
        <ul ref={listRef} className={tw(CARD_GRID)}>
          {cards.map((card, index) => (
            <li
              key={card.post.id}
              className={tw(index === 0 ? '@[40em]:col-span-2 @[64em]:col-span-3 @[56em]:mb-4' : '')}
            >
              <PostCard {...card} place={index === 0 ? 'lead' : 'row'} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </Below>
      {more && (
        <div className={tw('mt-12 grid justify-items-center gap-3')}>
          <p className={tw('text-caption text-muted')}>
            {t('magazine:shown', { count: cards.length, total })}
          </p>
          <ButtonLink to={more}>{t('magazine:more')}</ButtonLink>
        </div>
      )}
      {feed !== null && (
        <p className={tw('mt-10')}>
          <ExternalLink href={feed}>{t('magazine:feed')}</ExternalLink>
        </p>
      )}
    </section>
  );
}

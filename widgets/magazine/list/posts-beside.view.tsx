import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { CARD_GRID } from './post-list.view.tsx';
import { PostCard, type PostCardProps } from './post-card.view.tsx';

interface PostsBesideProps {
  readonly title: string;
  readonly cards: readonly PostCardProps[];
  /** To all of them. */
  readonly all: Target;
}

/** A few articles, and the way to the others. */
export function PostsBeside({ title, cards, all }: PostsBesideProps) {
  const { t } = useTexts();
  return (
    <section aria-label={title} part="magazine">
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-6 mb-6')}>
        <Heading variant="headline">{title}</Heading>
        <Link to={all}>{t('magazine:all')}</Link>
      </div>
      <Below>
        <ul className={tw(CARD_GRID)}>
          {cards.map((card) => (
            <li key={card.post.id}>
              <PostCard {...card} />
            </li>
          ))}
        </ul>
      </Below>
    </section>
  );
}

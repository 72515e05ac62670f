import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { CardFacts, CardLink, CardMark, CardPlace, CardSeen, CardTime } from './card-parts.view.tsx';
import type { CardProps, CardVariant } from './card.ts';

/**
 * A square picture with the words upon it, darkened where they stand, so that white reads on any picture. The first of a page of six shops
 * takes the place of four in a wide list, and the page fills its rows to their ends.
 */
function SquareCard({ to, country, distance, mark, ...card }: CardProps) {
  const { shop, canChoose, seen, isFirst } = card;
  return (
    <CardLink
      shop={shop}
      canChoose={canChoose}
      to={to}
      className="block aspect-square overflow-hidden rounded bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff]"
    >
      <CardMark mark={mark} />
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="1/1"
        sizes={
          isFirst
            ? '(min-width: 56em) 800px, (min-width: 30em) 50vw, 100vw'
            : '(min-width: 64em) 360px, (min-width: 30em) 50vw, 100vw'
        }
        decorative
        className="!absolute inset-0 !rounded-none"
      />
      <span
        aria-hidden="true"
        className={tw(
          'absolute inset-0 bg-gradient-to-t from-[rgb(0_0_0/.86)] via-[rgb(0_0_0/.55)] to-[rgb(0_0_0/.12)]',
        )}
      />
      <span className={tw('absolute inset-x-0 bottom-0 block p-4')}>
        <Heading
          variant={isFirst ? 'headline' : 'title'}
          className={canChoose ? 'group-hover:underline decoration-1 underline-offset-4' : ''}
        >
          {shop.name}
        </Heading>
        <CardSeen seen={seen} />
        <CardPlace shop={shop} country={country} distance={distance} />
        <CardTime {...card} />
        <CardFacts facts={card.facts} />
      </span>
    </CardLink>
  );
}

export const squareCards: CardVariant = {
  Card: SquareCard,
  grid: 'grid gap-3 @[30em]:grid-cols-2 @[56em]:grid-cols-3 @[56em]:[&>li:first-child:nth-last-child(n+6)]:col-span-2 @[56em]:[&>li:first-child:nth-last-child(n+6)]:row-span-2',
  narrow: 'grid gap-3 @[30em]:grid-cols-2',
};

import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { CardFacts, CardLink, CardMark, CardPlace, CardSeen, CardTime } from './card-parts.view.tsx';
import type { CardProps, CardVariant } from './card.ts';

/** A square picture with the words upon it, darkened where they stand, so that white reads on any picture. */
function SquareCard({ to, country, distance, mark, ...card }: CardProps) {
  const { shop, canChoose, seen } = card;
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
        sizes="(min-width: 64em) 360px, (min-width: 30em) 50vw, 100vw"
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
          variant="title"
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
  grid: 'grid gap-3 @[30em]:grid-cols-2 @[56em]:grid-cols-3',
  narrow: 'grid gap-3 @[30em]:grid-cols-2',
};

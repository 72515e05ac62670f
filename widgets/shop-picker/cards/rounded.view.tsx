import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { CardLink, CardMark, CardText } from './card-parts.view.tsx';
import type { CardProps, CardVariant } from './card.ts';

/** A round picture with the words in the middle below it. */
function RoundedCard({ to, mark, ...text }: CardProps) {
  const { shop, canChoose } = text;
  return (
    <CardLink shop={shop} canChoose={canChoose} to={to} className="grid justify-items-center !text-center">
      <CardMark mark={mark} />
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="1/1"
        sizes="208px"
        decorative
        className="!rounded-full w-[calc(var(--u)*9)] @[40em]:w-[calc(var(--u)*13)]"
      />
      <span className={tw('mt-4 grid justify-items-center min-w-0')}>
        <CardText {...text} />
      </span>
    </CardLink>
  );
}

export const roundedCards: CardVariant = {
  Card: RoundedCard,
  grid: 'grid gap-x-6 gap-y-10 @[24em]:grid-cols-2 @[56em]:grid-cols-3',
  narrow: 'grid gap-x-6 gap-y-10 @[24em]:grid-cols-2',
};

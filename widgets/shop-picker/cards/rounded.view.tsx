import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { CardLink, CardMark, CardText } from './card-parts.view.tsx';
import type { CardProps, CardVariant } from './card.ts';

/** A pill with a round picture at the left and the words at the right. */
function RoundedCard({ to, mark, ...text }: CardProps) {
  const { shop, canChoose } = text;
  return (
    <CardLink
      shop={shop}
      canChoose={canChoose}
      to={to}
      className="flex items-center gap-4 @[40em]:gap-6 p-3 pr-5 @[40em]:pr-6 rounded-[calc(var(--u)*4.5)] @[40em]:rounded-[calc(var(--u)*5.25)] border border-line bg-raised"
    >
      <CardMark mark={mark} />
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="1/1"
        sizes="144px"
        decorative
        className="!rounded-full shrink-0 w-[calc(var(--u)*5.5)] @[40em]:w-[calc(var(--u)*9)]"
      />
      <div className={tw('min-w-0 flex-1 [overflow-wrap:anywhere]')}>
        <CardText {...text} />
      </div>
    </CardLink>
  );
}

export const roundedCards: CardVariant = {
  Card: RoundedCard,
  grid: 'grid gap-4 @[48em]:grid-cols-2 @[48em]:gap-5',
  narrow: 'grid gap-4',
};

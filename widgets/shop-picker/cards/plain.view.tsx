import { tw } from '#theme/sheet.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { CardLink, CardMark, CardText } from './card-parts.view.tsx';
import type { CardProps, CardVariant } from './card.ts';
import { CARDS } from './grids.ts';

/** A picture with the shop's name and place below; on a phone a row, so that many shops are seen at once. */
function PlainCard({ to, mark, ...text }: CardProps) {
  const { shop, canChoose } = text;
  return (
    <CardLink
      shop={shop}
      canChoose={canChoose}
      to={to}
      className="grid grid-cols-[6em_1fr] gap-x-4 items-center @[40em]:block"
    >
      <CardMark mark={mark} />
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="3/2"
        sizes="(min-width: 64em) 360px, (min-width: 40em) 50vw, 96px"
        decorative
        className="!aspect-square @[40em]:!aspect-[3/2]"
      />
      <div className={tw('min-w-0 @[40em]:mt-4')}>
        <CardText {...text} />
      </div>
    </CardLink>
  );
}

/** The first variant, which comes with the picker. */
export const plainCards: CardVariant = {
  Card: PlainCard,
  grid: CARDS,
  narrow: 'grid gap-x-6 gap-y-5 @[40em]:gap-y-10 @[40em]:grid-cols-2',
};

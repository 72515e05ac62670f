import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { CardFrame, CardMark, CardPlace, CardTime } from './card-words.view.tsx';
import type { CardProps } from './card.ts';

/** A round picture with the words in the middle below it. */
export function RoundedCard({ shop, to, country, distance, earliest, mark }: CardProps) {
  return (
    <CardFrame shop={shop} to={to} className="grid justify-items-center !text-center">
      <CardMark mark={mark} />
      <Picture
        picture={shop.pictures[0]}
        ratio="1/1"
        sizes="208px"
        decorative
        className="!rounded-full w-[calc(var(--u)*9)] @[40em]:w-[calc(var(--u)*13)]"
      />
      <span className={tw('grid justify-items-center min-w-0')}>
        <Heading
          look="title"
          className={`mt-4 ${shop.bookable ? 'group-hover:underline decoration-1 underline-offset-4' : ''}`}
        >
          {shop.name}
        </Heading>
        <span className={tw('block mt-1 text-muted')}>{shop.address.street}</span>
        <span className={tw('block text-muted')}>
          <CardPlace shop={shop} country={country} distance={distance} />
        </span>
        <CardTime shop={shop} earliest={earliest} />
      </span>
    </CardFrame>
  );
}

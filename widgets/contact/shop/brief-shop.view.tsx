import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import type { CardProps } from '#widgets/shop-picker/cards/card.ts';
import { CollapsibleHours } from '../hours/opening-hours.view.tsx';
import { MapMark } from '../map/map-mark.view.tsx';
import { ShopContact } from './shop-contact.view.tsx';

interface BriefShopProps extends Pick<CardProps, 'shop' | 'to' | 'distance' | 'earliest' | 'mark'> {
  /** Whether it is open now. */
  readonly opening: ReactNode;
  /** Its week. */
  readonly hours: ReactNode;
}

/** One of many shops: its name leads to its page, its hours are folded. */
export function BriefShop({ shop, to, distance, earliest, mark, opening, hours }: BriefShopProps) {
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      className={tw('grid grid-cols-[5em_minmax(0,1fr)] gap-x-4 pt-5 border-t border-line content-start')}
    >
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="1/1"
        sizes="80px"
        decorative
        className="self-start"
      />
      <div className={tw('min-w-0')}>
        <Heading variant="title">
          <MapMark mark={mark} />
          <ActionLink
            to={to}
            className="inline-flex items-center min-h-target text-left hover:underline decoration-1 underline-offset-4"
          >
            {wholeWords(shop.name)}
          </ActionLink>
        </Heading>
        {distance !== null && <p className={tw('text-muted')}>{distance}</p>}
        {opening}
        <ShopContact shop={shop} isBrief />
        <CardTime shop={shop} earliest={earliest} note={null} />
        <CollapsibleHours shop={shop} hours={hours} />
      </div>
    </article>
  );
}

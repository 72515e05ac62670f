import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import { MapMark, type MarkOf } from '../map/map-mark.view.tsx';
import { ShopContact } from './shop-contact.view.tsx';

interface WholeShopProps {
  readonly shop: Shop;
  readonly mark: ReturnType<MarkOf>;
  /** When it is free first, in words; null while that is not known. */
  readonly earliest: string | null;
  readonly hours: ReactNode;
  /** Null where it is the only one. */
  readonly to: Target | null;
}

/** A shop with everything there is to know of it. */
export function WholeShop({ shop, mark, earliest, hours, to }: WholeShopProps) {
  const { t } = useTexts();
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      className={tw(
        'grid gap-x-12 gap-y-8 py-10 border-t border-line @[40em]:grid-cols-2 @[64em]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]',
      )}
    >
      {shop.pictures[0] && (
        <ResponsivePicture
          picture={shop.pictures[0]}
          ratio="4/3"
          sizes="(min-width: 64em) 420px, 100vw"
          decorative
          className="@[40em]:col-span-2 @[64em]:col-span-1 @[64em]:self-start"
        />
      )}
      <div className={tw('min-w-0')}>
        <Heading variant="headline" className="mb-3">
          <MapMark mark={mark} />
          {wholeWords(shop.name)}
        </Heading>
        <ShopContact shop={shop} />
        <CardTime shop={shop} earliest={earliest} note={null} />
        {to && shop.bookable && (
          <Link to={to} label={t('contact:bookAt', { name: shop.name })}>
            {t('contact:book')}
          </Link>
        )}
      </div>
      <div className={tw('min-w-0')}>
        <Heading variant="label" below={1} className="mb-1">
          {t('contact:hours.title')}
        </Heading>
        {hours}
      </div>
    </article>
  );
}

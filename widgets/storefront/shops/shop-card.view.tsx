import type { Shop } from '#domain/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Go, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

interface ShopCardProps {
  /** With its country by name. */
  readonly shop: Shop;
  readonly to: Target;
  /** Named where the list spans more than one. */
  readonly country: boolean;
  /** Larger, for a few shops side by side. */
  readonly isLarge?: boolean;
}

/** On a phone a row, so that many shops are seen at once; wider, a picture with its words below. */
const ROW = 'grid grid-cols-[6em_1fr] gap-x-4 items-center @[40em]:block';
const STACK = 'block';

/** A shop as a picture with its name and place. One that takes no bookings online says so and leads nowhere. */
export function ShopCard({ shop, to, country, isLarge = false }: ShopCardProps) {
  const { t } = useTexts();
  const { street, zipcode, city } = shop.address;
  const look = isLarge ? STACK : ROW;
  const words = (
    <>
      <Picture
        picture={shop.pictures[0]}
        ratio="3/2"
        sizes={
          isLarge ? '(min-width: 40em) 560px, 100vw' : '(min-width: 64em) 360px, (min-width: 40em) 50vw, 96px'
        }
        decorative
        className={isLarge ? '' : '!aspect-square @[40em]:!aspect-[3/2]'}
      />
      <span className={tw('block min-w-0')}>
        <Heading
          look={isLarge ? 'headline' : 'title'}
          className={`${isLarge ? 'mt-4' : '@[40em]:mt-4'} ${
            shop.bookable ? 'group-hover:underline decoration-1 underline-offset-4' : ''
          }`}
        >
          {shop.name}
        </Heading>
        <span className={tw('block mt-1 text-muted')}>{street}</span>
        <span className={tw('block text-muted')}>
          {zipcode} {city}
          {country && `, ${shop.address.country}`}
        </span>
        {!shop.bookable && (
          <span className={tw('block mt-1 text-caption')}>{t('booking:shop.notOnline')}</span>
        )}
      </span>
    </>
  );
  if (!shop.bookable) {
    return (
      <div data-shop={shop.slug} className={tw(look)}>
        {words}
      </div>
    );
  }
  return (
    <div data-shop={shop.slug}>
      <Go to={to} className={`group w-full text-left ${look}`}>
        {words}
      </Go>
    </div>
  );
}

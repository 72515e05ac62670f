import type { Category, Picture as PictureFacts, Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { PlaceIcon } from '#ui/icons/icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';

/** The page's opening beside a picture of the place: for a site that is one salon. */
export function SalonIntroduction({
  name,
  shop,
  picture,
  booking,
  contact,
}: {
  readonly name: string;
  readonly shop: Shop | null;
  readonly picture: PictureFacts | undefined;
  /** Null where nothing can be booked. */
  readonly booking: Target | null;
  readonly contact: Target;
}) {
  const { t } = useTexts();
  return (
    <section
      aria-label={name}
      className={tw('grid gap-10 items-center @[56em]:grid-cols-[5fr_6fr] @[56em]:gap-16')}
    >
      <div className={tw('order-2 @[56em]:order-1')}>
        <Heading variant="display">{wholeWords(name)}</Heading>
        <p className={tw('mt-5 text-lead text-muted max-w-reading')}>{t('storefront:home.lead')}</p>
        <div className={tw('mt-8 flex flex-wrap items-center gap-x-6 gap-y-3')}>
          {booking && <ButtonLink to={booking}>{t('storefront:home.book')}</ButtonLink>}
          {shop && (
            <ButtonLink to={contact} variant="quiet">
              <PlaceIcon />
              {shop.address.street}, {shop.address.city}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className={tw('order-1 @[56em]:order-2')}>
        <ResponsivePicture
          picture={picture}
          ratio="3/2"
          // Upright, it shows a part of a picture that is wider than its place.
          sizes="(min-width: 56em) 960px, 100vw"
          decorative
          eager
          className="@[56em]:!aspect-[5/6]"
        />
      </div>
    </section>
  );
}

/** One salon is shown itself; several show what they do, as each has its own picture further down. */
export function salonPicture(
  shops: readonly Shop[],
  categories: readonly Category[],
): PictureFacts | undefined {
  const ofShop = shops[0]?.pictures[0];
  const ofService = categories.flatMap(({ services }) => services).flatMap(({ pictures }) => pictures)[0];
  const ofCategory = categories.flatMap(({ pictures }) => pictures)[0];
  return (shops.length > 1 ? (ofService ?? ofShop) : ofShop) ?? ofCategory;
}

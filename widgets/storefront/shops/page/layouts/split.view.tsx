import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { BookButton } from '../book-button.view.tsx';
import type { ShopLayout, ShopPageProps } from './shop-layout.ts';
import { BookBar, CLEAR_OF_BAR, FindShop } from './shop-parts.view.tsx';
import { ShopContact } from '#widgets/contact/shop/shop-contact.view.tsx';

/** Low on a phone, where the first times are to stand on the first screen, and behind them on a small one. */
const SMALL_PHONE_LAST = '[@media(max-height:46em)]:order-1 @[40em]:!order-none';

function FirstPicture({ picture }: { readonly picture: Picture | undefined }) {
  return (
    <div
      className={tw(
        `flex items-center overflow-hidden rounded max-h-[calc(var(--u)*8.5)] @[40em]:!max-h-[none] [&>*]:w-full [&>*]:shrink-0 ${SMALL_PHONE_LAST}`,
      )}
    >
      <ResponsivePicture
        picture={picture}
        ratio="16/9"
        sizes="(min-width: 56em) 720px, 100vw"
        decorative
        eager
      />
    </div>
  );
}

function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const { t } = useTexts();
  if (pictures.length === 0) return null;
  return (
    <section aria-label={t('shop:gallery')}>
      <Heading variant="headline" className="mb-5">
        {t('shop:gallery')}
      </Heading>
      <ul className={tw(`grid gap-3 grid-cols-2 ${pictures.length > 2 ? '@[40em]:grid-cols-3' : ''}`)}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <ResponsivePicture
              picture={picture}
              ratio="4/3"
              sizes={pictures.length > 2 ? '(min-width: 56em) 240px, 50vw' : '(min-width: 56em) 360px, 50vw'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where it is, whether it is open, and how to book; beside the rest where there is room. */
function Facts({
  shop,
  opening,
  times,
  booking,
}: Pick<ShopPageProps, 'shop' | 'opening' | 'times' | 'booking'>) {
  const { t } = useTexts();
  return (
    <div
      className={tw(
        'min-w-0 @[56em]:col-start-2 @[56em]:row-start-1 @[56em]:row-span-2 @[56em]:sticky @[56em]:top-head',
      )}
    >
      {/* Of a size at which most names stand in one line, whatever font has come. */}
      <Heading
        variant="display"
        className="!text-[calc(var(--u)*1.9)] !leading-tight @[56em]:!text-[calc(var(--u)*2.25)]"
      >
        {wholeWords(shop.name)}
      </Heading>
      <div className={tw('mt-3')}>
        {opening}
        {/* On a small phone they are below the times, where the shop is told in full. */}
        <ShopContact
          shop={shop}
          isBrief
          waysClassName={shop.bookable ? '[@media(max-height:46em)]:hidden @[40em]:!flex' : ''}
        />
      </div>
      {shop.bookable ? (
        <div className={tw('mt-4 @[56em]:mt-5')}>
          <Below>{times}</Below>
        </div>
      ) : (
        <div className={tw('mt-5')}>
          <Notice title={t('booking:shop.notOnline')}>{t('contact:callToBook')}</Notice>
        </div>
      )}
      <div className={tw('hidden @[56em]:block mt-3')}>
        <BookButton shop={shop} booking={booking} />
      </div>
    </div>
  );
}

/** A column of facts beside the rest, where there is room. */
function SplitPage(props: ShopPageProps) {
  const { shop, back, opening, times, booking, team, hours, posts, children } = props;
  const { t } = useTexts();
  const [picture, ...others] = shop.pictures;
  return (
    // On a phone the first times stand on the first screen.
    <div className={tw(`-mt-6 @[56em]:mt-0 ${CLEAR_OF_BAR}`)}>
      <Link to={back} line="hover" className="mb-2 @[56em]:mb-4">
        <BackIcon className="w-4 h-4" />
        {t('storefront:menu.shops')}
      </Link>
      <div
        className={tw(
          'grid gap-x-14 gap-y-5 @[56em]:gap-y-14 items-start @[56em]:grid-cols-[minmax(0,1fr)_22em]',
        )}
      >
        <FirstPicture picture={picture} />
        <Facts shop={shop} opening={opening} times={times} booking={booking} />
        <div
          className={tw(
            `min-w-0 grid gap-14 mt-9 @[56em]:mt-0 [container-type:inline-size] ${SMALL_PHONE_LAST}`,
          )}
        >
          <div className={tw('min-w-0')}>
            <Below>{children}</Below>
          </div>
          <Below>
            {team}
            <Gallery pictures={others} />
            <FindShop shop={shop} hours={hours} />
            {posts}
          </Below>
        </div>
      </div>
      <BookBar shop={shop} booking={booking} />
    </div>
  );
}

export const splitLayout: ShopLayout = { Page: SplitPage };

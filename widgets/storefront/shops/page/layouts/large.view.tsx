import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { ShopContact } from '#widgets/contact/shop/shop-contact.view.tsx';
import { BookButton } from '../book-button.view.tsx';
import type { ShopPageProps } from './shop-layout.ts';
import { BookBar, CLEAR_OF_BAR, FindShop } from './shop-parts.view.tsx';

/** Over the whole width of the site, with the name upon it; dark enough all over that white reads on any picture. */
function Cover({ shop, back }: Pick<ShopPageProps, 'shop' | 'back'>) {
  const { t } = useTexts();
  const [picture] = shop.pictures;
  return (
    <div
      className={tw(
        'relative -mx-5 @[40em]:-mx-8 grid min-h-[max(calc(var(--u)*15),min(46vh,calc(var(--u)*30)))] bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff] [--v-link:#ffffff]',
      )}
    >
      <ResponsivePicture
        picture={picture}
        ratio="16/9"
        sizes="100vw"
        decorative
        eager
        className="!absolute inset-0 h-full !aspect-auto !rounded-none"
      />
      <span
        aria-hidden="true"
        className={tw('absolute inset-0 bg-gradient-to-t from-[rgb(0_0_0/.62)] to-[rgb(0_0_0/.55)]')}
      />
      <div
        className={tw(
          'relative flex flex-col items-start justify-between gap-8 px-5 @[40em]:px-8 py-4 @[56em]:py-8',
        )}
      >
        <Link to={back} line="hover">
          <BackIcon className="w-4 h-4" />
          {t('storefront:menu.shops')}
        </Link>
        <Heading variant="display">{wholeWords(shop.name)}</Heading>
      </div>
    </div>
  );
}

/** Open or not, how to reach it, and the way to book, in one bar. */
function FactsBar({ shop, opening, booking }: Pick<ShopPageProps, 'shop' | 'opening' | 'booking'>) {
  return (
    <div
      className={tw(
        'flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-5 border-b border-line @[56em]:flex-nowrap',
      )}
    >
      <div className={tw('min-w-0')}>{opening}</div>
      <ShopContact shop={shop} isBrief />
      <div className={tw('hidden @[56em]:block shrink-0 w-[calc(var(--u)*14)]')}>
        <BookButton shop={shop} booking={booking} />
      </div>
    </div>
  );
}

/** The other pictures beside each other, which scroll where there is no room for all. */
function Strip({ pictures }: { readonly pictures: readonly Picture[] }) {
  const { t } = useTexts();
  if (pictures.length === 0) return null;
  return (
    <section
      aria-label={t('shop:gallery')}
      // The arrow keys scroll it, so it has to take the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={tw('-mx-5 @[40em]:-mx-8 overflow-x-auto [scrollbar-width:thin]')}
    >
      <ul className={tw('flex gap-2 px-5 @[40em]:px-8')}>
        {pictures.map((picture) => (
          <li key={picture.url} className={tw('shrink-0 w-[min(72%,calc(var(--u)*22))]')}>
            <ResponsivePicture picture={picture} ratio="3/2" sizes="(min-width: 40em) 352px, 72vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A cover, a bar of facts, pictures, the team, and what is offered: one below the other. */
export function LargePage(props: ShopPageProps) {
  const { shop, times, team, hours, posts, children } = props;
  const { t } = useTexts();
  return (
    <div className={tw(`-mt-6 @[56em]:-mt-10 ${CLEAR_OF_BAR}`)}>
      <Cover {...props} />
      <FactsBar {...props} />
      <div className={tw('grid gap-12 @[56em]:gap-16 mt-6 [container-type:inline-size]')}>
        <Below>
          <div className={tw('max-w-[calc(var(--u)*36)]')}>
            {shop.bookable ? (
              times
            ) : (
              <Notice title={t('booking:shop.notOnline')}>{t('contact:callToBook')}</Notice>
            )}
          </div>
          <Strip pictures={shop.pictures.slice(1)} />
          {team}
          <div className={tw('min-w-0')}>{children}</div>
          <FindShop shop={shop} hours={hours} />
          {posts}
        </Below>
      </div>
      <BookBar {...props} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopContact } from '../../shops/shop-contact.view.tsx';

/** A shop: where it is, when it is open, and what it offers. */
export function ShopPageView({
  shop,
  back,
  hours,
  children,
}: {
  readonly shop: Shop;
  readonly back: Target;
  readonly hours: ReactNode;
  /** What it offers. */
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div>
      <Link to={back} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {t('storefront:menu.shops')}
      </Link>
      <div className={tw('grid gap-8 @[56em]:grid-cols-[6fr_5fr] @[56em]:gap-14 items-start')}>
        <ResponsivePicture
          picture={shop.pictures[0]}
          ratio="3/2"
          sizes="(min-width: 56em) 600px, 100vw"
          decorative
          eager
        />
        <div className={tw('min-w-0')}>
          <Heading variant="display">{shop.name}</Heading>
          <div className={tw('mt-5')}>
            <ShopContact shop={shop} />
          </div>
          <Heading variant="label" below={1} className="mt-6 mb-1">
            {t('storefront:hours.title')}
          </Heading>
          {hours}
        </div>
      </div>
      {!shop.bookable && (
        <div className={tw('mt-10')}>
          <Notice title={t('booking:shop.notOnline')}>{t('storefront:contact.callToBook')}</Notice>
        </div>
      )}
      <div className={tw('mt-16')}>
        <Below>{children}</Below>
      </div>
    </div>
  );
}

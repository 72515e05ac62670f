import type { Shop } from '#domain/catalogue/catalogue.ts';
import { directionsUrl, mapUrl } from '#domain/shops/way-there.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';

interface ShopContactProps {
  readonly shop: Shop;
  /** Without its e-mail and its place on a map. */
  readonly isBrief?: boolean;
  /** Twind classes of the ways to reach it. */
  readonly waysClassName?: string;
}

interface OfShop {
  readonly shop: Shop;
}

export function PhoneLink({ shop }: OfShop) {
  const { t } = useTexts();
  return (
    <ExternalLink href={`tel:${shop.phone}`}>
      <VisuallyHidden>{t('contact:call')} </VisuallyHidden>
      {toNationalPhone(shop.phone, shop.address.country)}
    </ExternalLink>
  );
}

export function MapLink({ shop }: OfShop) {
  const { t } = useTexts();
  return (
    <ExternalLink href={mapUrl(shop)} newTab>
      {t('contact:map')}
      <VisuallyHidden>
        {' '}
        {shop.name} {t('contact:newTab')}
      </VisuallyHidden>
    </ExternalLink>
  );
}

export function WayLink({ shop }: OfShop) {
  const { t } = useTexts();
  return (
    <ExternalLink href={directionsUrl(shop)} newTab>
      {t('contact:way')}
      <VisuallyHidden>
        {' '}
        {t('contact:wayTo', { name: shop.name })} {t('contact:newTab')}
      </VisuallyHidden>
    </ExternalLink>
  );
}

export function ShopAddress({ shop: { address } }: OfShop) {
  return (
    <address className={tw('not-italic')}>
      <span className={tw('block')}>{address.street}</span>
      <span className={tw('block')}>
        {address.zipcode} {address.city}
      </span>
    </address>
  );
}

/** Where a shop is and how to reach it. */
export function ShopContact({ shop, isBrief = false, waysClassName = '' }: ShopContactProps) {
  return (
    <div>
      <ShopAddress shop={shop} />
      <ul
        className={tw(
          `${isBrief ? 'mt-1 flex flex-wrap gap-x-5' : 'mt-2 grid justify-items-start'} ${waysClassName}`,
        )}
      >
        {shop.phone && (
          <li>
            <PhoneLink shop={shop} />
          </li>
        )}
        {shop.email && !isBrief && (
          <li>
            <ExternalLink href={`mailto:${shop.email}`}>{shop.email}</ExternalLink>
          </li>
        )}
        {!isBrief && (
          <li>
            <MapLink shop={shop} />
          </li>
        )}
        <li>
          <WayLink shop={shop} />
        </li>
      </ul>
    </div>
  );
}

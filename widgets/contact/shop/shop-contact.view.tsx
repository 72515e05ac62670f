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

/** Where a shop is and how to reach it. */
export function ShopContact({ shop, isBrief = false, waysClassName = '' }: ShopContactProps) {
  const { t } = useTexts();
  const { street, zipcode, city } = shop.address;
  return (
    <div>
      <address className={tw('not-italic')}>
        <span className={tw('block')}>{street}</span>
        <span className={tw('block')}>
          {zipcode} {city}
        </span>
      </address>
      <ul
        className={tw(
          `${isBrief ? 'mt-1 flex flex-wrap gap-x-5' : 'mt-2 grid justify-items-start'} ${waysClassName}`,
        )}
      >
        {shop.phone && (
          <li>
            <ExternalLink href={`tel:${shop.phone}`}>
              <VisuallyHidden>{t('contact:call')} </VisuallyHidden>
              {toNationalPhone(shop.phone, shop.address.country)}
            </ExternalLink>
          </li>
        )}
        {shop.email && !isBrief && (
          <li>
            <ExternalLink href={`mailto:${shop.email}`}>{shop.email}</ExternalLink>
          </li>
        )}
        {!isBrief && (
          <li>
            <ExternalLink href={mapUrl(shop)} newTab>
              {t('contact:map')}
              <VisuallyHidden>
                {' '}
                {shop.name} {t('contact:newTab')}
              </VisuallyHidden>
            </ExternalLink>
          </li>
        )}
        <li>
          <ExternalLink href={directionsUrl(shop)} newTab>
            {t('contact:way')}
            <VisuallyHidden>
              {' '}
              {t('contact:wayTo', { name: shop.name })} {t('contact:newTab')}
            </VisuallyHidden>
          </ExternalLink>
        </li>
      </ul>
    </div>
  );
}

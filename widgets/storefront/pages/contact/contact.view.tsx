import type { ReactNode, Ref } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { tw } from '#theme/sheet.ts';
import { Link, ExternalLink, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { phoneText } from '../../shops/phone-text.ts';
import { MapMark, type MarkOf } from './map-mark.view.tsx';
import { ShopContact } from '../../shops/shop-contact.view.tsx';

export interface ContactProps {
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
  readonly hoursOf: (shop: Shop) => ReactNode;
  readonly markOf: MarkOf;
  /** Null where the company has none, or no shop a place on it. */
  readonly map: ReactNode;
  /** Of the shops, which have their slugs as `data-shop`. */
  readonly listRef: Ref<HTMLDivElement>;
  /** The shops where there are more than a few. */
  readonly many: ReactNode;
}

/** So many shops are told in full; more of them in brief, with a search. */
export const FEW_SHOPS = 3;

/** One of a few shops: everything there is to know of it. */
function WholeShop({
  shop,
  mark,
  hours,
  to,
}: {
  readonly mark: ReturnType<MarkOf>;
  readonly shop: Shop;
  readonly hours: ReactNode;
  readonly to: Target | null;
}) {
  const { t } = useTexts();
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      className={tw('grid gap-x-16 gap-y-8 py-10 border-t border-line @[48em]:grid-cols-2')}
    >
      <div className={tw('min-w-0')}>
        <Heading variant="headline" className="mb-3">
          <MapMark mark={mark} />
          {wholeWords(shop.name)}
        </Heading>
        <ShopContact shop={shop} />
        {to && shop.bookable && (
          <Link to={to} label={t('storefront:contact.bookAt', { name: shop.name })}>
            {t('storefront:contact.book')}
          </Link>
        )}
        {!shop.bookable && <p className={tw('mt-2 text-caption')}>{t('booking:shop.notOnline')}</p>}
      </div>
      <div className={tw('min-w-0')}>
        <Heading variant="label" below={1} className="mb-1">
          {t('storefront:hours.title')}
        </Heading>
        {hours}
      </div>
    </article>
  );
}

/** How to reach the company and where to find its shops. */
export function ContactView(props: ContactProps) {
  const { company, shops, targetOf, hoursOf, markOf, map, listRef, many } = props;
  const { t } = useTexts();
  const { phone, email } = company.identity;
  const hasSeveral = shops.length > 1;
  return (
    <div>
      <Heading variant="display">
        {t(hasSeveral ? 'storefront:menu.shops' : 'storefront:menu.contact')}
      </Heading>
      <p className={tw('mt-4 text-lead text-muted max-w-reading')}>{t('storefront:contact.lead')}</p>
      <p className={tw('mt-3 mb-10 flex flex-wrap gap-x-6')}>
        {phone && <ExternalLink href={`tel:${phone}`}>{phoneText(phone, shops)}</ExternalLink>}
        {email && <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>}
      </p>
      {map}
      <Below>
        <div ref={listRef}>
          {shops.length > FEW_SHOPS
            ? many
            : shops.map((shop) => (
                <WholeShop
                  key={shop.id}
                  shop={shop}
                  mark={markOf(shop)}
                  hours={hoursOf(shop)}
                  to={hasSeveral ? targetOf(shop) : null}
                />
              ))}
        </div>
      </Below>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink, Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import { MapMark, type MarkOf } from '../map/map-mark.view.tsx';
import { MapLink, PhoneLink, ShopAddress, WayLink } from '../shop/shop-contact.view.tsx';

interface FactColumnsProps {
  readonly shop: Shop;
  readonly mark: ReturnType<MarkOf>;
  readonly distance: string | null;
  /** When it is free first, in words; null while that is not known. */
  readonly earliest: string | null;
  readonly hours: ReactNode;
  /** Null where it is the only one. */
  readonly to: Target | null;
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={tw('min-w-0 [overflow-wrap:anywhere]')}>
      <Heading variant="label" below={1} className="mb-1">
        {title}
      </Heading>
      {children}
    </div>
  );
}

/** A shop as a line with its name, and three columns below it: how to reach it, when it is open, how to come. */
export function FactColumns({ shop, mark, distance, earliest, hours, to }: FactColumnsProps) {
  const { t } = useTexts();
  return (
    <article aria-label={shop.name} data-shop={shop.slug}>
      <div className={tw('flex flex-wrap items-end justify-between gap-x-8 mb-5')}>
        <div className={tw('min-w-0')}>
          <Heading variant="headline">
            <MapMark mark={mark} />
            {wholeWords(shop.name)}
          </Heading>
          {distance !== null && <p className={tw('text-muted')}>{distance}</p>}
        </div>
        <div className={tw('flex flex-wrap items-center gap-x-6')}>
          <CardTime shop={shop} earliest={earliest} note={null} />
          {to && shop.bookable && (
            <Link to={to} label={t('contact:bookAt', { name: shop.name })}>
              {t('contact:book')}
            </Link>
          )}
        </div>
      </div>
      <div
        className={tw(
          'grid gap-x-12 gap-y-6 @[40em]:grid-cols-2 @[56em]:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)]',
        )}
      >
        {(shop.phone || shop.email) && (
          <Column title={t('contact:reach')}>
            <div className={tw('grid justify-items-start')}>
              {shop.phone && <PhoneLink shop={shop} />}
              {shop.email && <ExternalLink href={`mailto:${shop.email}`}>{shop.email}</ExternalLink>}
            </div>
          </Column>
        )}
        <Column title={t('contact:hours.title')}>{hours}</Column>
        <Column title={t('contact:come')}>
          <ShopAddress shop={shop} />
          <div className={tw('grid justify-items-start')}>
            <WayLink shop={shop} />
            <MapLink shop={shop} />
          </div>
        </Column>
      </div>
    </article>
  );
}

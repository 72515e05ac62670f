import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';

export interface FullShop {
  readonly shop: Shop;
  readonly metres: number | null;
  readonly to: Target;
}

/** Shops that are seen at once; one more would hide behind a line that is as high as it. */
const SEEN = 4;

function FullShopRow({ shop, metres, to, isKnown }: FullShop & { readonly isKnown: boolean }) {
  const { locale, t } = useTexts();
  const { street, zipcode, city } = shop.address;
  return (
    <li className={tw('py-4 border-t border-line')}>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-4')}>
        <Heading variant="label" below={1}>
          <Link to={to} line="hover" className="!text-ink">
            {shop.name}
          </Link>
        </Heading>
        {metres !== null && <span className={tw('text-muted')}>{formatDistance(locale, metres)}</span>}
      </div>
      <p className={tw('text-caption text-muted')}>
        {street}, {zipcode} {city}
      </p>
      {/* Its room is there before it is known, so that nothing moves. */}
      <p className={tw('min-h-target flex items-center text-muted')}>
        {isKnown && t('free-times:full.none')}
      </p>
    </li>
  );
}

/** Shops of which no free time is known: none within two weeks, once that has been looked for. */
export function FullShopsView({
  shops,
  isKnown,
}: {
  readonly shops: readonly FullShop[];
  readonly isKnown: boolean;
}) {
  const { t } = useTexts();
  const seen = shops.length > SEEN + 1 ? SEEN : shops.length;
  const rows = (some: readonly FullShop[]) =>
    some.map((one) => <FullShopRow key={one.shop.id} {...one} isKnown={isKnown} />);
  return (
    <>
      <ul>{rows(shops.slice(0, seen))}</ul>
      {shops.length > seen && (
        <details className={tw('group border-t border-line')}>
          <summary
            className={tw(
              'inline-flex items-center gap-1.5 min-h-target cursor-pointer list-none text-link underline decoration-1 underline-offset-4 hover:decoration-2',
            )}
          >
            {t('free-times:full.more', { count: shops.length - seen })}
            <ExpandIcon className="w-4 h-4 group-open:rotate-180" />
          </summary>
          <ul>{rows(shops.slice(seen))}</ul>
        </details>
      )}
    </>
  );
}

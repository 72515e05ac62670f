import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export interface FullShop {
  readonly shop: Shop;
  readonly metres: number | null;
  readonly to: Target;
  /** What is free next there, as it is said; null while that is not known. */
  readonly next: { readonly text: string; readonly to: Target | null } | null;
}

/** Shops that are seen at once; one more would hide behind a line that is as high as it. */
const SEEN = 4;

function FullShopRow({ shop, metres, to, next }: FullShop) {
  const { locale } = useTexts();
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
      <p className={tw('min-h-target flex items-center')}>
        {next?.to ? (
          <Link to={next.to}>
            {next.text}
            <VisuallyHidden>, {shop.name}</VisuallyHidden>
          </Link>
        ) : (
          <span className={tw('text-muted')}>{next?.text}</span>
        )}
      </p>
    </li>
  );
}

/** The shops in which nothing of a search is free, with what is free there next. */
export function FullShopsView({
  title,
  shops,
}: {
  readonly title: string;
  readonly shops: readonly FullShop[];
}) {
  const { t } = useTexts();
  const seen = shops.length > SEEN + 1 ? SEEN : shops.length;
  const rows = (some: readonly FullShop[]) => some.map((one) => <FullShopRow key={one.shop.id} {...one} />);
  return (
    <section aria-label={title} className={tw('mt-10')}>
      <Heading variant="title" className="mb-3">
        {title}
      </Heading>
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
    </section>
  );
}

import type { ReactNode } from 'react';
import { spokenText } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { ResponsivePicture, type Ratio } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ListedProduct, ProductsProps } from './product-layout.ts';

/** Products that may be in view before anything is scrolled. */
export const FIRST = 4;

/** The list of a layout, with an entry for each product. */
export function ProductEntries({
  products,
  listRef,
  className,
  entryClass = () => '',
  keyOf = (_, place) => place,
  children,
}: Pick<ProductsProps, 'products' | 'listRef'> & {
  readonly className: string;
  /** Twind classes of an entry, by its place. */
  readonly entryClass?: (place: number) => string;
  /**
   * What an entry stays for: its place, where other products leave it the elements that it has, since new ones take a slow device far
   * longer. What loads or buys in it has a key of the product. Where more is kept in an entry, as a quantity, it has to be the product's.
   */
  readonly keyOf?: (listed: ListedProduct, place: number) => string | number;
  /** `isFirst`: it may be in view at once. */
  readonly children: (listed: ListedProduct, isFirst: boolean, place: number) => ReactNode;
}) {
  const { t } = useTexts();
  return (
    <ul ref={listRef} data-list tabIndex={-1} aria-label={t('eshop:title')} className={tw(className)}>
      {products.map((listed, place) => (
        <li key={keyOf(listed, place)} className={tw(entryClass(place))}>
          {children(listed, place < FIRST, place)}
        </li>
      ))}
    </ul>
  );
}

/** Its first picture, beside words that say the same. Another one does not wait behind what was there before. */
export function ProductPicture({
  product,
  ...shown
}: Pick<ListedProduct, 'product'> & {
  readonly ratio: Ratio;
  readonly sizes: string;
  readonly eager: boolean;
  readonly className?: string;
}) {
  return <ResponsivePicture key={product.id} picture={product.pictures[0]} decorative {...shown} />;
}

/** The name, which leads to the product; `covers`: all of the card that it stands in does. */
export function ProductName({
  product,
  to,
  covers = false,
}: Pick<ListedProduct, 'product' | 'to'> & { readonly covers?: boolean }) {
  const { locale } = useTexts();
  const name = spokenText(locale, product.name);
  return (
    <ActionLink
      to={to}
      className={`text-left decoration-1 underline-offset-4 ${
        covers ? "group-hover:underline after:absolute after:inset-0 after:content-['']" : 'hover:underline'
      }`}
    >
      <span lang={name.lang}>{name.text}</span>
    </ActionLink>
  );
}

/** The sentence about it; nothing where there is none. */
export function ProductSummary({
  product,
  className,
}: Pick<ListedProduct, 'product'> & { readonly className: string }) {
  const { locale } = useTexts();
  const { text, lang } = spokenText(locale, product.summary);
  return text ? (
    <p lang={lang} className={tw(className)}>
      {text}
    </p>
  ) : null;
}

/** That there is none of it; nothing where there is. */
export function SoldOut({ stock }: Pick<ListedProduct, 'stock'>) {
  const { t } = useTexts();
  return (
    stock.kind === 'sold-out' && (
      <span className={tw('block text-caption text-muted')}>{t('eshop:stock.out')}</span>
    )
  );
}

export function ProductPrice({ product, currency }: Pick<ListedProduct, 'product' | 'currency'>) {
  return (
    <span className={tw('tabular-nums [&_del]:text-muted [&_ins]:no-underline [&_ins]:font-semibold')}>
      <Price
        cents={product.price}
        currency={currency}
        {...(product.regularPrice !== null && { before: product.regularPrice })}
      />
    </span>
  );
}

import type { ReactNode, Ref } from 'react';
import type { ProductDetails } from '#domain/catalogue/products/product.ts';
import { spokenText } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Price } from '#ui/amounts/price.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { useTexts } from '#ui/texts.ts';
import { Gallery } from './gallery.view.tsx';

export const PRODUCT_COLUMNS =
  'grid gap-8 items-start @[48em]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @[48em]:gap-14';

interface ProductViewProps {
  readonly product: ProductDetails;
  readonly currency: Currency;
  /** To all products. */
  readonly back: Target;
  /** How one gets it; null where it is not sold online. */
  readonly handOver: ReactNode;
  /** How many there are, and what puts it into the cart. */
  readonly buying: ReactNode;
  /** What may be wanted beside it. */
  readonly related: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A product with its pictures, its price and its words, and the way to buy it. */
export function ProductView(props: ProductViewProps) {
  const { product, currency, back, handOver, buying, related, headingRef } = props;
  const { locale, t } = useTexts();
  const name = spokenText(locale, product.name);
  const summary = spokenText(locale, product.summary);
  const description = spokenText(locale, product.description);
  return (
    <div part="product">
      <Link to={back} line="hover" className="mb-4">
        <BackIcon className="w-4 h-4" />
        {t('eshop:back')}
      </Link>
      <article aria-label={name.text} className={tw(PRODUCT_COLUMNS)}>
        <Gallery pictures={product.pictures} name={name.text} />
        <div className={tw('min-w-0')}>
          {product.brand && <p className={tw('mb-1 text-muted')}>{product.brand}</p>}
          <Heading variant="display" {...(headingRef ? { focusRef: headingRef } : {})}>
            <span lang={name.lang}>{name.text}</span>
          </Heading>
          <p
            className={tw(
              'mt-4 text-title tabular-nums [&_del]:text-muted [&_del]:text-lead [&_ins]:no-underline [&_ins]:font-semibold',
            )}
          >
            <Price
              cents={product.price}
              currency={currency}
              {...(product.regularPrice !== null && { before: product.regularPrice })}
            />{' '}
            <span className={tw('text-caption text-muted')}>{t('eshop:taxIncluded')}</span>
          </p>
          {product.regularPrice !== null && (
            <p className={tw('mt-1 text-caption text-muted')}>{t('eshop:regularPrice')}</p>
          )}
          {handOver}
          {summary.text && (
            <p lang={summary.lang} className={tw('mt-4 text-lead')}>
              {summary.text}
            </p>
          )}
          <div className={tw('mt-6')}>{buying}</div>
          {description.text && (
            <div lang={description.lang} className={tw('mt-8 pt-8 border-t border-line break-words')}>
              <SafeHtml html={description.text} />
            </div>
          )}
        </div>
      </article>
      <Below>{related}</Below>
    </div>
  );
}

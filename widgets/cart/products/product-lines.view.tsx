import { textIn } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import {
  mostToAdd,
  stockState,
  type StockLevels,
  type StockState,
} from '#domain/catalogue/products/stock.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { QuantityField } from '#ui/forms/quantity-field.tsx';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

export interface ProductLinesProps {
  readonly lines: readonly ShownProductLine[];
  readonly currency: Currency;
  /** At the shop of the cart. */
  readonly stock: StockLevels;
  /** By so many more, or less. */
  readonly onChange: (line: ShownProductLine, by: number) => void;
  readonly onRemove: (line: ShownProductLine) => void;
}

export function ProductLines({ lines, ...rest }: ProductLinesProps) {
  const { t } = useTexts();
  const list = useListFocus(lines.length);
  return (
    <ul ref={list} tabIndex={-1} aria-label={t('products:lines')}>
      {lines.map((line) => (
        <li
          key={line.productId}
          className={tw('grid grid-cols-[auto_1fr_auto] gap-x-3 items-start py-4 border-b border-line')}
        >
          <Line line={line} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface LeftProps {
  readonly quantity: number;
  readonly most: number;
  readonly stock: StockState;
}

/** How many the shop has, where that is few, or fewer than are wanted. */
function Left({ quantity, most, stock }: LeftProps) {
  const { t } = useTexts();
  if (quantity > most) {
    return (
      <p className={tw('mt-1.5 text-caption text-negative')}>
        {most > 0 ? t('products:lessLeft', { count: most }) : t('products:soldOut')}
      </p>
    );
  }
  if (stock.kind !== 'few') return null;
  return <p className={tw('mt-1.5 text-caption text-muted')}>{t('products:few', { count: stock.left })}</p>;
}

interface LineProps extends Omit<ProductLinesProps, 'lines'> {
  readonly line: ShownProductLine;
}

function Line({ line, currency, stock: levels, onChange, onRemove }: LineProps) {
  const { locale, t } = useTexts();
  const { product, quantity } = line;
  const name = product ? textIn(locale, product.name) : t('products:gone.name');
  const level = levels && (levels.get(line.productId) ?? null);
  const stock = stockState(product?.tracksStock ?? false, level);
  const most = mostToAdd(stock, level, 0);
  const money = (cents: number) => formatMoney(locale, cents, currency);
  return (
    <>
      <ResponsivePicture
        picture={product?.pictures[0]}
        ratio="1/1"
        sizes="56px"
        decorative
        className="w-14"
      />
      <div className={tw('min-w-0')}>
        <span className={tw('block font-medium')}>{name}</span>
        <span className={tw('block text-caption text-muted')}>
          {product ? t('products:each', { price: money(product.price) }) : t('products:gone.text')}
        </span>
        {product && (
          <div className={tw('mt-2')}>
            <QuantityField
              label={t('products:quantityOf', { name })}
              less={t('products:less', { name })}
              more={t('products:more', { name })}
              quantity={quantity}
              least={1}
              most={Math.max(quantity, most)}
              onChange={(wanted) => onChange(line, wanted - quantity)}
            />
            <Left quantity={quantity} most={most} stock={stock} />
          </div>
        )}
      </div>
      <div className={tw('flex items-start gap-1')}>
        {product && (
          <span className={tw('text-right tabular-nums whitespace-nowrap')}>
            {money(product.price * quantity)}
          </span>
        )}
        <IconButton
          label={t('products:remove', { name })}
          onPress={() => onRemove(line)}
          className="-mt-2.5 -mr-3"
        >
          <CloseIcon className="w-4 h-4" />
        </IconButton>
      </div>
    </>
  );
}

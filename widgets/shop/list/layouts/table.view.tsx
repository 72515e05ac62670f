import type { ReactNode } from 'react';
import type { ProductSort } from '#domain/catalogue/products/search/product-sort.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { StockNote } from '../../article/offer/stock-note.view.tsx';
import type { ListedProduct, ProductLayout, ProductsProps } from './product-layout.ts';
import { FIRST, ProductName, ProductPicture, ProductPrice } from './product-parts.view.tsx';
import { Purchase } from './purchase.view.tsx';

/** In a narrow table each row is a card, its cells lie below each other, and one that says nothing takes no place. */
const CELL = 'py-1 @[48em]:table-cell @[48em]:py-3 @[48em]:pr-4 align-middle text-left';
const cell = (isEmpty: boolean) => `${isEmpty ? 'hidden' : 'block'} ${CELL}`;
const HEAD = 'py-2 pr-4 text-left font-medium';

/** The heading of a column that sorts: pressed again it sorts the other way round, where there is one. */
function SortedColumn({
  sort,
  onSort,
  up,
  down,
  children,
}: Pick<ProductsProps, 'sort' | 'onSort'> & {
  readonly up: ProductSort;
  readonly down?: ProductSort;
  readonly children: ReactNode;
}) {
  const order = sort === up ? 'ascending' : sort === down ? 'descending' : undefined;
  const sign = order === 'descending' ? '↓' : '↑';
  return (
    <th scope="col" aria-sort={order} className={tw(HEAD)}>
      <button
        type="button"
        onClick={() => onSort(sort === up && down ? down : up)}
        className={tw('min-h-target font-medium hover:underline decoration-1 underline-offset-4')}
      >
        {children}
        <span aria-hidden="true" className={tw(`ml-1.5 ${order ? '' : 'invisible'}`)}>
          {sign}
        </span>
      </button>
    </th>
  );
}

function Row({
  listed,
  isFirst,
  onAdd,
}: Pick<ProductsProps, 'onAdd'> & { readonly listed: ListedProduct; readonly isFirst: boolean }) {
  const { product, stock } = listed;
  return (
    <tr
      data-product={product.slug}
      className={tw(
        'relative block py-4 pl-[calc(var(--u)*6)] border-b border-line @[48em]:table-row @[48em]:pl-0',
      )}
    >
      <th scope="row" className={tw(`${cell(false)} font-medium`)}>
        <span className={tw('@[48em]:flex items-center gap-4')}>
          <ProductPicture
            product={product}
            ratio="1/1"
            sizes="80px"
            eager={isFirst}
            className="w-20 shrink-0 !absolute left-0 top-4 @[48em]:!relative @[48em]:top-0"
          />
          <ProductName {...listed} />
        </span>
      </th>
      <td className={tw(`${cell(product.brand === '')} text-muted`)}>{product.brand}</td>
      <td className={tw(`${cell(false)} whitespace-nowrap`)}>
        <ProductPrice {...listed} />
      </td>
      <td className={tw(cell(stock.kind === 'unknown'))}>
        <StockNote stock={stock} />
      </td>
      <td className={tw(`${cell(false)} @[48em]:!pr-0`)}>
        <Purchase listed={listed} onAdd={onAdd} />
      </td>
    </tr>
  );
}

/** Rows to compare by, sorted by the heads of their columns; on a phone a card each. */
function ProductTable({ products, sort, onSort, onAdd, listRef }: ProductsProps) {
  const { t } = useTexts();
  const column = { sort, onSort };
  return (
    <table aria-label={t('eshop:title')} className={tw('w-full border-collapse block @[48em]:table')}>
      <thead className={tw('hidden @[48em]:table-header-group border-b border-control')}>
        <tr>
          <SortedColumn {...column} up="name">
            {t('eshop:sort.name')}
          </SortedColumn>
          <th scope="col" className={tw(HEAD)}>
            {t('eshop:filter.brand')}
          </th>
          <SortedColumn {...column} up="price" down="price-down">
            {t('eshop:filter.price')}
          </SortedColumn>
          <th scope="col" className={tw(HEAD)}>
            {t('eshop:table.stock')}
          </th>
          <th scope="col" className={tw(HEAD)}>
            {t('eshop:table.quantity')}
          </th>
        </tr>
      </thead>
      <tbody
        ref={listRef}
        data-list
        tabIndex={-1}
        className={tw('block @[48em]:table-row-group border-t border-line')}
      >
        {products.map((listed, place) => (
          <Row key={listed.product.id} listed={listed} isFirst={place < FIRST} onAdd={onAdd} />
        ))}
      </tbody>
    </table>
  );
}

export const tableLayout: ProductLayout = { Products: ProductTable, isWide: true };

import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import { textIn } from '#domain/locale.ts';
import { useTexts } from '../texts.ts';

/** Products by how many there are of each and their names, in one sentence; without those that are no longer sold. */
export function CountedProducts({ lines }: { readonly lines: readonly ShownProductLine[] }) {
  const { locale } = useTexts();
  const names = lines.flatMap(({ product, quantity }) =>
    product ? [`${quantity}\u00a0×\u00a0${textIn(locale, product.name)}`] : [],
  );
  return names.length > 0 && <p>{names.join(', ')}</p>;
}

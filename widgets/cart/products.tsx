import type { Company } from '#domain/company.ts';
import type { Eshop } from '#stores/products/open-eshop.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';

interface ProductsProps {
  readonly site: Site;
  readonly company: Company;
  readonly eshop: Eshop | null;
}

const sectionPart = lazyPart(() => import('./products-section.tsx'));

/** The products of the cart, whose code comes with the first of them. */
export function Products({ eshop, ...rest }: ProductsProps) {
  const { t } = useTexts();
  const part = sectionPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState title={t('cart:productsFailed')} onRetry={part.retry} />;
  if (part.kind === 'waiting' || !eshop) return null;
  return <part.value.ProductsSection {...rest} eshop={eshop} />;
}

import type { Company } from '#domain/company/company.ts';
import type { Eshop } from '#stores/products/eshop.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { FailedPart } from '../parts/failed-part.view.tsx';

interface ProductsProps {
  readonly site: Site;
  readonly company: Company;
  readonly eshop: Eshop | null;
  /** Where the company's storefront is, as the page around says. */
  readonly base?: string | undefined;
  /** What stands below them leads to the checkout of all. */
  readonly isOrderedBelow: boolean;
  /** The visitor goes to the checkout. */
  readonly onOrder?: () => void;
}

const sectionPart = lazyPart(() => import('./products-section.tsx'));

/** The products of the cart, whose code comes with the first of them. */
export function Products({ eshop, ...rest }: ProductsProps) {
  const { t } = useTexts();
  const part = sectionPart.usePart(true);
  if (part.kind === 'failed') return <FailedPart title={t('cart:productsFailed')} onRetry={part.retry} />;
  if (part.kind === 'waiting' || !eshop) return null;
  return <part.value.ProductsSection {...rest} eshop={eshop} />;
}

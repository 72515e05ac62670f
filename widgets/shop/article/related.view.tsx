import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ProductCard, type ProductCardProps } from '../list/product-card.view.tsx';

/** What may be wanted beside a product. */
export function RelatedProducts({ cards }: { readonly cards: readonly ProductCardProps[] }) {
  const { t } = useTexts();
  if (cards.length === 0) return null;
  return (
    <section aria-label={t('eshop:related')} className={tw('mt-16 pt-10 border-t border-line')}>
      <Heading variant="headline" className="mb-6">
        {t('eshop:related')}
      </Heading>
      <Below>
        <ul className={tw('grid gap-x-4 gap-y-8 grid-cols-2 @[56em]:grid-cols-4 @[56em]:gap-x-6')}>
          {cards.map((card) => (
            <li key={card.product.id}>
              <ProductCard {...card} />
            </li>
          ))}
        </ul>
      </Below>
    </section>
  );
}

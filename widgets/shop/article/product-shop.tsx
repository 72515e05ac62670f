import { useId } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { LazyChoice } from '#widgets/shop-picker/choice/lazy-choose-shop.tsx';
import { PickerDialog } from '#widgets/shop-picker/dialog/picker-dialog.tsx';
import { shopName } from './offer/shop-name.ts';

/** Who comes with a shop never sees it. */
const choicePart = lazyPart(() => import('#widgets/shop-picker/products/choose-products-shop.tsx'));

/** `choosing`: another shop is chosen. `adding`: what was pressed needs one. */
export type ShopQuestion = 'choosing' | 'adding' | null;

interface ProductShopProps {
  readonly site: Site;
  readonly company: Company;
  readonly line: ShownProductLine;
  /** Those that sell it. */
  readonly shops: readonly Shop[];
  readonly shop: Shop | null;
  readonly question: ShopQuestion;
  readonly onAsk: (question: ShopQuestion) => void;
  readonly onChoose: (shop: Shop) => void;
}

/** At which shop a product is bought, and the button that opens the choice of one. */
export function ProductShop({ site, company, line, question, onAsk, ...choice }: ProductShopProps) {
  const { t } = useTexts();
  const id = useId();
  const { shops, shop, onChoose } = choice;
  const title = t('eshop:shop.choose');
  return (
    <div>
      <p id={id} className={tw('flex flex-wrap items-baseline gap-x-3')}>
        <span className={tw('font-medium')}>{t('eshop:shop.label')}</span>
        {shop && <span>{shopName(shop)}</span>}
      </p>
      <Button
        variant={shop ? 'quiet' : 'small'}
        className={shop ? '' : 'mt-2'}
        describedBy={id}
        onPress={() => onAsk('choosing')}
      >
        {shop ? t('eshop:shop.change') : title}
      </Button>
      <PickerDialog isOpen={question !== null} title={title} onClose={() => onAsk(null)}>
        {question === 'adding' && <p className={tw('mb-5')}>{t('eshop:shop.needed')}</p>}
        {/* Its title is the heading of the shops. */}
        <Below by={-1}>
          {question !== null && (
            <LazyChoice site={site} shops={shops} part={choicePart}>
              {({ ChooseProductsShop }, waiting) => (
                <ChooseProductsShop
                  {...{ site, company, shops, title, waiting, onChoose }}
                  lines={[line]}
                  chosenId={shop?.id ?? null}
                />
              )}
            </LazyChoice>
          )}
        </Below>
      </PickerDialog>
    </div>
  );
}

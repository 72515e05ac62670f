import { useState } from 'react';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import { backInStockFeature } from '#stores/products/back-in-stock/feature.ts';
import type { Site } from '#stores/site.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';

export interface RequestEntryProps {
  readonly site: Site;
  readonly product: Product;
  /** Null: whichever has it first. */
  readonly shopId: ShopId | null;
  readonly isSoldOut: boolean;
  /** There is some of it after all: its stock is to be read anew. */
  readonly onAvailable: () => void;
}

const formPart = lazyPart(async () => (await import('./request-form.tsx')).RequestForm);

/** Where a product is sold out: the way to a mail when it is back. Its code comes when it is asked for. */
export function RequestEntry(props: RequestEntryProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const part = formPart.usePart(isOpen);
  const store = useOpened(props.site, backInStockFeature, isOpen);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (store.kind === 'failed') return <ErrorState onRetry={store.retry} />;
  if (isOpen && part.kind === 'ready' && store.kind === 'ready')
    return <part.value {...props} store={store.value} />;
  if (!props.isSoldOut) return null;
  return (
    <div>
      <Button variant="quiet" busy={isOpen} onPress={() => setOpen(true)}>
        {t('eshop:whenBack')}
      </Button>
    </div>
  );
}

import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { cartStock } from '#domain/catalogue/products/cart-stock.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { openingText } from '../opening/opening-text.ts';
import { useDays, useOpening, type KnownDays } from '../opening/use-opening.ts';
import { ShopNoteView } from './shop-note.view.tsx';
import { useStockLevels } from './use-stock-levels.ts';

interface ShopNoteProps {
  readonly site: Site;
  readonly shop: Shop;
  readonly lines: readonly ShownProductLine[];
}

/** What a shop has of some products, and when they can be collected there. */
export function ShopNote({ site, shop, lines }: ShopNoteProps) {
  const stock = cartStock(lines, shop, useStockLevels(site, shop.id));
  const days = useDays(site, shop);
  const spoken = useStore(site.texts.$texts);
  useEffect(() => {
    // The words of a shop's hours are those of its contact page, and those of its stock the cart's.
    void site.texts.ensure('contact');
    void site.texts.ensure('products');
  }, [site]);
  return (
    <ShopNoteView
      stock={spoken.has('products') ? stock : null}
      opening={spoken.has('contact') && days && <Opening {...days} />}
    />
  );
}

function Opening(days: KnownDays) {
  const texts = useTexts();
  const { state, now } = useOpening(days);
  return openingText(texts, days.shop.timeZone, state, now);
}

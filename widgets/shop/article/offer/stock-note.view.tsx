import type { StockState } from '#domain/catalogue/products/stock.ts';
import { tw } from '#theme/sheet.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

const MARKS = { 'in-stock': CheckIcon, few: AlertIcon, 'sold-out': CloseIcon } as const;
const TONES = { 'in-stock': 'text-positive', few: 'text-warning', 'sold-out': 'text-negative' } as const;
const WORDS = {
  'in-stock': 'eshop:stock.in',
  few: 'eshop:stock.few',
  'sold-out': 'eshop:stock.out',
} as const;

interface StockNoteProps {
  /** At the shop; where none is chosen, at the one that has most of it. */
  readonly stock: StockState;
  readonly isOfShop?: boolean;
}

/** Whether there is any of it, in a sign and in words; nothing while nobody knows. */
export function StockNote({ stock: known, isOfShop = true }: StockNoteProps) {
  const { t } = useTexts();
  if (known.kind === 'unknown') return null;
  // How many there are of it somewhere says nothing of the shop that will be chosen.
  const isSomewhere = !isOfShop && known.kind !== 'sold-out';
  const stock: Exclude<StockState, { kind: 'unknown' }> = isSomewhere ? { kind: 'in-stock' } : known;
  const Mark = MARKS[stock.kind];
  return (
    <p className={tw('flex items-center gap-2')}>
      <span className={tw(TONES[stock.kind])}>
        <Mark className="w-5 h-5" />
      </span>
      {t(isSomewhere ? 'eshop:stock.somewhere' : WORDS[stock.kind], {
        count: stock.kind === 'few' ? stock.left : 0,
      })}
    </p>
  );
}

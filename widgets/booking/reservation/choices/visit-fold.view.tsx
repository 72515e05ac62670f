import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { ExpandIcon } from '#ui/icons/direction-icons.tsx';
import { AlertIcon } from '#ui/icons/icons.tsx';
import { AddIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';

interface VisitFoldProps {
  /** The services by their names. */
  readonly names: string;
  /** Their duration and sum. */
  readonly facts: ReactNode;
  /** With whom and where, as far as it is chosen. */
  readonly choices: readonly string[];
  /** What is wrong with a choice that it folds away. */
  readonly fault?: string | null;
  readonly className?: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Another service joins the visit, without opening it; absent or null where none can. */
  readonly onAdd?: (() => void) | null;
}

/** The visit in one line; pressed, it opens what can be changed. Beside it, the way to another service. */
export function VisitFold({ className = '', onAdd = null, ...fold }: VisitFoldProps) {
  const { t } = useTexts();
  return (
    <div className={tw(`flex items-stretch gap-1 border-y border-line ${className}`)}>
      <FoldButton {...fold} />
      {onAdd && (
        <IconButton label={t('reservation:visit.add')} className="self-center shrink-0" onPress={onAdd}>
          <AddIcon className="w-5 h-5" />
        </IconButton>
      )}
    </div>
  );
}

function FoldButton({
  names,
  facts,
  choices,
  fault = null,
  isOpen,
  onToggle,
}: Omit<VisitFoldProps, 'className' | 'onAdd'>) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={tw('flex items-center justify-between gap-4 grow min-w-0 min-h-target py-2 text-left')}
    >
      <span className={tw('min-w-0')}>
        <span className={tw('block truncate font-medium')}>{names}</span>
        <span className={tw('flex flex-wrap gap-x-2 min-w-0 text-caption text-muted')}>
          {facts}
          {choices.map((choice) => (
            <span key={choice}>{choice}</span>
          ))}
        </span>
        {fault && (
          <span className={tw('flex gap-1.5 mt-0.5 text-caption text-negative')}>
            <AlertIcon className="w-4 h-4 mt-0.5 shrink-0" />
            {fault}
          </span>
        )}
      </span>
      <span className={tw('inline-flex shrink-0 items-center gap-1.5 text-caption text-link underline')}>
        {t('reservation:review.change')}
        <ExpandIcon className={`w-4 h-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </span>
    </button>
  );
}

/** Where the visit takes place, and the way to another shop. */
export function VisitShop({
  shop,
  onChange,
}: {
  readonly shop: Shop;
  /** Null where there is no other. */
  readonly onChange: (() => void) | null;
}) {
  const { t } = useTexts();
  return (
    <p className={tw('flex items-baseline justify-between gap-4 py-2')}>
      <span className={tw('min-w-0')}>
        <span className={tw('block font-medium')}>{shop.name}</span>
        <span className={tw('block text-caption text-muted')}>
          {shop.address.street}, {shop.address.city}
        </span>
      </span>
      {onChange && (
        <Button
          variant="quiet"
          className="text-caption"
          label={t('reservation:visit.changeShop')}
          onPress={onChange}
        >
          {t('reservation:review.change')}
        </Button>
      )}
    </p>
  );
}

import { useId, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '../actions/button.tsx';
import { useTexts } from '../texts.ts';
import { AddIcon, DecreaseIcon } from '../icons/visit-icons.tsx';

interface QuantityFieldProps {
  /** Of the number. */
  readonly label: string;
  readonly less: string;
  readonly more: string;
  readonly quantity: number;
  readonly least: number;
  readonly most: number;
  /** A whole number within the bounds, and another one than before. */
  readonly onChange: (quantity: number) => void;
}

/**
 * So many of something: by its buttons, by the arrow keys, or typed. What is typed is taken when the field is left, or with
 * Enter: more than the most is the most, which the field says then, and what is no number changes nothing.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { quantity, least, most, onChange } = props;
  const { t } = useTexts();
  const id = useId();
  /** What was cut to what; forgotten as either changes by something else. */
  const [cut, setCut] = useState<string | null>(null);
  const place = `${quantity} of ${most}`;
  const change = (wanted: number) => {
    const bound = Math.max(most, least);
    const within = Math.min(Math.max(wanted, least), bound);
    setCut(wanted > bound ? `${within} of ${most}` : null);
    if (within !== quantity) onChange(within);
  };
  return (
    <div className={tw('inline-grid justify-items-start')}>
      <Bounded {...props} describedBy={id} onWanted={change} />
      <p id={id} role="status" className={tw('[&:not(:empty)]:mt-1 text-caption text-muted')}>
        {cut === place && t('common:form.most', { count: Math.max(most, least) })}
      </p>
    </div>
  );
}

interface BoundedProps extends Omit<QuantityFieldProps, 'onChange'> {
  readonly describedBy: string;
  /** Any whole number. */
  readonly onWanted: (wanted: number) => void;
}

function Bounded({ label, less, more, quantity, least, most, describedBy, onWanted }: BoundedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed !== null && /^\s*\d{1,6}\s*$/.test(typed)) onWanted(Number(typed));
    setTyped(null);
  };
  return (
    <div
      className={tw(
        'inline-flex items-center rounded border border-control bg-raised focus-within:border-[color:var(--v-text)]',
      )}
    >
      <IconButton label={less} unavailable={quantity <= least} onPress={() => onWanted(quantity - 1)}>
        <DecreaseIcon className="w-4 h-4" />
      </IconButton>
      <input
        aria-label={label}
        aria-describedby={describedBy}
        role="spinbutton"
        aria-valuenow={quantity}
        aria-valuemin={least}
        aria-valuemax={most}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed ?? String(quantity)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={take}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (event.key !== 'Enter' && step === undefined) return;
          event.preventDefault();
          if (step === undefined) take();
          else onWanted(quantity + step);
        }}
        className={tw(
          'w-[calc(var(--u)*2.5)] min-h-target px-0 border-0 bg-transparent text-ink text-body text-center tabular-nums',
        )}
      />
      <IconButton label={more} unavailable={quantity >= most} onPress={() => onWanted(quantity + 1)}>
        <AddIcon className="w-4 h-4" />
      </IconButton>
    </div>
  );
}

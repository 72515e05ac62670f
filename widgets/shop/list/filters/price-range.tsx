import { useId, useState } from 'react';
import { priceIn } from '#domain/catalogue/products/product-address.ts';
import { formatMoney, toDecimal, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { INPUT } from '#ui/forms/input-classes.ts';
import { useTexts } from '#ui/texts.ts';

export interface PriceRange {
  readonly least: Cents | null;
  readonly most: Cents | null;
}

interface PriceRangeProps {
  readonly range: PriceRange;
  /** The prices that there are. */
  readonly prices: { readonly least: Cents; readonly most: Cents } | null;
  readonly currency: Currency;
  readonly onChange: (range: PriceRange) => void;
}

interface EndProps {
  readonly label: string;
  readonly hint: string;
  readonly cents: Cents | null;
  readonly currency: Currency;
  /** Id of what is wrong with it; absent: nothing. */
  readonly faultId: string | undefined;
  readonly onChange: (cents: Cents | null) => void;
}

/** One end: taken when it is left or with Enter; what is no price goes back to what it was. */
function End({ label, hint, cents, currency, faultId, onChange }: EndProps) {
  const id = useId();
  const written = cents === null ? '' : String(toDecimal(cents, currency));
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  if (written !== known) {
    setKnown(written);
    setTyped(written);
  }
  const take = () => {
    const read = priceIn(typed, currency);
    if (read === null && typed.trim() !== '') setTyped(written);
    else if (read !== cents) onChange(read);
  };
  return (
    <div className={tw('min-w-0')}>
      <label htmlFor={id} className={tw('block mb-1 text-caption text-muted')}>
        {label}
      </label>
      <input
        id={id}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={hint}
        maxLength={10}
        value={typed}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
        className={tw(`${INPUT} border-control hover:border-[color:var(--v-text)] tabular-nums`)}
      />
    </div>
  );
}

/** From which price to which, in the company's currency. */
export function PriceRangeFilter({ range, prices, currency, onChange }: PriceRangeProps) {
  const { locale, t } = useTexts();
  const hint = (cents: Cents | undefined) =>
    cents === undefined ? '' : formatMoney(locale, cents, currency);
  const { least, most } = range;
  const id = useId();
  const isCrossed = least !== null && most !== null && least > most;
  const faultId = isCrossed ? id : undefined;
  return (
    <fieldset>
      <legend className={tw('font-medium mb-2')}>{t('eshop:filter.price')}</legend>
      <div className={tw('grid grid-cols-2 gap-3')}>
        <End
          label={t('eshop:filter.from')}
          hint={hint(prices?.least)}
          cents={range.least}
          currency={currency}
          faultId={faultId}
          onChange={(least) => onChange({ ...range, least })}
        />
        <End
          label={t('eshop:filter.to')}
          hint={hint(prices?.most)}
          cents={range.most}
          currency={currency}
          faultId={faultId}
          onChange={(most) => onChange({ ...range, most })}
        />
      </div>
      <p id={id} role="alert" className={tw('mt-2 text-caption text-negative empty:hidden')}>
        {isCrossed && t('eshop:filter.crossed', { from: t('eshop:filter.from'), to: t('eshop:filter.to') })}
      </p>
    </fieldset>
  );
}

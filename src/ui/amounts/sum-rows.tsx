import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';

export interface SumRow {
  readonly name: string;
  readonly label: string;
  /** Said below its label. */
  readonly note?: string | null;
  readonly cents: Cents;
}

/** Sums below each other; `main` is the name of the one that counts, else it is the last. */
export function SumRows({
  rows,
  main = rows.at(-1)?.name,
  currency,
}: {
  readonly rows: readonly SumRow[];
  readonly main?: string | undefined;
  readonly currency: Currency;
}) {
  const { locale } = useTexts();
  return (
    <dl aria-live="polite" className={tw('py-3')}>
      {rows.map(({ name, label, note, cents }) => (
        <div
          key={name}
          className={tw(`flex justify-between gap-4 py-0.5 ${name === main ? 'font-medium' : 'text-muted'}`)}
        >
          <dt>
            {label}
            {note && <span className={tw('block text-caption font-normal text-muted')}>{note}</span>}
          </dt>
          <dd className={tw('tabular-nums whitespace-nowrap')}>{formatMoney(locale, cents, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

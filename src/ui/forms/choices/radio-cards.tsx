import { useId, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { AlertIcon } from '../../icons/icons.tsx';

interface RadioCardsProps {
  readonly legend: string;
  /** A heading above says the same. */
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly content: ReactNode }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly error?: string | undefined;
  /** Twind classes of the list, of its columns above all. */
  readonly className: string;
  readonly cardClassName?: string;
}

/** One of several things that are shown, each as a card. */
export function RadioCards({
  legend,
  isLegendHidden = false,
  name,
  options,
  value,
  onChoose,
  error,
  className,
  cardClassName = 'p-3',
}: RadioCardsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={tw('min-w-0')}>
      <legend className={tw(isLegendHidden ? 'sr-only' : 'mb-3 font-medium')}>{legend}</legend>
      <div className={tw(className)}>
        {options.map((option) => {
          const isChosen = option.value === value;
          return (
            <label
              key={option.value}
              className={tw(
                `relative block min-w-0 rounded border bg-raised cursor-pointer transition-colors focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-[color:var(--v-focus)] ${cardClassName} ${
                  isChosen
                    ? 'border-[color:var(--v-accent)] [box-shadow:inset_0_0_0_1px_var(--v-accent)]'
                    : 'border-control hover:border-[color:var(--v-text)]'
                }`,
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={isChosen}
                onChange={() => onChoose(option.value)}
                className={tw('sr-only')}
              />
              {option.content}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={tw('flex items-start gap-1.5 mt-1.5 text-caption text-negative')}>
          <AlertIcon className="w-4 h-4 mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

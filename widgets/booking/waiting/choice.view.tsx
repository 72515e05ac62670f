import { useId } from 'react';
import { tw } from '#theme/sheet.ts';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in view. */
export function Choice<T extends string>({ label, options, value, onChoose }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset>
      <legend className={tw('mb-1.5 font-medium')}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={tw('flex items-center gap-3 min-h-target cursor-pointer first-letter:uppercase')}
        >
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className={tw('w-5 h-5 shrink-0 accent-[color:var(--v-accent)]')}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

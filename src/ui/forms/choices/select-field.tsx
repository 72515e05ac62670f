import { tw } from '#theme/sheet.ts';
import { ExpandIcon } from '../../icons/direction-icons.tsx';
import { FieldShell, type FieldProps } from '../field.tsx';

interface SelectFieldProps extends Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'hint' | 'error' | 'optional' | 'autoComplete' | 'onChange'
> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a list that the browser opens. */
export function SelectField({ options, name, value, autoComplete, onChange, ...shell }: SelectFieldProps) {
  return (
    <FieldShell {...shell}>
      {(wiring) => (
        <div className={tw('relative')}>
          <select
            {...wiring}
            name={name}
            value={value}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={tw(`${wiring.className} appearance-none !pr-10 truncate`)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className={tw('absolute inset-y-0 right-3.5 flex items-center pointer-events-none')}
          >
            <ExpandIcon className="w-4 h-4" />
          </span>
        </div>
      )}
    </FieldShell>
  );
}

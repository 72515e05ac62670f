import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { FieldShell, type FieldProps } from './field.tsx';
import { useLeave } from './use-leave.ts';

type TextAreaProps = Pick<
  FieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'onLeave' | 'hint' | 'error' | 'optional'
> & { readonly maxLength: number; readonly rows?: number };

/** Several lines; what is left is told once it becomes little. */
export function TextArea({ maxLength, rows = 3, onLeave, ...props }: TextAreaProps) {
  const { t } = useTexts();
  const leave = useLeave(onLeave);
  const left = maxLength - props.value.length;
  const little = left <= Math.max(20, maxLength * 0.1);
  return (
    <FieldShell label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(wiring) => (
        <>
          <textarea
            {...wiring}
            name={props.name}
            rows={rows}
            maxLength={maxLength}
            value={props.value}
            className={tw(`${wiring.className} resize-y`)}
            onChange={(event) => props.onChange(event.currentTarget.value)}
            // Browsers scroll to the caret alone, and leave the rest below the edge.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
            onBlur={leave}
          />
          {little && (
            <output className={tw('block mt-1 text-caption text-muted')}>
              {t('common:form.charactersLeft', { count: left })}
            </output>
          )}
        </>
      )}
    </FieldShell>
  );
}

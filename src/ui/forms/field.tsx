import { useId, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { AlertIcon } from '../icons/icons.tsx';
import { INPUT } from './input-classes.ts';
import { keepUnwritten } from './keep-unwritten.ts';
import { useLeave } from './use-leave.ts';

export interface FieldShellProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** What ties an input to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly className: string;
}

/** A visible label, a hint, the error in words, and the input between them. */
export function FieldShell({ label, hint, error, optional, children }: FieldShellProps) {
  const { t } = useTexts();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div part="field">
      <label htmlFor={id} className={tw('flex items-baseline justify-between gap-3 mb-1.5 font-medium')}>
        {label}
        {optional && (
          <span className={tw('text-caption text-muted font-normal')}>{t('common:form.optional')}</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={tw('mb-1.5 text-caption text-muted')}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: `${INPUT} ${error ? 'border-negative' : 'border-control hover:border-[color:var(--v-text)]'}`,
      })}
      {error && (
        <p id={`${id}-error`} className={tw('flex items-start gap-1.5 mt-1.5 text-caption text-negative')}>
          <AlertIcon className="w-4 h-4 mt-0.5" />
          {error}
        </p>
      )}
    </div>
  );
}

export interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search';
  readonly maxLength?: number;
  /** Of a code that has capital letters alone. */
  readonly autoCapitalize?: 'characters';
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Beside the input, inside its frame, as the button that shows a password. */
  readonly trailing?: ReactNode;
}

export function Field({ label, hint, error, optional, trailing, inputRef, onLeave, ...input }: FieldProps) {
  const isAddress = input.type === 'email' || input.inputMode === 'email';
  const own = useRef<HTMLInputElement>(null);
  const leave = useLeave(onLeave);
  useLayoutEffect(() => keepUnwritten(own.current), []);
  useImperativeHandle(inputRef, () => own.current as HTMLInputElement, []);
  return (
    <FieldShell label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <div className={tw('relative')}>
          <input
            {...wiring}
            ref={own}
            type={input.type ?? 'text'}
            name={input.name}
            value={input.value}
            autoComplete={input.autoComplete}
            inputMode={input.inputMode}
            maxLength={input.maxLength}
            aria-required={optional ? undefined : true}
            autoCapitalize={isAddress ? 'none' : input.autoCapitalize}
            spellCheck={isAddress ? false : undefined}
            className={tw(`${wiring.className} ${trailing ? 'pr-14' : ''}`)}
            onChange={(event) => input.onChange(event.currentTarget.value)}
            onBlur={leave}
          />
          {trailing && <div className={tw('absolute inset-y-0 right-1 flex items-center')}>{trailing}</div>}
        </div>
      )}
    </FieldShell>
  );
}

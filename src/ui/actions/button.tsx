import type { MouseEvent, ReactNode, Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { BusyIndicator } from '../states/busy-indicator.tsx';
import { ActionLink, type Target } from './link.tsx';

const SHAPE =
  'inline-flex items-center justify-center gap-2 font-medium select-none transition-colors duration-swift border';

const VARIANTS = {
  primary:
    'text-center border-transparent min-h-control px-6 py-2 rounded-pill bg-accent text-on-accent hover:bg-accent-strong',
  secondary:
    'text-center min-h-control px-6 py-2 rounded-pill border-[color:var(--v-second,var(--v-control))] text-[color:var(--v-second,var(--v-text))] hover:border-[color:var(--v-text)] hover:bg-sunk active:bg-secondary active:text-on-secondary',
  small:
    'text-center min-h-target px-5 py-1.5 rounded-pill border-[color:var(--v-second,var(--v-control))] text-[color:var(--v-second,var(--v-text))] hover:border-[color:var(--v-text)] hover:bg-sunk active:bg-secondary active:text-on-secondary',
  quiet:
    'border-transparent min-h-target text-link underline decoration-1 underline-offset-4 hover:decoration-2',
  back: 'border-transparent min-h-target min-w-target justify-start text-link decoration-1 underline-offset-4 hover:underline',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

export function buttonClasses(variant: ButtonVariant, className = ''): string {
  return `${SHAPE} ${VARIANTS[variant]} ${className}`;
}

interface ButtonProps {
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** At work: stays where it is and focusable, takes no second click. */
  readonly busy?: boolean;
  readonly unavailable?: boolean;
  readonly label?: string;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly describedBy?: string;
  /** The id of the form that it sends, where it stands outside of it. */
  readonly form?: string;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that is never `disabled`: what it cannot do now is said, not hidden from the keyboard. */
export function Button({
  variant = 'secondary',
  type = 'button',
  busy = false,
  className = '',
  buttonRef,
  ...rest
}: ButtonProps) {
  const still = busy || rest.unavailable;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (still) event.preventDefault();
    else rest.onPress?.(event);
  };
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      ref={buttonRef}
      part={`button button-${variant}`}
      aria-label={rest.label}
      aria-busy={busy || undefined}
      aria-disabled={still || undefined}
      aria-expanded={rest.expanded}
      aria-pressed={rest.pressed}
      aria-describedby={rest.describedBy}
      form={rest.form}
      onClick={press}
      className={tw(buttonClasses(variant, `${className} ${rest.unavailable ? 'opacity-60' : ''}`))}
    >
      {rest.children}
      {busy && <BusyIndicator />}
    </button>
  );
}

/** A way on that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  className = '',
  ...rest
}: {
  readonly variant?: ButtonVariant;
  readonly to: Target;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <ActionLink {...rest} part={`button button-${variant}`} className={buttonClasses(variant, className)} />
  );
}

/** A square button of one icon, with its name. */
export function IconButton({
  label,
  unavailable,
  onPress,
  className = '',
  buttonRef,
  children,
}: {
  readonly label: string;
  readonly unavailable?: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly className?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      ref={buttonRef}
      part="button button-icon"
      aria-label={label}
      title={label}
      aria-disabled={unavailable || undefined}
      onClick={(event) => (unavailable ? undefined : onPress(event))}
      className={tw(
        `inline-flex items-center justify-center w-11 h-11 rounded-full transition-colors ${
          unavailable ? 'text-muted opacity-50' : 'text-ink hover:bg-sunk'
        } ${className}`,
      )}
    >
      {children}
    </button>
  );
}

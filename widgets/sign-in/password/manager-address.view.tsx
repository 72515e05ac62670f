import { tw } from '#theme/sheet.ts';
import { keepUnwritten } from '#ui/forms/keep-unwritten.ts';

/** Tells a password manager, and nobody else, whose password is asked for where the address is not. */
export function ManagerAddress({ email }: { readonly email: string }) {
  return (
    <input
      ref={keepUnwritten}
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={tw('sr-only')}
    />
  );
}

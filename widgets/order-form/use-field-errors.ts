import { useState } from 'react';
import type { FieldError } from '#domain/people/contact-details.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';

/** What is wrong in fields: by our own look a word of the rules, by the back end's a sentence. */
export type ErrorsOf<Field extends string> = Partial<
  Record<Field, FieldError | { readonly message: string }>
>;

interface Fields<Field extends string> {
  readonly fields: readonly Field[];
  /** What the last press found, until the field is typed in again. */
  readonly refused: ErrorsOf<Field>;
  /** What is wrong in a field, if anything; one that is empty is not asked about. */
  readonly check: (field: Field) => FieldError | undefined;
  readonly isEmpty: (field: Field) => boolean;
  /** The words for it. */
  readonly say: (field: Field, error: FieldError) => string;
}

/** Errors appear when a field is left or the form is sent, and go while it is typed in. */
export function useFieldErrors<Field extends string>({
  fields,
  refused,
  check,
  isEmpty,
  say,
}: Fields<Field>) {
  const [errors, setErrors] = useState<ErrorsOf<Field>>({});
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setErrors(refused);
  }
  const put = (field: Field, error: ErrorsOf<Field>[Field]) =>
    setErrors((known) => ({ ...known, [field]: error }));
  const textOf = (field: Field) => {
    const error = errors[field];
    return typeof error === 'string' ? say(field, error) : error?.message;
  };
  return {
    setErrors,
    textOf,
    /** A field is left: an untouched one is not blamed for it. */
    leave: (field: Field) => isEmpty(field) || put(field, check(field)),
    /** A field is typed in. */
    clear: (field: Field) => put(field, undefined),
    faults: fields.flatMap((name): FieldFault[] => {
      const message = textOf(name);
      return message ? [{ name, message }] : [];
    }),
  };
}

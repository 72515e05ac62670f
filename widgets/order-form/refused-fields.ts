import { CONTACT_FIELDS, type FieldErrors } from './use-contact-form.ts';

interface Refusal {
  readonly message: string;
  readonly field?: string | undefined;
  readonly errors?: readonly { readonly field: string; readonly message: string }[] | undefined;
}

/** The contact's fields that the back end refused, whatever path it writes before their names. */
export function refusedFields({ field, message, errors = [] }: Refusal): FieldErrors {
  const all = field ? [...errors, { field, message }] : errors;
  return Object.fromEntries(
    all.flatMap((error) => {
      const name = CONTACT_FIELDS.find((one) => error.field.split(/[./]/).at(-1) === one);
      return name ? [[name, { message: error.message }] as const] : [];
    }),
  );
}

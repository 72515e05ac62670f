interface Refusal {
  readonly message: string;
  readonly field?: string | undefined;
  readonly errors?: readonly { readonly field: string; readonly message: string }[] | undefined;
}

/** Those of the fields that the back end refused, whatever path it writes before their names. */
export function refusedFields<Field extends string>(
  { field, message, errors = [] }: Refusal,
  fields: readonly Field[],
): Partial<Record<Field, { readonly message: string }>> {
  const all = field ? [...errors, { field, message }] : errors;
  const found = all.flatMap((error) => {
    const name = fields.find((one) => error.field.split(/[./]/).at(-1) === one);
    return name ? [[name, { message: error.message }] as const] : [];
  });
  return Object.fromEntries(found) as Partial<Record<Field, { readonly message: string }>>;
}

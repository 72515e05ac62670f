import { useState } from 'react';
import {
  checkPostalAddress,
  POSTAL_FIELDS,
  type PostalAddress,
  type PostalField,
} from '#domain/delivery/postal-address.ts';
import type { FieldError } from '#domain/people/contact-details.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';

export type AddressErrors = Partial<Record<PostalField, FieldError | { readonly message: string }>>;

interface AddressForm {
  readonly address: PostalAddress;
  /** ISO 3166, where is sent to. */
  readonly countries: readonly string[];
  /** What the last press found, until the field is typed in again. */
  readonly refused: AddressErrors;
  readonly onEdit: (change: Partial<PostalAddress>) => void;
}

/** Errors appear when a field is left or the button is pressed, and go while it is typed in. */
export function useAddressForm({ address, countries, refused, onEdit }: AddressForm) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<AddressErrors>({});
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setErrors(refused);
  }
  const put = (field: PostalField, error: AddressErrors[PostalField]) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
  const textOf = (field: PostalField) => {
    const error = errors[field];
    return typeof error === 'string' ? t(`checkout:delivery.error.${field}.${error}`) : error?.message;
  };
  const faults = POSTAL_FIELDS.flatMap((name): FieldFault[] => {
    const message = textOf(name);
    return message ? [{ name, message }] : [];
  });
  const bind = (field: PostalField) => ({
    name: field,
    label: t(`checkout:delivery.${field}`),
    value: address[field],
    error: textOf(field),
    onLeave() {
      // An untouched field is not blamed for being left.
      if (address[field] === '') return;
      const checked = checkPostalAddress(address, countries);
      put(field, checked.kind === 'refused' ? checked.errors[field] : undefined);
    },
    onChange(value: string) {
      onEdit({ [field]: value });
      put(field, undefined);
    },
  });
  return { bind, faults };
}

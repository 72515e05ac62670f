import {
  checkPostalAddress,
  POSTAL_FIELDS,
  type PostalAddress,
  type PostalField,
} from '#domain/delivery/postal-address.ts';
import { useTexts } from '#ui/texts.ts';
import { useFieldErrors, type ErrorsOf } from '#widgets/order-form/use-field-errors.ts';

export type AddressErrors = ErrorsOf<PostalField>;

interface AddressForm {
  readonly address: PostalAddress;
  /** ISO 3166, where is sent to. */
  readonly countries: readonly string[];
  /** What the last press found, until the field is typed in again. */
  readonly refused: AddressErrors;
  readonly onEdit: (change: Partial<PostalAddress>) => void;
}

/** The form of where products are sent. */
export function useAddressForm({ address, countries, refused, onEdit }: AddressForm) {
  const { t } = useTexts();
  const { textOf, leave, clear, faults } = useFieldErrors({
    fields: POSTAL_FIELDS,
    refused,
    check: (field) => {
      const checked = checkPostalAddress(address, countries);
      return checked.kind === 'refused' ? checked.errors[field] : undefined;
    },
    isEmpty: (field) => address[field] === '',
    say: (field, error) => t(`checkout:delivery.error.${field}.${error}`),
  });
  const bind = (field: PostalField) => ({
    name: field,
    label: t(`checkout:delivery.${field}`),
    value: address[field],
    error: textOf(field),
    onLeave: () => leave(field),
    onChange: (value: string) => {
      onEdit({ [field]: value });
      clear(field);
      // In another country postcodes are written another way.
      if (field === 'country') clear('zipcode');
    },
  });
  return { bind, faults };
}

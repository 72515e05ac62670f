import { useRef, type PointerEvent } from 'react';
import { checkContactField, type ContactField, type ContactInput } from '#domain/people/contact-details.ts';
import { useTexts } from '#ui/texts.ts';
import { useFieldErrors, type ErrorsOf } from './use-field-errors.ts';

export type FieldErrors = ErrorsOf<ContactField>;

export const CONTACT_FIELDS: readonly ContactField[] = ['firstname', 'lastname', 'email', 'phone', 'message'];

interface ContactFormProps {
  readonly draft: ContactInput;
  /** ISO 3166, of the shop: how a phone number without a prefix is read. */
  readonly country: string;
  /** What the server refused, until the field is typed in again. */
  readonly refused: FieldErrors;
  readonly onEdit: (change: Partial<ContactInput>) => void;
}

/** What an input of the form gets, by its name. */
export type BindContact = (field: ContactField) => {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly onChange: (value: string) => void;
};

/** The form of who books or buys. Nothing typed is ever lost. */
export function useContactForm(props: ContactFormProps) {
  const { draft, onEdit } = props;
  const { t } = useTexts();
  const { setErrors, clear, leave, textOf, faults } = useFieldErrors({
    fields: CONTACT_FIELDS,
    refused: props.refused,
    check: (field) => {
      const checked = checkContactField(field, draft[field], props.country);
      return checked.kind === 'refused' ? checked.error : undefined;
    },
    isEmpty: (field) => draft[field] === '',
    say: (field, error) => t(`reservation:details.error.${field}.${error}`),
  });
  // What appears as a field is left would move the button from under the pointer, and its press would be lost.
  const isPressing = useRef(false);
  const followPress = ({ type, target }: PointerEvent) => {
    isPressing.current =
      type === 'pointerdown' && target instanceof Element && target.closest('[type=submit]') !== null;
  };
  const bind: BindContact = (field) => ({
    name: field,
    label: t(`reservation:details.${field}`),
    value: draft[field],
    error: textOf(field),
    onLeave: () => isPressing.current || leave(field),
    onChange: (value) => {
      onEdit({ [field]: value });
      clear(field);
    },
  });
  return {
    bind,
    faults,
    setErrors,
    press: { onPointerDown: followPress, onPointerUp: followPress, onPointerCancel: followPress },
  };
}

import { useRef, useState, type PointerEvent } from 'react';
import {
  checkContactField,
  type ContactField,
  type ContactInput,
  type FieldError,
} from '#domain/people/contact-details.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';

export type FieldErrors = Partial<Record<ContactField, FieldError | { readonly message: string }>>;

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

/** Errors appear when a field is left or the form is sent, and go while it is typed in. */
function useErrors({ draft, country, refused }: ContactFormProps) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    setErrors(refused);
  }
  const put = (field: ContactField, error: FieldErrors[ContactField]) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
  const leave = (field: ContactField) => {
    // An untouched field is not blamed for being left.
    if (draft[field] === '') return;
    const checked = checkContactField(field, draft[field], country);
    put(field, checked.kind === 'refused' ? checked.error : undefined);
  };
  const textOf = (field: ContactField) => {
    const error = errors[field];
    if (!error) return undefined;
    return typeof error === 'string' ? t(`reservation:details.error.${field}.${error}`) : error.message;
  };
  const faults = CONTACT_FIELDS.flatMap((field): FieldFault[] => {
    const message = textOf(field);
    return message ? [{ name: field, message }] : [];
  });
  return { setErrors, put, leave, textOf, faults };
}

/** The form of who books or buys. Nothing typed is ever lost. */
export function useContactForm(props: ContactFormProps) {
  const { draft, onEdit } = props;
  const { t } = useTexts();
  const { setErrors, put, leave, textOf, faults } = useErrors(props);
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
      put(field, undefined);
    },
  });
  return {
    bind,
    faults,
    setErrors,
    press: { onPointerDown: followPress, onPointerUp: followPress, onPointerCancel: followPress },
  };
}

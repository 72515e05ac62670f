import { useState } from 'react';
import {
  checkEmail,
  checkName,
  checkPassword,
  checkPhone,
  type CheckedField,
} from '#domain/people/contact-details.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import { emailFault, nameFault, phoneFault } from '../faults.ts';

export const FIELDS = ['firstname', 'lastname', 'email', 'phone', 'password'] as const;
export type RegisterField = (typeof FIELDS)[number];

/** What the form asks for; phone and password may be empty. */
export type Account = Readonly<Record<RegisterField, string>>;

export const TERMS = 'terms';

/** What the form asks for, and whether letters with offers are agreed to. */
export interface FilledForm extends Account {
  readonly agreesToOffers: boolean;
}

type Errors = Partial<Record<RegisterField | typeof TERMS, string>>;

/** Phone and password may be left out. */
function checkField(field: RegisterField, input: string, country: string): CheckedField {
  if (field === 'email') return checkEmail(input);
  if (field === 'firstname' || field === 'lastname') return checkName(input);
  if (input.trim() === '') return { kind: 'ok', value: '' };
  return field === 'phone' ? checkPhone(input, country) : checkPassword(input);
}

function faultOf(t: UiTexts['t'], field: RegisterField, checked: CheckedField): string | undefined {
  if (checked.kind === 'ok') return undefined;
  const { error } = checked;
  if (field === 'email') return emailFault(t, error);
  if (field === 'phone') return phoneFault(t, error);
  if (field !== 'password') return nameFault(t, field, error);
  return t(
    error === 'too-long' ? 'sign-in:newPassword.error.too-long' : 'sign-in:newPassword.error.too-short',
  );
}

interface FormOptions {
  /** ISO 3166: how a number without a prefix is read. */
  readonly country: string;
  readonly needsTerms: boolean;
  /** What is typed already. */
  readonly first: Account;
  readonly onType: (change: Partial<Account>) => void;
}

/** What stands in the form, and what is wrong with it: told as a field is left or the form is sent, and no more while it is typed. */
export function useRegisterForm({ country, needsTerms, first, onType }: FormOptions) {
  const { t } = useTexts();
  const [touched, setTouched] = useState<Partial<Account>>({});
  const typed: Account = { ...first, ...touched };
  const [isAgreed, setAgreed] = useState(false);
  const [agreesToOffers, setOffers] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [tries, setTries] = useState(0);
  const clear = (name: keyof Errors) => setErrors(({ [name]: _, ...others }) => others);
  const faults = [...FIELDS, TERMS].flatMap((name): FieldFault[] => {
    const message = errors[name as keyof Errors];
    return message ? [{ name, message }] : [];
  });
  return {
    typed,
    isAgreed,
    agreesToOffers,
    setOffers,
    errors,
    faults,
    tries,
    type(field: RegisterField, value: string) {
      setTouched((before) => ({ ...before, [field]: value }));
      onType({ [field]: value });
      clear(field);
    },
    agree(isSo: boolean) {
      setAgreed(isSo);
      clear(TERMS);
    },
    leave(field: RegisterField) {
      // An untouched field is not blamed for being left.
      if (typed[field] === '') return;
      const fault = faultOf(t, field, checkField(field, typed[field], country));
      if (fault) setErrors((before) => ({ ...before, [field]: fault }));
    },
    /** The account that the form asks for; null where something is to be mended. */
    read(form: HTMLFormElement): FilledForm | null {
      const found: Errors = needsTerms && !isAgreed ? { [TERMS]: t('sign-in:register.termsMissing') } : {};
      const now = { ...typed };
      const account = { ...typed };
      for (const field of FIELDS) {
        now[field] = valueIn(form, field);
        const checked = checkField(field, now[field], country);
        const fault = faultOf(t, field, checked);
        if (fault) found[field] = fault;
        if (checked.kind === 'ok') account[field] = checked.value;
      }
      setTouched(now);
      onType(now);
      setErrors(found);
      if (Object.keys(found).length === 0) return { ...account, agreesToOffers };
      setTries(tries + 1);
      return null;
    },
  };
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { checkName } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { nameFault } from '../faults.ts';

export interface NamesProps {
  readonly isBusy: boolean;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** What was typed before the page was loaded anew; null: nothing. */
  readonly first?: { readonly firstname: string; readonly lastname: string } | null;
  readonly onType?: (change: { readonly firstname?: string; readonly lastname?: string }) => void;
  readonly onSave: (names: { readonly firstname: string; readonly lastname: string }) => void;
  readonly onLater: () => void;
}

const FIELDS = ['firstname', 'lastname'] as const;
type NameField = (typeof FIELDS)[number];

/** Errors appear as a name is left or sent, and go while it is typed. */
function useNames({ first, onType }: Pick<NamesProps, 'first' | 'onType'>) {
  const { t } = useTexts();
  const [typed, setTyped] = useState({ firstname: first?.firstname ?? '', lastname: first?.lastname ?? '' });
  const [errors, setErrors] = useState<Partial<Record<NameField, string>>>({});
  const [tries, setTries] = useState(0);
  const check = (field: NameField, value: string): string | undefined => {
    const checked = checkName(value);
    return checked.kind === 'refused' ? nameFault(t, field, checked.error) : undefined;
  };
  const put = (name: NameField, fault: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (fault ? { ...others, [name]: fault } : others));
  return {
    tries,
    faults: FIELDS.flatMap((name): FieldFault[] => {
      const message = errors[name];
      return message ? [{ name, message }] : [];
    }),
    bind: (name: NameField) => ({
      name,
      label: t(`sign-in:names.${name}`),
      value: typed[name],
      error: errors[name],
      onChange: (value: string) => {
        setTyped((before) => ({ ...before, [name]: value }));
        put(name, undefined);
        onType?.({ [name]: value });
      },
      // An untouched field is not blamed for being left.
      onLeave: () => typed[name] !== '' && put(name, check(name, typed[name])),
    }),
    read(form: HTMLFormElement) {
      const now = { firstname: valueIn(form, 'firstname'), lastname: valueIn(form, 'lastname') };
      setTyped(now);
      for (const name of FIELDS) put(name, check(name, now[name]));
      const isWhole = FIELDS.every((name) => check(name, now[name]) === undefined);
      if (!isWhole) setTries(tries + 1);
      return isWhole ? { firstname: now.firstname.trim(), lastname: now.lastname.trim() } : null;
    },
  };
}

/** The names of who has just come in for the first time. */
export function NamesView({ isBusy, failure, attempt, onSave, onLater, ...kept }: NamesProps) {
  const { t } = useTexts();
  const names = useNames(kept);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusWhereSeen(heading.current), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = names.read(event.currentTarget);
    if (read && !isBusy) onSave(read);
  };
  const isWrong = names.faults.length > 0;
  const faults = isWrong || failure === null ? names.faults : [{ message: failure }];
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-5 mt-4 max-w-form')}>
      <div>
        <Heading variant="label" below={1} focusRef={heading}>
          {t('sign-in:names.title')}
        </Heading>
        <p className={tw('mt-1 text-muted')}>{t('sign-in:names.intro')}</p>
      </div>
      {faults.length > 0 && (
        <ErrorSummary
          title={isWrong ? t('common:form.summary', { count: faults.length }) : t('sign-in:names.failed')}
          faults={faults}
          attempt={attempt + names.tries}
          areAtFields={isWrong}
        />
      )}
      <Field {...names.bind('firstname')} autoComplete="given-name" />
      <Field {...names.bind('lastname')} autoComplete="family-name" />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('sign-in:names.submit')}
        </Button>
        <Button variant="quiet" onPress={onLater}>
          {t('sign-in:names.later')}
        </Button>
      </div>
    </form>
  );
}

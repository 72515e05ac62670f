import { useMemo, useState, type SyntheticEvent } from 'react';
import { COUNTRIES } from '#domain/addresses/countries.ts';
import { countryName } from '#domain/country-name.ts';
import type { FieldError } from '#domain/people/contact-details.ts';
import {
  checkProfile,
  checkProfileField,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileInput,
} from '#domain/account/profile.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { SelectField } from '#ui/forms/choices/select-field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { nameFault } from '#widgets/sign-in/faults.ts';

export interface PersonFormProps {
  readonly draft: ProfileInput;
  /** Something of it is not saved yet. */
  readonly isUnsaved: boolean;
  /** What is saved by now of fields that were touched before. */
  readonly meanwhile: Partial<ProfileInput>;
  /** ISO 3166, of the company; empty where it is not known. */
  readonly country: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly isBusy: boolean;
  /** Why it was not saved, in the visitor's language; of a field where the server names one. */
  readonly failure: FieldFault | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
  /** Called with what one field holds now. */
  readonly onEdit: (typed: Partial<ProfileInput>) => void;
  /** What is not saved is given up. */
  readonly onDiscard: () => void;
  /** Every field is right. */
  readonly onSave: (details: ProfileInput) => void;
}

type Errors = Partial<Record<ProfileField, FieldError>>;

/** The sentence for a field that is wrong; undefined where it is not. */
function useSentences({
  draft,
  today,
}: PersonFormProps): (field: ProfileField, error: FieldError | undefined) => string | undefined {
  const { t } = useTexts();
  return (field, error) => {
    if (error === undefined || field === 'country') return undefined;
    if (field === 'birthday')
      return t(draft.birthday > today ? 'profile:error.birthday.future' : 'profile:error.birthday.invalid');
    if (field === 'city') return t('profile:error.city.too-long');
    return nameFault(t, field, error);
  };
}

/** Every country, the company's first, and the customer's own whatever it is. */
function useCountries(own: string, company: string) {
  const { locale, t } = useTexts();
  return useMemo(() => {
    const codes = [...new Set([...COUNTRIES, ...(own ? [own] : [])])];
    const named = codes.map((code) => ({ value: code, label: countryName(locale, code) }));
    const isFirst = ({ value }: { readonly value: string }) => value === company;
    return [
      { value: '', label: t('profile:person.noCountry') },
      ...named.filter(isFirst),
      ...named
        .filter((each) => !isFirst(each))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    ];
  }, [own, company, locale, t]);
}

/** What is told at a field that has been saved with other words since it was touched. */
function useMeanwhile({ meanwhile }: PersonFormProps): (field: ProfileField) => string | undefined {
  const { locale, t } = useTexts();
  return (field) => {
    const saved = meanwhile[field];
    if (saved === undefined) return undefined;
    if (saved === '') return t('profile:person.removedMeanwhile');
    const value = field === 'country' ? countryName(locale, saved) : saved;
    return t('profile:person.meanwhile', { value });
  };
}

/** A date of which a part is missing has no value, as one that was left out. */
function hasUnreadDate({ elements }: HTMLFormElement): boolean {
  const field = elements.namedItem('birthday');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** Errors appear when a field is left or the form is sent, and go while it is typed in; what the server refused, with the next attempt. */
function useForm(props: PersonFormProps) {
  const { draft, today, failure, attempt, onEdit, onDiscard, onSave } = props;
  const { t } = useTexts();
  const hintOf = useMeanwhile(props);
  const sentenceOf = useSentences(props);
  const [errors, setErrors] = useState<Errors>({});
  const [refusals, setRefusals] = useState(0);
  const put = (field: ProfileField, error: FieldError | null) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
  const own = PROFILE_FIELDS.flatMap((field): FieldFault[] => {
    const message = sentenceOf(field, errors[field]);
    return message ? [{ name: field, message }] : [];
  });
  const isOwn = own.length > 0 || failure === null;
  const isOfField = PROFILE_FIELDS.some((field) => field === failure?.name);
  return {
    title: isOwn ? t('common:form.summary', { count: own.length }) : t('profile:person.failed'),
    faults: isOwn ? own : [failure],
    areAtFields: isOwn || isOfField,
    attempt: attempt + refusals,
    discard() {
      onDiscard();
      setErrors({});
    },
    submit(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault();
      const checked = checkProfile(draft, today);
      const unread = hasUnreadDate(event.currentTarget) ? ({ birthday: 'invalid' } as const) : {};
      if (checked.kind === 'ok' && !unread.birthday) return onSave(checked.details);
      setErrors({ ...(checked.kind === 'refused' && checked.errors), ...unread });
      return setRefusals(refusals + 1);
    },
    bind: (field: ProfileField) => ({
      name: field,
      label: t(`profile:person.${field}`),
      value: draft[field],
      hint: hintOf(field),
      error: sentenceOf(field, errors[field]) ?? (failure?.name === field ? failure.message : undefined),
      onLeave() {
        const checked = checkProfileField(field, draft[field], today);
        // An untouched field is not blamed for being left.
        if (draft[field] !== '') put(field, checked.kind === 'refused' ? checked.error : null);
      },
      onChange(value: string) {
        onEdit({ [field]: value });
        put(field, null);
      },
    }),
  };
}

/** Who the customer is. */
export function PersonForm(props: PersonFormProps) {
  const { t } = useTexts();
  const { title, faults, areAtFields, attempt, submit, bind, discard } = useForm(props);
  const countries = useCountries(props.draft.country, props.country);
  return (
    <section>
      <Heading variant="title" below={1}>
        {t('profile:person.title')}
      </Heading>
      <form noValidate onSubmit={submit} className={tw('mt-5 max-w-form')}>
        {attempt > 0 && <ErrorSummary {...{ title, faults, attempt, areAtFields }} />}
        <div className={tw('grid gap-5 @[32em]:grid-cols-2')}>
          <Field {...bind('firstname')} autoComplete="given-name" />
          <Field {...bind('lastname')} autoComplete="family-name" />
          <Field {...bind('city')} optional autoComplete="address-level2" />
          <SelectField {...bind('country')} optional autoComplete="country" options={countries} />
          <Field {...bind('birthday')} optional type="date" autoComplete="bday" />
        </div>
        <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2 mt-8')}>
          <Button variant="primary" type="submit" busy={props.isBusy} className="w-full @[32em]:w-auto">
            {t('profile:person.save')}
          </Button>
          {props.isUnsaved && (
            <>
              <p className={tw('text-caption text-muted')}>{t('profile:person.unsaved')}</p>
              <Button variant="quiet" unavailable={props.isBusy} onPress={discard}>
                {t('profile:person.discard')}
              </Button>
            </>
          )}
        </div>
      </form>
    </section>
  );
}

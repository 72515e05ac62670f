import { useState } from 'react';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import {
  giftErrors,
  giftFieldError,
  type GiftDraft,
  type GiftErrors,
  type GiftField,
} from '#domain/gifts/gift.ts';
import type { DeliveryDays } from '#domain/gifts/delivery-day.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import { useTexts } from '#ui/texts.ts';
import { errorText } from './error-text.ts';

interface Known {
  readonly offer: GiftOffer;
  readonly currency: Currency;
  readonly days: () => DeliveryDays;
}

/** Errors appear when a field is left or the form is sent, and go while it is filled in. */
export function useGiftErrors(draft: GiftDraft, { offer, currency, days }: Known) {
  const texts = useTexts();
  const [errors, setErrors] = useState<GiftErrors>({});
  /** Rises with each press that something wrong has stopped. */
  const [attempt, setAttempt] = useState(0);
  const theme = offer.themes.find(({ id }) => id === draft.themeId);
  const textOf = (field: GiftField) => {
    const error = errors[field];
    return error && errorText(field, error, { theme, currency }, texts);
  };
  const show = (found: GiftErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setAttempt((before) => before + 1);
  };
  return {
    textOf,
    attempt,
    show,
    faultsOf: (fields: readonly GiftField[]) =>
      fields.flatMap((field): FieldFault[] => {
        const message = textOf(field);
        return message ? [{ name: field, message }] : [];
      }),
    /** Something else is filled in: what was wrong with it is not known any more. */
    edited(change: Partial<GiftDraft>) {
      // What is hidden by another choice is not blamed any more.
      const choice: Partial<Record<GiftField, keyof GiftDraft>> = {
        amount: 'worth',
        serviceId: 'worth',
        day: 'when',
      };
      const gone = (field: GiftField) =>
        field in change || (choice[field] ?? '') in change || (field === 'amount' && 'themeId' in change);
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !gone(field as GiftField))),
      );
    },
    left(field: GiftField) {
      // An untouched field is not blamed for being left.
      if (draft[field] === '') return;
      const error = giftFieldError(field, draft, { offer, currency, days: days() });
      setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
    },
    isRight(fields: readonly GiftField[]): boolean {
      const found = giftErrors(draft, { offer, currency, days: days() });
      const wrong = Object.fromEntries(
        Object.entries(found).filter(([field]) => fields.includes(field as GiftField)),
      );
      show(wrong);
      return Object.keys(wrong).length === 0;
    },
  };
}

import type { GiftTheme } from '#domain/gifts/gift-offer.ts';
import type { GiftError, GiftField } from '#domain/gifts/gift.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import type { UiTexts } from '#ui/texts.ts';

interface Facts {
  readonly theme: GiftTheme | undefined;
  readonly currency: Currency;
}

/** What is wrong with a field, in words. */
export function errorText(
  field: GiftField,
  error: GiftError,
  { theme, currency }: Facts,
  { locale, t }: UiTexts,
): string {
  switch (field) {
    case 'themeId':
    case 'serviceId':
      return t(`gift:error.${field}.${error === 'gone' ? 'gone' : 'required'}`);
    case 'sender':
    case 'message':
      return t(`gift:error.${field}`);
    case 'name':
    case 'email':
      return t(`gift:error.${field}.${error === 'required' || error === 'too-long' ? error : 'invalid'}`);
    case 'day':
      return t(
        `gift:error.day.${error === 'required' || error === 'past' || error === 'late' ? error : 'invalid'}`,
      );
    case 'amount': {
      const money = (cents: number) => formatMoney(locale, cents, currency);
      if (error === 'too-little')
        return t('gift:error.amount.too-little', { least: money(theme?.least ?? 0) });
      if (error === 'too-much') return t('gift:error.amount.too-much', { most: money(theme?.most ?? 0) });
      return t(`gift:error.amount.${error === 'required' ? 'required' : 'invalid'}`);
    }
  }
}

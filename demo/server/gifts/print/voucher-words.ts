import type { CompanyWire } from '#contract/company/company-wire.ts';
import { lastDayOf } from '#domain/account/credit/voucher-validity.ts';
import { shownCode } from '#domain/gifts/voucher-code.ts';
import { DEFAULT_LOCALE, isLocale, textIn, type Locale } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { buildPath } from '#domain/site/routes.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { instantOf } from '#domain/time/instant.ts';
import { translate } from '../../texts.ts';
import type { VoucherRow } from '../voucher-row.ts';
import type { ThemePicture } from '../theme-picture.ts';

export interface VoucherFacts {
  readonly profile: CompanyWire;
  readonly voucher: VoucherRow;
  readonly code: string;
  /** Of the company's site. */
  readonly origin: string;
  /** Of its theme. */
  readonly picture: ThemePicture | null;
}

/** What mail and print say, in the recipient's language. */
export interface VoucherWords {
  readonly lang: Locale;
  readonly company: string;
  readonly title: string;
  /** Whom it is from; of a sender who asked to be forgotten, 'Someone'. */
  readonly sender: string;
  readonly hello: string;
  /** Who gets it; empty where they asked to be forgotten. */
  readonly recipient: string;
  readonly intro: string;
  readonly code: string;
  /** Leads to what the code is worth. The code is in its fragment, which no server is told. */
  readonly checkUrl: string;
  /** What it is worth: a service or a sum. */
  readonly worth: string;
  readonly pairs: readonly (readonly [term: string, value: string])[];
  readonly messageTitle: string;
  readonly message: string;
  readonly how: string;
  readonly picture: (Pick<ThemePicture, 'url' | 'content'> & { readonly alt: string }) | null;
}

export function voucherWords({ profile, voucher, code, origin, picture }: VoucherFacts): VoucherWords {
  const lang = isLocale(voucher.locale) ? voucher.locale : DEFAULT_LOCALE;
  const company = profile.identity.displayName;
  const amount = formatMoney(lang, voucher.balance, currencyOf(profile.mCurrency.code));
  const { recipientName: name } = voucher;
  const sender = voucher.sender || translate(lang, 'mail:voucher.someone');
  // Of a service that is used in part, a sum is left.
  const isWhole = voucher.articleId !== null && voucher.balance === voucher.initial;
  const service = isWhole ? textIn(lang, voucher.name) : null;
  const intro = service === null ? 'mail:voucher.intro' : 'mail:voucher.introService';
  const until = formatDay(lang, lastDayOf(instantOf(voucher.expiresAt)), 'full');
  return {
    lang,
    company,
    title: translate(lang, 'mail:voucher.title'),
    sender,
    hello: translate(lang, 'mail:voucher.hello', { name }),
    recipient: name === '' ? '' : translate(lang, 'mail:voucher.for', { name }),
    intro: translate(lang, intro, { sender, amount, company, service: service ?? '' }),
    code: shownCode(code),
    checkUrl: `${origin}${buildPath({ kind: 'gift-check' }, lang)}#${code}`,
    worth: service ?? amount,
    pairs: [
      [translate(lang, 'mail:voucher.value'), amount],
      [translate(lang, 'mail:voucher.until'), until],
    ],
    messageTitle:
      voucher.sender === ''
        ? translate(lang, 'mail:voucher.messageOfSomeone')
        : translate(lang, 'mail:voucher.message', { sender }),
    message: voucher.message,
    how: translate(lang, 'mail:voucher.how'),
    picture: picture && { ...picture, alt: textIn(lang, picture.alt) },
  };
}

import { DEFAULT_LOCALE, isLocale, textIn } from '#domain/locale.ts';
import { currencyOf, formatMoney } from '#domain/prices/money.ts';
import { buildHref } from '#domain/site/routes.ts';
import type { Database } from '../../database/database.ts';
import { sendMail } from '../../mail/outbox.ts';
import { textMail } from '../../mail/templates/text-mail.ts';
import { shopPairs } from '../../mail/visit/shop-pairs.ts';
import { translate } from '../../texts.ts';
import type { Due } from './next-due.ts';

interface Sending {
  /** Where the company's site is. */
  readonly origin: string;
  readonly now: number;
}

/** The one mail of a request: what is there, at what price and where, and the way out of what else its address waits for. */
export async function sendBackInStock(
  tx: Database,
  { request, product, profile, shop }: Due,
  { origin, now }: Sending,
): Promise<void> {
  const locale = isLocale(request.locale) ? request.locale : DEFAULT_LOCALE;
  const words = { product: textIn(locale, product.name), shop: shop.name };
  const article = { kind: 'article', slug: product.slug } as const;
  const withdrawUrl = `${origin}${buildHref(article, locale, { tab: 'withdraw' })}#${request.key}`;
  await sendMail(
    tx,
    {
      companyId: request.companyId,
      from: profile.identity.email,
      to: request.email,
      locale,
      unsubscribeUrl: withdrawUrl,
      // Nobody is remembered for having waited.
      isKept: false,
      now,
    },
    textMail(locale, {
      subject: translate(locale, 'mail:backInStock.subject', words),
      title: translate(locale, 'mail:backInStock.title'),
      greeting: translate(locale, 'mail:account.hello'),
      paragraphs: [
        translate(locale, 'mail:backInStock.text', words),
        translate(locale, 'mail:backInStock.once'),
      ],
      pairs: [
        { term: translate(locale, 'mail:backInStock.product'), value: words.product },
        {
          term: translate(locale, 'mail:backInStock.price'),
          value: formatMoney(locale, product.price, currencyOf(profile.mCurrency.code)),
        },
        ...shopPairs(locale, shop),
      ],
      link: {
        url: `${origin}${buildHref(article, locale)}`,
        label: translate(locale, 'mail:backInStock.see'),
      },
      last: { url: withdrawUrl, label: translate(locale, 'mail:backInStock.withdraw') },
      company: profile,
    }),
  );
}

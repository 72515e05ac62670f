import type { Shop } from '#domain/catalogue/catalogue.ts';
import { withDistinctKeys } from '#domain/account/distinct-keys.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';

interface SuccessViewProps {
  /** What was bought; null where this tab knows of nothing. */
  readonly receipt: {
    readonly email: string;
    readonly lines: readonly { readonly name: string; readonly quantity: number; readonly price: Cents }[];
    readonly total: Cents;
  } | null;
  readonly shop: Shop | null;
  readonly currency: Currency;
  /** The order in the customer's account; null for a guest. */
  readonly order: Target | null;
  readonly shopPage: Target | null;
  readonly eshop: Target;
}

/** What was bought, where it is collected, and what comes next. */
export function SuccessView({ receipt, shop, currency, order, shopPage, eshop }: SuccessViewProps) {
  const { locale, t } = useTexts();
  if (receipt === null) {
    return (
      <PlainPage
        art={<EmptyArt />}
        title={t('checkout:nothing.title')}
        action={<ButtonLink to={eshop}>{t('checkout:empty.shop')}</ButtonLink>}
      >
        <p>{t('checkout:nothing.text')}</p>
      </PlainPage>
    );
  }
  return (
    <div className={tw('max-w-reading')}>
      <Heading variant="display" className="mb-3">
        {t('checkout:success.title')}
      </Heading>
      <p className={tw('text-lead')}>{t('checkout:success.mail', { email: receipt.email })}</p>
      {shop && (
        <div className={tw('mt-8 px-5 py-4 rounded border border-line bg-raised')}>
          <Heading variant="label" below={1}>
            {t('checkout:collect.title')}
          </Heading>
          <p>{`${shop.name}, ${shop.address.street}, ${shop.address.zipcode} ${shop.address.city}`}</p>
          <p className={tw('text-muted')}>{t('checkout:collect.text')}</p>
          {shopPage && <Link to={shopPage}>{t('checkout:success.hours')}</Link>}
        </div>
      )}
      <ul aria-label={t('checkout:summary.lines')} className={tw('mt-8 border-t border-line')}>
        {withDistinctKeys(receipt.lines, ({ name }) => name).map(
          ({ key, item: { name, quantity, price } }) => (
            <li key={key} className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
              <span className={tw('min-w-0')}>
                {name}
                <span className={tw('block text-caption text-muted')}>
                  {t('checkout:summary.quantity', { count: quantity })}
                </span>
              </span>
              <span className={tw('tabular-nums')}>{formatMoney(locale, price, currency)}</span>
            </li>
          ),
        )}
      </ul>
      <dl className={tw('flex justify-between gap-4 py-3 font-medium')}>
        <dt>{t('checkout:sum.total')}</dt>
        <dd className={tw('tabular-nums')}>{formatMoney(locale, receipt.total, currency)}</dd>
      </dl>
      <div className={tw('mt-6 flex flex-wrap gap-4')}>
        {order && <ButtonLink to={order}>{t('checkout:success.order')}</ButtonLink>}
        <ButtonLink to={eshop} variant={order ? 'secondary' : 'primary'}>
          {t('checkout:success.goOn')}
        </ButtonLink>
      </div>
    </div>
  );
}

import type { Shop } from '#domain/catalogue/catalogue.ts';
import { paidOnSite, saleSums } from '#domain/checkout/sale-sums.ts';
import type { GiftSending, SaleKind, SoldLine } from '#domain/checkout/sold-line.ts';
import type { PaymentMode } from '#domain/prices/payment-terms.ts';
import { addressLines, type PostalAddress } from '#domain/delivery/postal-address.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { SumRows } from '#ui/amounts/sum-rows.tsx';
import { Heading } from '#ui/heading.tsx';
import { whenText } from '#ui/held-time/when-text.ts';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts, type UiTexts } from '#ui/texts.ts';
import type { NextPurchase } from '../next-purchase.ts';

interface SuccessViewProps {
  /** What was bought; null where this tab knows of nothing. */
  readonly receipt: {
    /** Of the order; empty where it is not known. */
    readonly number: string;
    readonly email: string;
    readonly lines: readonly SoldLine[];
    readonly discount: Cents;
    readonly delivery: Cents;
    readonly total: Cents;
    readonly voucher: Cents;
    readonly credit: Cents;
    readonly due: Cents;
    readonly now: Cents;
    readonly mode: PaymentMode;
    readonly appointmentStatus: string | null;
    readonly address: PostalAddress | null;
  } | null;
  readonly shop: Shop | null;
  readonly currency: Currency;
  /** The order in the customer's account; null for a guest. */
  readonly order: Target | null;
  /** Shows the appointment that was booked; null where this page does not know it. */
  readonly appointment: (() => void) | null;
  readonly shopPage: Target | null;
  readonly next: NextPurchase;
}

/** Where products are collected. */
function Collected({ shop, shopPage }: Pick<SuccessViewProps, 'shop' | 'shopPage'>) {
  const { t } = useTexts();
  if (!shop) return null;
  return (
    <div className={tw('mt-8 px-5 py-4 rounded border border-line bg-raised')}>
      <Heading variant="label" below={1}>
        {t('checkout:collect.title')}
      </Heading>
      <p>{`${shop.name}, ${shop.address.street}, ${shop.address.zipcode} ${shop.address.city}`}</p>
      <p className={tw('text-muted')}>{t('checkout:collect.text')}</p>
      {shopPage && <Link to={shopPage}>{t('checkout:success.hours')}</Link>}
    </div>
  );
}

/** Where products are sent. */
function Sent({ address }: { readonly address: PostalAddress }) {
  const { locale, t } = useTexts();
  return (
    <div className={tw('mt-8 px-5 py-4 rounded border border-line bg-raised')}>
      <Heading variant="label" below={1}>
        {t('checkout:delivery.to')}
      </Heading>
      {/* Another tab than that of the order does not know it. */}
      {address.street !== '' && <p>{addressLines(locale, address).join(', ')}</p>}
      <p className={tw('text-muted')}>{t('checkout:delivery.text')}</p>
    </div>
  );
}

/** When a voucher is sent, and to which address. `ownEmail`: of who has bought it. */
function sendingText({ locale, t }: UiTexts, { email, day }: GiftSending, ownEmail: string): string {
  if (day !== null) {
    const on = { day: formatPlainDate(locale, day) };
    return email ? t('checkout:success.gift.onTo', { ...on, email }) : t('checkout:success.gift.on', on);
  }
  if (!email) return t('checkout:success.gift.now');
  return email.toLowerCase() === ownEmail.toLowerCase()
    ? t('checkout:success.gift.own')
    : t('checkout:success.gift.nowTo', { email });
}

function Line({
  line,
  ownEmail,
  shop,
  currency,
}: { readonly line: SoldLine; readonly ownEmail: string } & Pick<SuccessViewProps, 'shop' | 'currency'>) {
  const texts = useTexts();
  const { startsAt, name, quantity, price, sending } = line;
  const details = sending
    ? sendingText(texts, sending, ownEmail)
    : startsAt !== null && shop
      ? `${whenText(texts, shop.timeZone, startsAt)}, ${shop.name}`
      : texts.t('checkout:summary.quantity', { count: quantity });
  return (
    <li className={tw('flex justify-between gap-4 py-3 border-b border-line')}>
      <span className={tw('min-w-0 [overflow-wrap:anywhere]')}>
        {name || texts.t('checkout:summary.giftAlone')}
        <span className={tw('block text-caption text-muted first-letter:uppercase')}>{details}</span>
      </span>
      <span className={tw('tabular-nums')}>{formatMoney(texts.locale, price, currency)}</span>
    </li>
  );
}

type Sold = NonNullable<SuccessViewProps['receipt']>;

/** What leads from the lines to what was to be paid. */
function Sums({ receipt, currency }: { readonly receipt: Sold; readonly currency: Currency }) {
  const { t } = useTexts();
  const { total, delivery, discount } = receipt;
  const rows = saleSums({ ...receipt, subtotal: total - delivery + discount })
    // What was paid and what is left is said above.
    .filter(({ name }) => name !== 'due' && name !== 'now' && name !== 'onSite')
    .map(({ name, cents }) => ({ name, cents, label: t(`checkout:sum.${name}`) }));
  return <SumRows rows={rows} main="total" currency={currency} />;
}

function titleOf(kinds: ReadonlySet<SaleKind>, appointmentStatus: string | null) {
  if (!kinds.has('visit')) return 'checkout:success.title';
  // The shop has to accept it first.
  return appointmentStatus === 'pending' ? 'checkout:success.requested' : 'checkout:success.booked';
}

/** Where to go on from here. */
function NextSteps({
  appointment,
  order,
  next,
  hasGoods,
}: Pick<SuccessViewProps, 'appointment' | 'order' | 'next'> & { readonly hasGoods: boolean }) {
  const { t } = useTexts();
  return (
    <div className={tw('mt-6 flex flex-wrap gap-4')}>
      {appointment && (
        <Button variant="primary" onPress={appointment}>
          {t('checkout:success.visit')}
        </Button>
      )}
      {order && (
        <ButtonLink to={order} variant={appointment ? 'secondary' : 'primary'}>
          {t('checkout:success.order')}
        </ButtonLink>
      )}
      {hasGoods && (
        <ButtonLink to={next.to} variant={order || appointment ? 'secondary' : 'primary'}>
          {t('checkout:success.goOn')}
        </ButtonLink>
      )}
    </div>
  );
}

/** What was bought, where it is collected or sent, and what comes next. */
export function SuccessView(props: SuccessViewProps) {
  const { receipt, shop, currency, next } = props;
  const { locale, t } = useTexts();
  if (receipt === null) {
    return (
      <PlainPage
        art={<EmptyArt />}
        title={t('checkout:nothing.title')}
        action={<ButtonLink to={next.to}>{t(next.label)}</ButtonLink>}
      >
        <p>{t('checkout:nothing.text')}</p>
      </PlainPage>
    );
  }
  const kinds = new Set(receipt.lines.map(({ kind }) => kind));
  const left = paidOnSite(receipt);
  // A held card is not charged.
  const isPaid = receipt.now > 0 && receipt.mode !== 'hold';
  return (
    <div className={tw('max-w-reading')}>
      <Heading variant="display" className="mb-3">
        {t(titleOf(kinds, receipt.appointmentStatus))}
      </Heading>
      <p className={tw('text-lead')}>{t('checkout:success.mail', { email: receipt.email })}</p>
      {receipt.number && (
        <p className={tw('mt-1')}>{t('checkout:success.number', { number: receipt.number })}</p>
      )}
      {left > 0 && isPaid && (
        <p>{t('checkout:success.paid', { sum: formatMoney(locale, receipt.now, currency) })}</p>
      )}
      {left > 0 && <p>{t('checkout:success.left', { sum: formatMoney(locale, left, currency) })}</p>}
      {receipt.address ? (
        <Sent address={receipt.address} />
      ) : (
        kinds.has('products') && <Collected {...props} />
      )}
      <ul aria-label={t('checkout:summary.lines')} className={tw('mt-8 border-t border-line')}>
        {withDistinctKeys(receipt.lines, ({ name }) => name).map(({ key, item }) => (
          <Line key={key} line={item} ownEmail={receipt.email} shop={shop} currency={currency} />
        ))}
      </ul>
      <Sums receipt={receipt} currency={currency} />
      <NextSteps {...props} hasGoods={kinds.has('products') || kinds.has('gifts')} />
    </div>
  );
}

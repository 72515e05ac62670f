import { useState, type ReactNode } from 'react';
import type { SoldLine } from '#domain/checkout/sold-line.ts';
import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { toE164 } from '#domain/people/phone.ts';
import type { Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ContactFields } from '#widgets/order-form/contact-fields.view.tsx';
import { useContactForm, type FieldErrors } from '#widgets/order-form/use-contact-form.ts';
import { PayBar, type PayBarProps } from './pay-bar/pay-bar.view.tsx';
import { OrderSummary } from './order-summary.view.tsx';

export interface CheckoutViewProps extends Omit<PayBarProps, 'price' | 'currency'> {
  readonly buyer: ContactInput;
  readonly country: string;
  /** The buyer is a customer of whom everything is known. */
  readonly isKnown: boolean;
  readonly refused: FieldErrors;
  /** Rises with each press that the fields have refused. */
  readonly attempt: number;
  /** The services of the visit, as items of a list. */
  readonly services: ReactNode;
  readonly products: readonly ShownProductLine[];
  readonly others: readonly SoldLine[];
  /** Takes one of the others out. */
  readonly onRemove: (id: string) => void;
  /** The visit that is paid; null where none is. */
  readonly visit: ReactNode;
  /** How the products are handed out. */
  readonly delivery: ReactNode;
  readonly currency: Currency;
  /** Null while it is not known. */
  readonly price: SalePrice | null;
  /** Wallets that spare the form. */
  readonly wallets: ReactNode;
  readonly login: ReactNode;
  readonly other: ReactNode;
  readonly codes: ReactNode;
  readonly means: ReactNode;
  readonly terms: ReactNode;
  readonly onEdit: (change: Partial<ContactInput>) => void;
}

/** Who buys: of a customer in brief, of anybody else as a form. */
function Buyer(props: CheckoutViewProps) {
  const { buyer, country, isKnown, refused, attempt, login, other, onEdit } = props;
  const { t } = useTexts();
  const { bind, faults, press } = useContactForm({ draft: buyer, country, refused, onEdit });
  const [isChanging, setChanging] = useState(false);
  const isBrief = isKnown && !isChanging && faults.length === 0;
  return (
    <section>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-4')}>
        <Heading variant="title" below={1}>
          {t('reservation:details.title')}
        </Heading>
        {isBrief && (
          <Button variant="quiet" label={t('checkout:changeBuyer')} onPress={() => setChanging(true)}>
            {t('reservation:review.change')}
          </Button>
        )}
      </div>
      {login}
      <div role="status">{other}</div>
      {isBrief ? (
        <p className={tw('mt-1 [overflow-wrap:anywhere]')}>
          <span className={tw('block')}>{`${buyer.firstname} ${buyer.lastname}`}</span>
          <span className={tw('block text-muted')}>{buyer.email}</span>
          <span className={tw('block text-muted')}>
            {toNationalPhone(toE164(buyer.phone, country) ?? buyer.phone, country)}
          </span>
        </p>
      ) : (
        <form
          id="vitrine-buyer"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          {...press}
          className={tw('mt-4')}
        >
          {attempt > 0 && (
            <ErrorSummary
              title={t('common:form.summary', { count: faults.length })}
              faults={faults}
              attempt={attempt}
              areAtFields
            />
          )}
          <ContactFields bind={bind} />
        </form>
      )}
    </section>
  );
}

/** Buyer, collection or delivery, and payment beside what is bought; the last button stays in reach, with the sum. */
export function CheckoutView(props: CheckoutViewProps) {
  const { services, products, others, onRemove, price, currency, codes, means, terms } = props;
  return (
    <div className={tw('grid gap-x-12 gap-y-10 @[56em]:grid-cols-[minmax(0,1fr)_24em] items-start')}>
      <div className={tw('min-w-0 max-w-form w-full')}>
        {props.wallets}
        <Buyer {...props} />
        {props.visit}
        {props.delivery}
        {means}
      </div>
      <div className={tw('contents @[56em]:block @[56em]:sticky @[56em]:top-24')}>
        <OrderSummary {...{ services, products, others, onRemove, price, currency, codes, terms }} />
        <PayBar {...props} price={price} currency={currency} />
      </div>
    </div>
  );
}

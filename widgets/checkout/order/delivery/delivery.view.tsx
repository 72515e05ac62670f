import type { Shop } from '#domain/catalogue/catalogue.ts';
import { countryName } from '#domain/country-name.ts';
import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import { POSTAL_LIMITS, type PostalAddress } from '#domain/delivery/postal-address.ts';
import { formatMoney, type Cents, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { RadioCards } from '#ui/forms/choices/radio-cards.tsx';
import { SelectField } from '#ui/forms/choices/select-field.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { useAddressForm, type AddressErrors } from './use-address-form.ts';

export interface DeliveryViewProps {
  readonly terms: DeliveryTerms;
  readonly isChosen: boolean;
  readonly address: PostalAddress;
  /** It is that of the customer's last order. */
  readonly isOfLastOrder: boolean;
  /** The shop that hands the products out otherwise. */
  readonly shop: Shop;
  /** What sending them costs; null while it is not known. */
  readonly price: Cents | null;
  readonly currency: Currency;
  readonly refused: AddressErrors;
  /** Rises with each press that the address has refused; 0 while another form is to be mended first. */
  readonly attempt: number;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onEdit: (change: Partial<PostalAddress>) => void;
}

type CardProps = { readonly title: string; readonly lines: readonly string[]; readonly price: string };

function Card({ title, lines, price }: CardProps) {
  return (
    <span className={tw('flex justify-between gap-3')}>
      <span className={tw('min-w-0')}>
        <span className={tw('block font-medium')}>{title}</span>
        {lines.map((line) => (
          <span key={line} className={tw('block text-caption text-muted')}>
            {line}
          </span>
        ))}
      </span>
      <span className={tw('tabular-nums whitespace-nowrap')}>{price}</span>
    </span>
  );
}

function AddressForm(props: DeliveryViewProps) {
  const { terms, address, isOfLastOrder, attempt } = props;
  const { locale, t } = useTexts();
  const { countries } = terms;
  const { bind, faults } = useAddressForm({ ...props, countries });
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className={tw('grid gap-5 mt-5')}>
      {attempt > 0 && (
        <ErrorSummary
          title={t('common:form.summary', { count: faults.length })}
          faults={faults}
          attempt={attempt}
          areAtFields
        />
      )}
      {isOfLastOrder && <p className={tw('text-muted')}>{t('checkout:delivery.last')}</p>}
      <Field {...bind('street')} autoComplete="shipping address-line1" maxLength={POSTAL_LIMITS.street} />
      <Field
        {...bind('details')}
        optional
        autoComplete="shipping address-line2"
        maxLength={POSTAL_LIMITS.details}
      />
      <div className={tw('grid gap-5 @[32em]:grid-cols-[10em_minmax(0,1fr)]')}>
        <Field {...bind('zipcode')} autoComplete="shipping postal-code" maxLength={POSTAL_LIMITS.zipcode} />
        <Field {...bind('city')} autoComplete="shipping address-level2" maxLength={POSTAL_LIMITS.city} />
      </div>
      {countries.length > 1 ? (
        <SelectField
          {...bind('country')}
          autoComplete="shipping country"
          options={countries.map((value) => ({ value, label: countryName(locale, value) }))}
        />
      ) : (
        <p className={tw('text-muted')}>{countryName(locale, address.country)}</p>
      )}
    </form>
  );
}

/** Whether the products are collected or sent, what each costs, and where they are sent. */
export function DeliveryView(props: DeliveryViewProps) {
  const { terms, isChosen, shop, price, currency, onChoose } = props;
  const { locale, t } = useTexts();
  const { from, to } = terms.days;
  const days =
    from === to ? t('checkout:delivery.day', { count: to }) : t('checkout:delivery.days', { from, to });
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  const free = t('checkout:delivery.free');
  const { street, zipcode, city } = shop.address;
  return (
    <section className={tw('mt-10')}>
      <Heading variant="title" below={1} className="mb-3">
        {t('checkout:delivery.title')}
      </Heading>
      <RadioCards
        legend={t('checkout:delivery.title')}
        isLegendHidden
        name="delivery"
        value={isChosen ? 'deliver' : 'collect'}
        onChoose={(value) => onChoose(value === 'deliver')}
        className="grid gap-3 @[36em]:grid-cols-2"
        cardClassName="p-4"
        options={[
          {
            value: 'collect',
            content: (
              <Card
                title={t('checkout:delivery.collect')}
                lines={[shop.name, street, `${zipcode} ${city}`]}
                price={free}
              />
            ),
          },
          {
            value: 'deliver',
            content: (
              <Card
                title={t('checkout:delivery.deliver')}
                lines={[
                  days,
                  ...(price === 0 || terms.freeFrom === null
                    ? []
                    : [t('checkout:delivery.freeFrom', { sum: money(terms.freeFrom) })]),
                ]}
                price={price === null ? '' : price === 0 ? free : money(price)}
              />
            ),
          },
        ]}
      />
      <p className={tw('mt-2 text-muted')}>
        {t(isChosen ? 'checkout:delivery.text' : 'checkout:collect.text')}
      </p>
      {isChosen && <AddressForm {...props} />}
    </section>
  );
}

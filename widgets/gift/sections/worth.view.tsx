import type { GiftOffer, GiftService, GiftTheme } from '#domain/gifts/gift-offer.ts';
import { readAmount, typedAmount, type GiftDraft } from '#domain/gifts/gift.ts';
import { spokenText } from '#domain/locale.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';
import { RadioCards } from '#ui/forms/choices/radio-cards.tsx';

interface WorthProps {
  readonly draft: GiftDraft;
  readonly theme: GiftTheme | undefined;
  readonly services: GiftOffer['services'];
  readonly currency: Currency;
  readonly errors: { readonly amount: string | undefined; readonly serviceId: string | undefined };
  readonly onEdit: (change: Partial<GiftDraft>) => void;
  readonly onLeave: (field: 'amount') => void;
}

function Amounts({ draft, theme, currency, errors, onEdit, onLeave }: WorthProps) {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  const chosen = readAmount(draft.amount, currency);
  return (
    <div className={tw('grid gap-4')}>
      {theme && theme.amounts.length > 0 && (
        <div role="group" aria-label={t('gift:worth.amounts')} className={tw('flex flex-wrap gap-2')}>
          {theme.amounts.map((amount) => (
            <Button
              key={amount}
              variant={amount === chosen ? 'primary' : 'secondary'}
              pressed={amount === chosen}
              className="!px-5"
              onPress={() => onEdit({ amount: typedAmount(amount, currency) })}
            >
              {money(amount)}
            </Button>
          ))}
        </div>
      )}
      <div className={tw('max-w-[calc(var(--u)*16)]')}>
        <Field
          label={t('gift:worth.other', { currency: currency.code })}
          name="amount"
          inputMode="text"
          autoComplete="off"
          maxLength={12}
          hint={theme && t('gift:worth.range', { least: money(theme.least), most: money(theme.most) })}
          value={draft.amount}
          error={errors.amount}
          onChange={(amount) => onEdit({ amount })}
          onLeave={() => onLeave('amount')}
        />
      </div>
    </div>
  );
}

function Service({ service, currency }: { readonly service: GiftService; readonly currency: Currency }) {
  const { locale } = useTexts();
  const name = spokenText(locale, service.name);
  return (
    <span className={tw('flex items-baseline justify-between gap-4')}>
      <span className={tw('min-w-0')}>
        <span lang={name.lang} className={tw('font-medium')}>
          {name.text}
        </span>
        {service.minutes > 0 && (
          <span className={tw('block text-caption text-muted')}>
            <Duration minutes={service.minutes} />
          </span>
        )}
      </span>
      <span className={tw('tabular-nums whitespace-nowrap')}>
        {formatMoney(locale, service.price, currency)}
      </span>
    </span>
  );
}

/** A sum of money, or a service. */
export function Worth(props: WorthProps) {
  const { draft, services, currency, errors, onEdit } = props;
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5')}>
      {services.length > 0 && (
        <RadioCards
          legend={t('gift:worth.legend')}
          name="worth"
          value={draft.worth}
          onChoose={(worth) => onEdit({ worth: worth === 'service' ? 'service' : 'amount' })}
          className="grid grid-cols-2 gap-3"
          options={[
            { value: 'amount', content: t('gift:worth.amount') },
            { value: 'service', content: t('gift:worth.service') },
          ]}
        />
      )}
      {draft.worth === 'service' && services.length > 0 ? (
        <RadioCards
          legend={t('gift:worth.services')}
          name="serviceId"
          value={draft.serviceId}
          error={errors.serviceId}
          onChoose={(serviceId) => onEdit({ serviceId })}
          className="grid gap-2"
          options={services.map((service) => ({
            value: service.externalId,
            content: <Service service={service} currency={currency} />,
          }))}
        />
      ) : (
        // Where no service is given any more, a draft of one becomes one of a sum.
        <Amounts {...props} onEdit={(change) => onEdit({ worth: 'amount', ...change })} />
      )}
    </div>
  );
}

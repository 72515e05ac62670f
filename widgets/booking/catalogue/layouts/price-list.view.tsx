import type { ReactNode } from 'react';
import { textIn } from '#domain/locale.ts';
import { durationChoices } from '#domain/prices/pricing-durations.ts';
import { formatMoney, type Currency } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Duration } from '#ui/amounts/duration.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceTag } from '../services/price-tag.view.tsx';
import type { ListedService } from '../services/service-line.view.tsx';
import type { ServiceListProps } from './catalogue-layouts.ts';

/** What is paid, and for what: a duration, or a part of the week. */
interface Entry {
  readonly key: string;
  /** Null where the company shows no durations; those of several prices are shown all the same, as they are what each buys. */
  readonly what: ReactNode;
  /** Null where the company shows none. */
  readonly price: ReactNode;
}

/** Each price in a line of its own. */
function useEntries({ service, price, showsDuration }: ListedService, currency: Currency): readonly Entry[] {
  const { locale, t } = useTexts();
  const money = (cents: number) => formatMoney(locale, cents, currency);
  const choices = durationChoices(service);
  if (price && choices.length > 0) {
    return choices.map(({ durationMinutes, price: amount }) => ({
      key: String(durationMinutes),
      what: <Duration minutes={durationMinutes} />,
      price: money(amount),
    }));
  }
  const duration = showsDuration && <Duration minutes={service.durationMinutes} />;
  if (price?.kind === 'week') {
    const weekday = t('booking:price.weekdayName');
    return [
      {
        key: 'weekday',
        what: duration ? (
          <span>
            {duration} · {weekday}
          </span>
        ) : (
          weekday
        ),
        price: money(price.weekday),
      },
      { key: 'weekend', what: t('booking:price.weekendName'), price: money(price.weekend) },
    ];
  }
  return [
    { key: 'price', what: duration || null, price: price && <PriceTag price={price} currency={currency} /> },
  ];
}

function Line({ listed, currency }: { readonly listed: ListedService; readonly currency: Currency }) {
  const { locale } = useTexts();
  const name = textIn(locale, listed.service.name);
  return useEntries(listed, currency).map(({ key, what, price }, place) => (
    <span key={key} className={tw('flex items-baseline gap-x-3')}>
      <span className={tw('min-w-0')}>
        {place === 0 && (
          <Heading variant="title" className="inline mr-3">
            {name}
          </Heading>
        )}
        {what && <span className={tw('text-caption text-muted')}>{what}</span>}
      </span>
      <span
        aria-hidden="true"
        className={tw('flex-1 min-w-[calc(var(--u)*1.5)] border-b border-dotted border-control')}
      />
      <span className={tw('shrink-0 tabular-nums')}>{price}</span>
    </span>
  ));
}

/** For how many it is, and that it is not to be had online. */
function Notes({ listed: { service, isBookable } }: { readonly listed: ListedService }) {
  const { t } = useTexts();
  const notes = [
    service.requiredCustomers > 1 && t('booking:service.people', { count: service.requiredCustomers }),
    !isBookable && t('booking:service.notOnline'),
  ].filter(Boolean);
  return notes.length > 0 && <span className={tw('block text-caption text-muted')}>{notes.join(' · ')}</span>;
}

/** A list of prices as on paper: each line leads to its service. */
export function PriceList({ services, currency, serviceTarget }: ServiceListProps) {
  return (
    <ul className={tw('mt-6 max-w-[calc(var(--u)*46)]')}>
      {services.map((listed) => (
        <li key={listed.service.id}>
          <ActionLink
            to={serviceTarget(listed.service)}
            className="block w-full py-2.5 text-left rounded hover:bg-sunk"
          >
            <Line listed={listed} currency={currency} />
            <Notes listed={listed} />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

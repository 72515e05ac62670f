import type { ReactNode } from 'react';
import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceAndDuration } from './price-and-duration.view.tsx';

/** One service as a list shows it. */
export interface ListedService {
  readonly service: Service;
  /** Null where the company shows none in lists. */
  readonly price: ShownPrice | null;
  readonly showsDuration: boolean;
  /** False: nobody can book it now. */
  readonly isBookable: boolean;
  readonly inVisit: boolean;
  /** Puts it into the visit without leaving. */
  readonly add?: ReactNode;
}

interface ServiceLineProps {
  readonly listed: ListedService;
  readonly currency: Currency;
  readonly to: Target;
  readonly onBook: () => void;
}

/** What it costs and how long it takes, and for how many. */
export function ServiceFacts({
  listed,
  currency,
}: {
  readonly listed: ListedService;
  readonly currency: Currency;
}) {
  const { t } = useTexts();
  const { price, showsDuration, service } = listed;
  if (!price && !showsDuration && service.requiredCustomers <= 1) return null;
  return (
    <p className={tw('flex flex-wrap items-baseline gap-x-4 gap-y-0.5 mt-2')}>
      <PriceAndDuration service={service} price={price} currency={currency} showsDuration={showsDuration} />
      {service.requiredCustomers > 1 && (
        <span className={tw('text-caption text-muted')}>
          {t('booking:service.people', { count: service.requiredCustomers })}
        </span>
      )}
    </p>
  );
}

/** The way to book it; words where nobody can. */
export function BookButton({ listed, onBook }: Pick<ServiceLineProps, 'listed' | 'onBook'>) {
  const { locale, t } = useTexts();
  const { service, inVisit } = listed;
  if (!listed.isBookable) {
    return (
      <p className={tw('text-caption text-muted @[40em]:text-right')}>{t('booking:service.notOnline')}</p>
    );
  }
  const name = textIn(locale, service.name);
  return (
    <Button
      variant="small"
      label={t(inVisit ? 'booking:continueName' : 'booking:bookName', { name })}
      onPress={onBook}
      className="flex-1"
    >
      {inVisit ? t('booking:continue') : t('booking:book')}
    </Button>
  );
}

/** A service as one line of a list: what it is, what it costs, and the way to book it. */
export function ServiceLine({ listed, currency, to, onBook }: ServiceLineProps) {
  const { locale } = useTexts();
  const { service } = listed;
  const name = textIn(locale, service.name);
  const summary = textIn(locale, service.summary);
  return (
    <li
      className={tw(
        'grid grid-cols-[1fr_auto] gap-x-4 gap-y-4 py-6 border-b border-line @[40em]:grid-cols-[10em_1fr_auto] @[40em]:gap-x-6 @[40em]:items-center',
      )}
    >
      <div className={tw('min-w-0 @[40em]:order-2')}>
        <Heading variant="title">
          <ActionLink
            to={to}
            className="inline-block max-w-full py-0.5 text-left hover:underline decoration-1 underline-offset-4"
          >
            {name}
          </ActionLink>
        </Heading>
        {summary && <p className={tw('mt-1 text-muted max-w-reading')}>{summary}</p>}
        <ServiceFacts listed={listed} currency={currency} />
      </div>
      <div className={tw('w-20 @[40em]:w-full @[40em]:order-1')}>
        <ResponsivePicture
          picture={service.pictures[0]}
          ratio="1/1"
          sizes="(min-width: 40em) 160px, 80px"
          decorative
        />
      </div>
      <div className={tw('col-span-2 flex items-center gap-2 @[40em]:col-span-1 @[40em]:order-3')}>
        {listed.add}
        <BookButton listed={listed} onBook={onBook} />
      </div>
    </li>
  );
}

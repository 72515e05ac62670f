import type { Service } from '#domain/catalogue/catalogue.ts';
import { textIn, type LocalizedText } from '#domain/locale.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { ShownPrice } from '#domain/prices/pricing.ts';
import { repeat } from '#domain/repeat.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ActionLink, Link, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { PriceAndDuration } from '#widgets/booking/catalogue/services/price-and-duration.view.tsx';

export interface ShopService {
  readonly service: Service;
  /** Null where the company shows none in lists. */
  readonly price: ShownPrice | null;
  readonly to: Target;
  /** Null: nobody can book it online. */
  readonly booking: Target | null;
}

export interface ListedCategory {
  readonly slug: string;
  readonly name: LocalizedText;
  /** How many there are; the first of them are listed. */
  readonly count: number;
  readonly services: readonly ShopService[];
  readonly to: Target;
}

interface ShopServicesProps {
  readonly categories: readonly ListedCategory[];
  readonly currency: Currency;
  readonly showsDuration: boolean;
}

function Line({
  listed: { service, price, to, booking },
  currency,
  showsDuration,
}: Omit<ShopServicesProps, 'categories'> & { readonly listed: ShopService }) {
  const { locale, t } = useTexts();
  const name = textIn(locale, service.name);
  return (
    <li className={tw('flex items-center justify-between gap-4 py-3 border-b border-line')}>
      <div className={tw('min-w-0')}>
        <p className={tw('[hyphens:auto] [overflow-wrap:anywhere]')}>
          <ActionLink to={to} className="font-medium hover:underline decoration-1 underline-offset-4">
            {name}
          </ActionLink>
        </p>
        <p className={tw('flex flex-wrap items-baseline gap-x-4 text-muted')}>
          <PriceAndDuration {...{ service, price, currency, showsDuration }} />
          {service.requiredCustomers > 1 && (
            <span className={tw('text-caption')}>
              {t('booking:service.people', { count: service.requiredCustomers })}
            </span>
          )}
        </p>
      </div>
      {booking && (
        <ButtonLink variant="small" to={booking} label={t('booking:bookName', { name })} className="shrink-0">
          {t('booking:book')}
        </ButtonLink>
      )}
    </li>
  );
}

/** What a shop offers, with what it costs and how long it takes. */
export function ShopServicesView({ categories, ...props }: ShopServicesProps) {
  const { locale, t } = useTexts();
  return (
    <section aria-label={t('booking:catalogue.title')}>
      <Heading variant="headline">{t('booking:catalogue.title')}</Heading>
      {categories.map(({ slug, name, count, services, to }) => (
        <div key={slug} className={tw('mt-6')}>
          <Heading variant="title" below={1}>
            {textIn(locale, name)}
          </Heading>
          <ul className={tw('mt-1')}>
            {services.map((listed) => (
              <Line key={listed.service.id} listed={listed} {...props} />
            ))}
          </ul>
          {count > services.length && (
            <Link
              to={to}
              label={`${textIn(locale, name)}, ${t('booking:catalogue.allWithCount', { count })}`}
            >
              {t('booking:catalogue.allWithCount', { count })}
            </Link>
          )}
        </div>
      ))}
    </section>
  );
}

export function ShopServicesSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-9 w-56 mb-6" />
      {repeat(6, (index) => (
        <Skeleton key={index} className="h-[calc(var(--u)*4)] w-full mb-3" />
      ))}
    </LoadingRegion>
  );
}

import { useId, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { CheckIcon, ClockIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import type { CardProps } from './card.ts';

/** Where a shop is: how far, or its postcode and town. */
export function CardPlace({ shop, country, distance }: Pick<CardProps, 'shop' | 'country' | 'distance'>) {
  const { zipcode, city } = shop.address;
  return (
    <span className={tw('block')}>
      {distance === null ? `${zipcode} ${city}` : city}
      {country && `, ${shop.address.country}`}
      {distance !== null && <span className={tw('whitespace-nowrap')}> · {distance}</span>}
    </span>
  );
}

/**
 * When a shop is free first, or that it takes no bookings online; another note where it is wanted for something else. A line is
 * kept for the time, so that nothing moves when it is there.
 */
export function CardTime({ shop, earliest, note }: Pick<CardProps, 'shop' | 'earliest' | 'note'>) {
  const { t } = useTexts();
  if (note !== null) return note;
  if (!shop.bookable) {
    return <span className={tw('block mt-1 text-caption')}>{t('shop-picker:notOnline')}</span>;
  }
  return (
    <span className={tw('flex items-center gap-1.5 mt-1 min-h-line text-caption font-medium')}>
      {earliest !== null && (
        <>
          <ClockIcon className="w-4 h-4" />
          <span data-earliest="" className={tw('min-w-0')}>
            {earliest}
          </span>
        </>
      )}
    </span>
  );
}

const SEEN = {
  chosen: 'shop-picker:chosen',
  last: 'shop-picker:history.last',
  earlier: 'shop-picker:history.seen',
} as const;

/** That the visitor has chosen the shop, or knows it, in words. */
export function CardSeen({ seen }: Pick<CardProps, 'seen'>) {
  const { t } = useTexts();
  if (seen === null) return null;
  return (
    <span className={tw('flex items-center gap-1.5 mt-0.5 text-caption font-medium')}>
      {seen === 'chosen' && <CheckIcon className="w-4 h-4" />}
      {t(SEEN[seen])}
    </span>
  );
}

/** What the visit costs there, and how long it takes. */
export function CardFacts({ facts }: Pick<CardProps, 'facts'>) {
  if (!facts) return null;
  return (
    <span className={tw('flex flex-wrap items-baseline gap-x-3 mt-1 text-caption font-medium')}>{facts}</span>
  );
}

interface CardTextProps extends Omit<CardProps, 'to' | 'mark'> {
  readonly variant?: 'title' | 'headline';
}

/** What is told of a shop below its picture. */
export function CardText({
  shop,
  country,
  distance,
  earliest,
  seen,
  facts,
  note,
  canChoose,
  variant = 'title',
}: CardTextProps) {
  return (
    <>
      <Heading
        variant={variant}
        className={canChoose ? 'group-hover:underline decoration-1 underline-offset-4' : ''}
      >
        {wholeWords(shop.name)}
      </Heading>
      <CardSeen seen={seen} />
      <span className={tw('block mt-1 text-muted')}>{shop.address.street}</span>
      <span className={tw('block text-muted')}>
        <CardPlace shop={shop} country={country} distance={distance} />
      </span>
      <CardTime {...{ shop, earliest, note }} />
      <CardFacts facts={facts} />
    </>
  );
}

/** The number by which the map knows a shop. */
export function CardMark({ mark }: Pick<CardProps, 'mark'>) {
  if (mark === null) return null;
  return (
    <span
      aria-hidden="true"
      className={tw(
        'absolute left-2 top-2 z-10 inline-flex items-center justify-center w-7 h-7 rounded-full bg-accent text-on-accent text-caption font-semibold',
      )}
    >
      {mark}
    </span>
  );
}

interface CardLinkProps {
  readonly shop: Shop;
  readonly canChoose: boolean;
  readonly to: Target;
  /** Twind classes. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A button may hold no heading: it lies over the card, which names it. */
function CardButton({ to, className, children }: Omit<CardLinkProps, 'shop' | 'canChoose'>) {
  const id = useId();
  return (
    <div className={tw(`group relative ${className}`)}>
      <div id={id} className={tw('contents')}>
        {children}
      </div>
      <ActionLink to={to} labelledBy={id} className="absolute inset-0 z-10 w-full" />
    </div>
  );
}

/** A card as a link to its shop, or one that leads nowhere. */
export function CardLink({ shop, canChoose, to, className, children }: CardLinkProps) {
  const Card = to.href === null ? CardButton : CardAnchor;
  return (
    <div data-shop={shop.slug}>
      {canChoose ? (
        <Card to={to} className={className}>
          {children}
        </Card>
      ) : (
        <div className={tw(`relative ${className}`)}>{children}</div>
      )}
    </div>
  );
}

function CardAnchor({ to, className, children }: Omit<CardLinkProps, 'shop' | 'canChoose'>) {
  return (
    <ActionLink to={to} className={`group w-full text-left relative ${className}`}>
      {children}
    </ActionLink>
  );
}

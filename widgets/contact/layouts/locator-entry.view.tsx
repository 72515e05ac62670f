import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import type { CardProps } from '#widgets/shop-picker/cards/card.ts';
import { CollapsibleHours } from '../hours/opening-hours.view.tsx';
import { MapMark } from '../map/map-mark.view.tsx';
import { PhoneLink, WayLink } from '../shop/shop-contact.view.tsx';

interface LocatorEntryProps extends Pick<CardProps, 'shop' | 'to' | 'distance' | 'earliest' | 'mark'> {
  /** The map has its pin raised. */
  readonly isChosen: boolean;
  /** Whether it is open now. */
  readonly opening: ReactNode;
  /** Its week. */
  readonly hours: ReactNode;
}

/** A shop beside its pin: the number, the name, and what is needed to go there. */
export function LocatorEntry({ shop, to, distance, earliest, mark, isChosen, ...parts }: LocatorEntryProps) {
  const { street, zipcode, city } = shop.address;
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      data-chosen={isChosen || undefined}
      className={tw(
        `grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 px-3 py-4 border-b border-line ${
          isChosen ? 'bg-sunk [box-shadow:inset_calc(var(--u)*.25)_0_0_var(--v-accent)]' : ''
        }`,
      )}
    >
      <span className={tw('pt-2')}>
        <MapMark mark={mark} />
      </span>
      <div className={tw('min-w-0 [overflow-wrap:anywhere]')}>
        <Heading variant="lead">
          <ActionLink
            to={to}
            className="inline-flex items-center min-h-target text-left hover:underline decoration-1 underline-offset-4"
          >
            {wholeWords(shop.name)}
          </ActionLink>
        </Heading>
        <address className={tw('not-italic text-muted')}>
          {street}, {zipcode} {city}
          {distance !== null && <span className={tw('whitespace-nowrap')}> · {distance}</span>}
        </address>
        {parts.opening}
        <CardTime shop={shop} earliest={earliest} note={null} />
        <div className={tw('flex flex-wrap gap-x-5')}>
          {shop.phone && <PhoneLink shop={shop} />}
          <WayLink shop={shop} />
        </div>
        <CollapsibleHours shop={shop} hours={parts.hours} />
      </div>
    </article>
  );
}

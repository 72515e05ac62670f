import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardLink, CardPlace, CardSeen, CardTime } from '../cards/card-parts.view.tsx';
import type { CardProps } from '../cards/card.ts';
import { useCards } from '../picker-state.ts';
import type { ListedShopsProps } from './shop-list.tsx';

function Row(card: CardProps) {
  const { shop, canChoose, to, country, distance, seen } = card;
  return (
    <CardLink
      shop={shop}
      canChoose={canChoose}
      to={to}
      className="grid grid-cols-[4em_minmax(0,1fr)] gap-x-4 gap-y-1 items-center py-3 @[40em]:grid-cols-[4em_minmax(0,1fr)_auto]"
    >
      <ResponsivePicture picture={shop.pictures[0]} ratio="1/1" sizes="64px" decorative />
      <span className={tw('block min-w-0')}>
        <Heading
          variant="lead"
          className={canChoose ? 'group-hover:underline decoration-1 underline-offset-4' : ''}
        >
          {wholeWords(shop.name)}
        </Heading>
        <CardSeen seen={seen} />
        <span className={tw('block text-muted')}>
          <CardPlace shop={shop} country={country} distance={distance} />
        </span>
      </span>
      <span className={tw('block col-start-2 @[40em]:col-start-3')}>
        <CardTime {...card} />
      </span>
    </CardLink>
  );
}

/** Shops as lines: small picture, name and place, and when each is free first. */
export function Rows({
  picker,
  found,
  marksSeen = true,
  listRef,
}: ListedShopsProps & {
  /** False where the heading above says that the visitor knows them. */
  readonly marksSeen?: boolean;
}) {
  const cardOf = useCards(picker, found);
  return (
    <ul ref={listRef}>
      {found.map((one) => (
        <li key={one.shop.id} className={tw('border-b border-line')}>
          <Row {...cardOf(one)} {...(!marksSeen && { seen: null })} />
        </li>
      ))}
    </ul>
  );
}

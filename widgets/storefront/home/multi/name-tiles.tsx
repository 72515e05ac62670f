import type { AllShops } from '#widgets/shop-picker/shop-picker.tsx';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardLink, CardPlace, CardSeen, CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import type { CardProps } from '#widgets/shop-picker/cards/card.ts';
import { usePagedShops } from './use-paged-shops.tsx';

/** A multiple of each number of columns. */
const AT_ONCE = 12;

/** As many columns as a few shops fill. */
const COLUMNS = ['', '', '@[40em]:grid-cols-3', '@[40em]:grid-cols-3 @[64em]:grid-cols-4'] as const;

/** Where the pointer or the focus tells it; on a screen that is touched, the shop's own page does. */
const TOLD =
  'grid transition-opacity opacity-0 [grid-template-rows:0fr] group-hover:opacity-100 group-hover:[grid-template-rows:1fr] group-focus-visible:opacity-100 group-focus-visible:[grid-template-rows:1fr]';

/** An upright picture with the name upon it, darkened where it stands, so that white reads on any picture. */
function Tile({ to, ...card }: CardProps) {
  const { shop, canChoose, country, distance, seen } = card;
  return (
    <CardLink
      shop={shop}
      canChoose={canChoose}
      to={to}
      className="flex items-end aspect-[4/5] overflow-hidden bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff] [outline-offset:-6px!important]"
    >
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="4/5"
        sizes="(min-width: 64em) 290px, (min-width: 40em) 33vw, 50vw"
        decorative
        className="!absolute inset-0 !rounded-none"
      />
      <span
        className={tw(
          'relative block w-full px-4 pt-10 pb-4 bg-gradient-to-t from-[rgb(0_0_0/.8)] via-[rgb(0_0_0/.66)] to-transparent [overflow-wrap:anywhere]',
        )}
      >
        <Heading variant="title">{wholeWords(shop.name)}</Heading>
        <CardSeen seen={seen} />
        {canChoose ? (
          <span className={tw(TOLD)}>
            <span className={tw('block overflow-hidden')}>
              <span className={tw('block mt-1')}>{shop.address.street}</span>
              <CardPlace shop={shop} country={country} distance={distance} />
              <CardTime {...card} />
            </span>
          </span>
        ) : (
          <CardTime {...card} />
        )}
      </span>
    </CardLink>
  );
}

/** Pictures edge to edge with the names upon them. */
export const NameTiles: AllShops = ({ picker, shops }) => {
  const { cards, listRef, more } = usePagedShops(picker, shops, AT_ONCE);
  return (
    <>
      <ul
        ref={listRef}
        className={tw(
          `grid gap-0.5 grid-cols-2 overflow-hidden rounded-picture ${COLUMNS[Math.min(shops.length, COLUMNS.length) - 1]}`,
        )}
      >
        {cards.map((card) => (
          <li key={card.shop.id} className={tw('min-w-0')}>
            <Tile {...card} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
};

import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { useSpecialDays } from '#widgets/contact/hours/use-special-days.ts';
import { CardPlace, CardSeen, CardTime } from '#widgets/shop-picker/cards/card-parts.view.tsx';
import type { CardProps } from '#widgets/shop-picker/cards/card.ts';
import type { AllShops } from '#widgets/shop-picker/shop-picker.tsx';
import { usePagedShops } from './use-paged-shops.tsx';

const AT_ONCE = 6;

const hoursPart = lazyPart(() => import('#widgets/contact/hours/shop-hours.tsx'));

/** The picture at the left; at the right what decides on a visit, and the way to it. */
function WideCard({ opening, to, ...card }: CardProps & { readonly opening: ReactNode }) {
  const { shop, canChoose, country, distance, seen } = card;
  const { t } = useTexts();
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      className={tw(
        'grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] @[28em]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] h-full overflow-hidden rounded border border-line bg-raised',
      )}
    >
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="4/5"
        sizes="(min-width: 56em) 240px, 40vw"
        decorative
        className="!rounded-none !aspect-auto h-full"
      />
      <div className={tw('min-w-0 flex flex-col items-start p-4 @[40em]:p-6 [overflow-wrap:anywhere]')}>
        <Heading variant="title">{wholeWords(shop.name)}</Heading>
        <CardSeen seen={seen} />
        <p className={tw('mt-1 text-muted')}>
          {shop.address.street}
          <CardPlace shop={shop} country={country} distance={distance} />
        </p>
        <div className={tw('mt-2 mb-4')}>
          {opening}
          <CardTime {...card} />
        </div>
        {canChoose && (
          <ButtonLink
            to={to}
            variant="small"
            label={`${t('shop-picker:button.book')} · ${shop.name}`}
            className="mt-auto"
          >
            {t('shop-picker:button.book')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** Wide cards in two columns, with whether each shop is open now. */
export const WideCards: AllShops = ({ picker, shops }) => {
  const { site } = picker;
  const { cards, listRef, more } = usePagedShops(picker, shops, AT_ONCE);
  const hours = useSpokenPart(site, hoursPart, ['contact']);
  useSpecialDays(
    site,
    cards.map(({ shop }) => shop),
  );
  return (
    <>
      <ul ref={listRef} className={tw('grid gap-5 @[56em]:grid-cols-2 @[56em]:gap-6')}>
        {cards.map((card) => (
          <li key={card.shop.id} className={tw('min-w-0')}>
            <WideCard
              {...card}
              opening={
                hours.kind === 'ready' ? (
                  <hours.value.ShopOpening site={site} shop={card.shop} />
                ) : (
                  <p className={tw('pb-1')}>{'\u00a0'}</p>
                )
              }
            />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
};

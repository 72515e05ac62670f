import type { FoundShop } from '#domain/shops/nearby.ts';
import { seenFirst } from '#domain/shops/seen/shop-order.ts';
import { withCountryNames } from '#domain/country-name.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import { CardLink, CardPlace, CardSeen, CardText, CardTime } from '../cards/card-parts.view.tsx';
import type { CardProps } from '../cards/card.ts';
import type { AllShops } from '../shop-picker.tsx';
import { useCards, usePickerState, type PickerPartProps } from '../picker-state.ts';
import { fewGrid } from '../cards/grids.ts';
import { useSeenShops } from '../use-seen-shops.ts';

/** Large, one beside the other. */
function Pillar({ to, mark: _mark, ...text }: CardProps) {
  const { shop, canChoose } = text;
  return (
    <CardLink shop={shop} canChoose={canChoose} to={to} className="block">
      <ResponsivePicture
        picture={shop.pictures[0]}
        ratio="3/2"
        sizes="(min-width: 40em) 560px, 100vw"
        decorative
      />
      <div className={tw('mt-4')}>
        <CardText {...text} variant="headline" />
      </div>
    </CardLink>
  );
}

/** As wide as the page, picture and words changing sides from one to the next. */
function Band({ isTurned, ...card }: CardProps & { readonly isTurned: boolean }) {
  const { shop, canChoose, to, country, distance, seen } = card;
  const { t } = useTexts();
  return (
    <article
      aria-label={shop.name}
      data-shop={shop.slug}
      className={tw('grid gap-6 items-center @[48em]:grid-cols-2 @[48em]:gap-14')}
    >
      <div className={tw(isTurned ? '@[48em]:order-2' : '')}>
        <ResponsivePicture
          picture={shop.pictures[0]}
          ratio="4/3"
          sizes="(min-width: 48em) 560px, 100vw"
          decorative
        />
      </div>
      <div className={tw('min-w-0')}>
        <Heading variant="headline">{wholeWords(shop.name)}</Heading>
        <CardSeen seen={seen} />
        <p className={tw('mt-3 text-lead text-muted')}>
          {shop.address.street}
          <br />
          <CardPlace shop={shop} country={country} distance={distance} />
        </p>
        <CardTime {...card} />
        {canChoose && (
          <ButtonLink
            to={to}
            variant="secondary"
            label={`${t('shop-picker:button.book')} · ${shop.name}`}
            className="mt-5"
          >
            {t('shop-picker:button.book')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

/** A few shops that are seen at a glance: side by side, or one below the other as bands. */
export function FewShops({
  arrangement,
  All,
  ...partProps
}: PickerPartProps & {
  readonly arrangement: 'pillars' | 'bands';
  /** Shows them in the place of that. */
  readonly All: AllShops | null;
}) {
  const { locale, t } = useTexts();
  const picker = usePickerState(partProps);
  const seen = useSeenShops(partProps.stores.history);
  const shops = withCountryNames(locale, seenFirst(partProps.shops, seen));
  const found: readonly FoundShop[] = shops.map((shop) => ({ shop, metres: null }));
  const cardOf = useCards(picker, found);
  const title = t('shop-picker:few');
  const isBands = arrangement === 'bands';
  return (
    <section aria-label={title} part="shops">
      <Heading variant="headline" className="mb-8">
        {title}
      </Heading>
      <Below>
        {All ? (
          <All picker={picker} shops={shops} />
        ) : (
          <ul className={tw(fewGrid(arrangement, shops.length))}>
            {found.map((one, index) => (
              <li key={one.shop.id}>
                {isBands ? <Band {...cardOf(one)} isTurned={index % 2 === 1} /> : <Pillar {...cardOf(one)} />}
              </li>
            ))}
          </ul>
        )}
      </Below>
    </section>
  );
}

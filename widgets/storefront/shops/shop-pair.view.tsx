import type { Shop } from '#domain/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import type { Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { withCountryNames } from '#domain/country-name.ts';
import { ShopCard } from './shop-card.view.tsx';

/** A few shops side by side, each large. */
export function ShopPair({
  shops,
  targetOf,
}: {
  readonly shops: readonly Shop[];
  readonly targetOf: (shop: Shop) => Target;
}) {
  const { locale, t } = useTexts();
  const hasCountries = new Set(shops.map(({ address }) => address.country)).size > 1;
  const title = t('storefront:finder.few');
  return (
    <section aria-label={title} part="shops">
      <Heading look="headline" className="mb-8">
        {title}
      </Heading>
      <Below>
        <ul className={tw(`grid gap-10 ${shops.length > 2 ? '@[48em]:grid-cols-3' : '@[48em]:grid-cols-2'}`)}>
          {withCountryNames(locale, shops).map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} to={targetOf(shop)} country={hasCountries} isLarge />
            </li>
          ))}
        </ul>
      </Below>
    </section>
  );
}

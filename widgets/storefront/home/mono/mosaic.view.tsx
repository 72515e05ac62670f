import type { Category } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { wholeWords } from '#ui/whole-words.tsx';
import type { MonoShopProps } from './mono-layout.ts';
import { addressSize, hoursSize, tileSize } from './tile-size.ts';
import { AllServices, BookLink, Ends, Hours, PAGE, Place, shownCategories } from './mono-parts.view.tsx';

const MOSAIC =
  'grid grid-flow-row-dense gap-2 @[40em]:gap-3 grid-cols-2 @[56em]:grid-cols-4 [grid-auto-rows:minmax(calc(var(--u)*9.5),auto)] @[56em]:[grid-auto-rows:minmax(calc(var(--u)*13),auto)]';

function CategoryTile({
  category,
  to,
  size,
  isLarge,
}: {
  readonly category: Category;
  readonly to: Target;
  readonly size: string;
  readonly isLarge: boolean;
}) {
  const { locale, t } = useTexts();
  return (
    <li className={tw(`min-w-0 ${size}`)}>
      <ActionLink
        to={to}
        className="group relative flex items-end w-full h-full overflow-hidden rounded-picture text-left bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff] [outline-offset:-6px!important]"
      >
        <ResponsivePicture
          picture={category.pictures[0]}
          ratio="1/1"
          sizes={isLarge ? '(min-width: 56em) 570px, 100vw' : '(min-width: 56em) 280px, 50vw'}
          decorative
          eager={isLarge}
          className="!absolute inset-0 h-full !aspect-auto !rounded-none"
        />
        <span
          className={tw(
            'relative w-full px-4 pt-10 pb-3 bg-gradient-to-t from-[rgb(0_0_0/.8)] via-[rgb(0_0_0/.62)] to-transparent',
          )}
        >
          <Heading
            variant={isLarge ? 'headline' : 'title'}
            className="group-hover:underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] [hyphens:auto]"
          >
            {textIn(locale, category.name)}
          </Heading>
          <span className={tw('block text-caption')}>
            {t('booking:catalogue.count', { count: category.services.length })}
          </span>
        </span>
      </ActionLink>
    </li>
  );
}

/** Address and hours are pieces of it. */
function Mosaic({ categories, categoryTarget, shop, opening, week }: MonoShopProps) {
  const shown = shownCategories(categories ?? []);
  const tiles = shown.map((category, place) => (
    <CategoryTile
      key={category.id}
      category={category}
      to={categoryTarget(category)}
      size={tileSize(place, shown.length)}
      isLarge={place === 0}
    />
  ));
  return (
    <ul className={tw(MOSAIC)}>
      {categories ? tiles.slice(0, 3) : <Skeleton className="col-span-2 row-span-2" />}
      <li
        className={tw(
          `min-w-0 ${addressSize(shown.length)} p-5 rounded-picture bg-accent text-on-accent [--v-link:var(--v-on-accent)] [--v-focus:var(--v-on-accent)]`,
        )}
      >
        <Place shop={shop} />
      </li>
      <li className={tw(`min-w-0 ${hoursSize(shown.length)} p-5 rounded-picture bg-sunk`)}>
        <Hours opening={opening} week={week} />
      </li>
      {tiles.slice(3)}
    </ul>
  );
}

/** The name as a line, and at once a mosaic of what there is. */
export function MosaicHome(props: MonoShopProps) {
  const { company, booking, search, ends } = props;
  const { t } = useTexts();
  return (
    <>
      <div className={tw(`${PAGE} pt-6 @[56em]:pt-10 grid gap-6`)}>
        <div className={tw('flex flex-wrap items-end justify-between gap-x-10 gap-y-3')}>
          <div className={tw('min-w-0')}>
            <Heading variant="display">{wholeWords(company.identity.name)}</Heading>
            <p className={tw('mt-2 text-muted max-w-reading')}>{t('storefront:home.lead')}</p>
          </div>
          <BookLink booking={booking} />
        </div>
        <Below>
          <Mosaic {...props} />
          <AllServices {...props} />
          {search}
        </Below>
      </div>
      <Ends>{ends}</Ends>
    </>
  );
}

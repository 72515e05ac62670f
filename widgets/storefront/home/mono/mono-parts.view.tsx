import type { ReactNode } from 'react';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ActionLink, Link } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopContact } from '#widgets/contact/shop/shop-contact.view.tsx';
import type { MonoShopProps } from './mono-layout.ts';

/** The width of the site's pages. */
export const PAGE = 'w-full max-w-page mx-auto px-5 @[40em]:px-8';

/** The one thing to do, where anything can be booked. */
export function BookLink({ booking }: Pick<MonoShopProps, 'booking'>) {
  const { t } = useTexts();
  return booking && <ButtonLink to={booking}>{t('storefront:home.book')}</ButtonLink>;
}

/** So many categories are shown; the page of services has all of them. */
const SHOWN = 12;

export function shownCategories(categories: readonly Category[]): readonly Category[] {
  return categories.slice(0, SHOWN);
}

/** The way to all services, where not all categories are shown. */
export function AllServices({ categories, services }: Pick<MonoShopProps, 'categories' | 'services'>) {
  const { t } = useTexts();
  if ((categories?.length ?? 0) <= SHOWN) return null;
  return <Link to={services}>{t('booking:unknown.all')}</Link>;
}

interface RowProps extends Pick<MonoShopProps, 'categories' | 'categoryTarget'> {
  /** Twind classes of a category's picture, and how wide it is. */
  readonly picture: string;
  readonly sizes: string;
  readonly item: string;
  readonly name: string;
  readonly row: string;
}

/** Categories beside each other, which scroll where there is no room for all. */
export function CategoryRow({ categories, categoryTarget, picture, sizes, item, name, row }: RowProps) {
  const { locale } = useTexts();
  if (!categories) return <Skeleton className="h-[calc(var(--u)*11)] w-full" />;
  return (
    <ul className={tw(`flex overflow-x-auto [scrollbar-width:thin] ${row}`)}>
      {shownCategories(categories).map((category) => (
        <li key={category.id} className={tw('shrink-0')}>
          <ActionLink to={categoryTarget(category)} className={`group relative ${item}`}>
            <ResponsivePicture
              picture={category.pictures[0]}
              ratio="1/1"
              sizes={sizes}
              decorative
              className={picture}
            />
            <Heading
              variant="lead"
              className={`group-hover:underline decoration-1 underline-offset-4 [overflow-wrap:anywhere] [hyphens:auto] ${name}`}
            >
              {textIn(locale, category.name)}
            </Heading>
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}

/** Where it is, under its own heading. */
export function Place({ shop }: Pick<MonoShopProps, 'shop'>) {
  const { t } = useTexts();
  return (
    <div className={tw('min-w-0 [overflow-wrap:anywhere]')}>
      <Heading variant="title" className="mb-3">
        {t('contact:find')}
      </Heading>
      <ShopContact shop={shop} />
    </div>
  );
}

/** When it is open, under its own heading. */
export function Hours({ opening, week }: Pick<MonoShopProps, 'opening' | 'week'>) {
  const { t } = useTexts();
  return (
    <div className={tw('min-w-0')}>
      {/* The days that differ from the week lie below a heading that is itself below another one. */}
      <Below by={-1}>
        <Heading variant="title" below={1} className="mb-3">
          {t('contact:hours.title')}
        </Heading>
        {opening}
        {week}
      </Below>
    </div>
  );
}

/** What stands at the end of each of these pages. */
export function Ends({ children }: { readonly children: ReactNode }) {
  return <div className={tw(`${PAGE} grid gap-20 py-16 @[56em]:gap-28 @[56em]:py-24`)}>{children}</div>;
}

import type { ReactNode, Ref } from 'react';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';

export interface CategoriesProps {
  readonly categories: readonly Category[];
  readonly targetOf: (category: Category) => Target;
  /** Left out where the page around has its own. */
  readonly hasTitle?: boolean;
  readonly focusRef?: Ref<HTMLHeadingElement>;
}

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 @[40em]:gap-x-6';

export const TILES = `${GRID} @[40em]:grid-cols-3 @[64em]:grid-cols-4`;

/** As many columns as a few categories fill, so that no part of a wide page stays empty. */
function tilesFor(count: number): string {
  if (count <= 2) return GRID;
  return count === 3 ? `${GRID} @[40em]:grid-cols-3` : TILES;
}

function Tile({
  category,
  to,
  eager,
  isWide,
}: {
  readonly category: Category;
  readonly to: Target;
  readonly eager: boolean;
  /** One of two at most: upright, it would be as high as the window. */
  readonly isWide: boolean;
}) {
  const { locale, t } = useTexts();
  const summary = textIn(locale, category.summary);
  return (
    <li>
      <ActionLink to={to} className="group block w-full text-left">
        <ResponsivePicture
          picture={category.pictures[0]}
          ratio="4/5"
          sizes={
            isWide ? '(min-width: 64em) 560px, 50vw' : '(min-width: 64em) 280px, (min-width: 40em) 33vw, 50vw'
          }
          decorative
          eager={eager}
          {...(isWide ? { className: '@[40em]:!aspect-[4/3]' } : {})}
        />
        <Heading variant="title" className="mt-3 group-hover:underline decoration-1 underline-offset-4">
          {textIn(locale, category.name)}
        </Heading>
        <span className={tw('block mt-0.5 text-caption text-muted')}>
          {t('booking:catalogue.count', { count: category.services.length })}
        </span>
        {summary && (
          <span className={tw('hidden @[40em]:block mt-1 text-caption text-muted')}>{summary}</span>
        )}
      </ActionLink>
    </li>
  );
}

/** The categories under their heading. */
export function CategoriesSection({
  hasTitle = true,
  focusRef,
  children,
}: Pick<CategoriesProps, 'hasTitle' | 'focusRef'> & { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-label={t('booking:catalogue.title')}>
      {hasTitle && (
        <Heading variant="headline" className="mb-6" {...(focusRef ? { focusRef } : {})}>
          {t('booking:catalogue.title')}
        </Heading>
      )}
      <Below by={hasTitle ? 1 : 0}>{children}</Below>
    </section>
  );
}

/** The ways into the catalogue, as pictures. */
export function CategoriesView({ categories, targetOf, ...section }: CategoriesProps) {
  return (
    <CategoriesSection {...section}>
      <ul className={tw(tilesFor(categories.length))}>
        {categories.map((category, index) => (
          <Tile
            key={category.id}
            category={category}
            to={targetOf(category)}
            eager={index < 2}
            isWide={categories.length <= 2}
          />
        ))}
      </ul>
    </CategoriesSection>
  );
}

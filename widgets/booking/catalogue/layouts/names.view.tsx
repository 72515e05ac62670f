import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CategoriesSection, type CategoriesProps } from '../categories.view.tsx';

/** Names alone, large, one a line; beside them, where there is room, the picture of the one that is pointed at or has the focus. */
export function Names({ categories, targetOf, ...section }: CategoriesProps) {
  const { locale, t } = useTexts();
  return (
    <CategoriesSection {...section}>
      <ul className={tw('relative border-t border-line @[56em]:min-h-[calc(var(--u)*26)]')}>
        {categories.map((category) => (
          <li key={category.id} className={tw('border-b border-line @[56em]:mr-[calc(var(--u)*24)]')}>
            <ActionLink to={targetOf(category)} className="group block w-full py-4 @[40em]:py-5 text-left">
              <Heading variant="display" className="group-hover:text-link">
                {textIn(locale, category.name)}
                <sup className={tw('ml-2 align-super font-text text-body text-muted tabular-nums')}>
                  <span aria-hidden="true">{category.services.length}</span>
                  <VisuallyHidden>
                    {t('booking:catalogue.count', { count: category.services.length })}
                  </VisuallyHidden>
                </sup>
              </Heading>
              <ResponsivePicture
                picture={category.pictures[0]}
                ratio="4/5"
                sizes="320px"
                decorative
                className="hidden @[56em]:block pointer-events-none !absolute right-0 top-0 w-[calc(var(--u)*20)] opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
              />
            </ActionLink>
          </li>
        ))}
      </ul>
    </CategoriesSection>
  );
}

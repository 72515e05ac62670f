import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import { CategoriesSection, type CategoriesProps } from '../categories.view.tsx';

/** As many columns as a few categories fill. */
function columnsFor(count: number): string {
  if (count <= 2) return '';
  return count === 3 ? '@[40em]:grid-cols-3' : '@[40em]:grid-cols-3 @[64em]:grid-cols-4';
}

/** Square pictures edge to edge, with the names on a dark band at their foot, on which white reads whatever they show. */
export function Squares({ categories, targetOf, ...section }: CategoriesProps) {
  const { locale } = useTexts();
  return (
    <CategoriesSection {...section}>
      <ul className={tw(`grid grid-cols-2 overflow-hidden rounded-picture ${columnsFor(categories.length)}`)}>
        {categories.map((category, place) => (
          <li key={category.id} className={tw('relative')}>
            <ActionLink
              to={targetOf(category)}
              className="group relative flex items-end w-full h-full aspect-square text-left bg-[#1c1917] text-[#ffffff] [--v-focus:#ffffff] [outline-offset:-6px!important]"
            >
              <ResponsivePicture
                picture={category.pictures[0]}
                ratio="1/1"
                sizes="(min-width: 64em) 320px, (min-width: 40em) 33vw, 50vw"
                decorative
                eager={place < 4}
                className="!absolute inset-0 !rounded-none"
              />
              <Heading
                variant="title"
                className="relative w-full px-4 py-3 bg-gradient-to-t from-[rgb(0_0_0/.7)] to-[rgb(0_0_0/.6)] group-hover:underline decoration-1 underline-offset-4"
              >
                {textIn(locale, category.name)}
              </Heading>
            </ActionLink>
          </li>
        ))}
      </ul>
    </CategoriesSection>
  );
}

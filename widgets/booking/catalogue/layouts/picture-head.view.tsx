import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { useTexts } from '#ui/texts.ts';
import type { CategoryHeadProps } from './catalogue-layouts.ts';

/** The others as chips, each with a small picture of its own. */
function Chips({ category, categories, categoryTarget }: CategoryHeadProps) {
  const { locale, t } = useTexts();
  const others = categories.filter(({ id }) => id !== category.id);
  if (others.length === 0) return null;
  return (
    <nav aria-label={t('booking:catalogue.title')} className={tw('mt-4')}>
      <ul className={tw('flex gap-2 overflow-x-auto [scrollbar-width:thin] pb-1 @[56em]:flex-wrap')}>
        {others.map((one) => (
          <li key={one.id} className={tw('shrink-0')}>
            <ActionLink
              to={categoryTarget(one)}
              className="inline-flex items-center gap-2.5 min-h-target py-1 pl-1 pr-4 rounded-pill border border-control text-ink hover:bg-sunk"
            >
              <ResponsivePicture
                picture={one.pictures[0]}
                ratio="1/1"
                sizes="36px"
                decorative
                className="w-9 shrink-0 !rounded-full"
              />
              {textIn(locale, one.name)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The category as a card that is open: its picture beside its name and sentence, the others in reach below. */
export function PictureHead(props: CategoryHeadProps) {
  const { locale, t } = useTexts();
  const { category, focusRef } = props;
  const summary = textIn(locale, category.summary);
  return (
    <>
      <div className={tw('grid overflow-hidden rounded bg-raised border border-line @[40em]:grid-cols-2')}>
        <ResponsivePicture
          picture={category.pictures[0]}
          ratio="16/9"
          sizes="(min-width: 40em) 600px, 100vw"
          decorative
          eager
          className="!rounded-none @[40em]:h-full"
        />
        <div className={tw('p-6 @[40em]:p-10 self-center')}>
          <Heading variant="headline" {...(focusRef ? { focusRef } : {})}>
            {textIn(locale, category.name)}
          </Heading>
          <p className={tw('mt-1 text-caption text-muted')}>
            {t('booking:catalogue.count', { count: category.services.length })}
          </p>
          {summary && <p className={tw('mt-3 text-lead text-muted')}>{summary}</p>}
        </div>
      </div>
      <Chips {...props} />
    </>
  );
}

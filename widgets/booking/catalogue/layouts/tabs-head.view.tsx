import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { CategoryHeadLayout, CategoryHeadProps } from './catalogue-layouts.ts';

function Tabs({ category, categories, categoryTarget }: CategoryHeadProps) {
  const { locale, t } = useTexts();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t('booking:catalogue.title')} className={tw('mt-6 border-b border-line')}>
      <ul className={tw('flex gap-x-6 overflow-x-auto [scrollbar-width:thin] -mb-px')}>
        {categories.map((one) => {
          const isShown = one.id === category.id;
          return (
            <li key={one.id} className={tw('shrink-0')}>
              <ActionLink
                to={categoryTarget(one)}
                current={isShown}
                className={`inline-flex items-center min-h-target border-b-2 ${
                  isShown
                    ? 'border-accent text-ink font-medium'
                    : 'border-transparent text-muted hover:text-ink'
                }`}
              >
                {textIn(locale, one.name)}
              </ActionLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The name and a sentence of the category, and a line of tabs. */
function TabsHead(props: CategoryHeadProps) {
  const { locale } = useTexts();
  const { category, focusRef } = props;
  const summary = textIn(locale, category.summary);
  return (
    <>
      <Heading variant="headline" {...(focusRef ? { focusRef } : {})}>
        {textIn(locale, category.name)}
      </Heading>
      {summary && <p className={tw('mt-2 text-lead text-muted max-w-reading')}>{summary}</p>}
      <Tabs {...props} />
    </>
  );
}

export const tabsHead: CategoryHeadLayout = { Head: TabsHead };

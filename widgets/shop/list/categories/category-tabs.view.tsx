import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';

export interface CategoryTab {
  readonly name: string;
  /** Products that it would leave beside the other filters. */
  readonly count: number;
  readonly to: Target;
  readonly isShown: boolean;
}

interface TabsProps {
  readonly tabs: readonly CategoryTab[];
}

/** The categories of the e-shop, all of them first. */
export function CategoryTabs({ tabs }: TabsProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('eshop:categories')} className={tw('border-b border-line')}>
      <ul className={tw('flex gap-x-6 overflow-x-auto [scrollbar-width:thin] -mb-px')}>
        {tabs.map(({ name, count, to, isShown }) => (
          <li key={name} className={tw('shrink-0')}>
            <ActionLink
              to={to}
              current={isShown}
              className={`inline-flex items-center gap-1.5 min-h-target border-b-2 ${
                isShown
                  ? 'border-accent text-ink font-medium'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {name}
              <span className={tw('text-caption text-muted font-normal tabular-nums')}>{count}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

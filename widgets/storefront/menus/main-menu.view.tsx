import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED, menuPlace } from './disclosure.view.tsx';
import type { Entry } from './menu-entries.ts';

/** A place of the menu. */
export interface MenuLink {
  readonly entry: Entry;
  readonly to: Target;
  readonly isCurrent: boolean;
}

export interface MainMenuProps {
  readonly links: readonly MenuLink[];
  readonly items: Company['menuItems'];
}

/** The company's own links, in the order it gave. */
export function ItemLinks({
  items,
  className,
}: {
  readonly items: Company['menuItems'];
  readonly className: string;
}) {
  const { locale } = useTexts();
  return items.map((item) => (
    <li key={item.id}>
      <a href={item.url} className={tw(className)}>
        {textIn(locale, item.label)}
      </a>
    </li>
  ));
}

/** The menu of a wide page. */
export function MainMenu({ links, items }: MainMenuProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('storefront:menu.title')} className={tw('font-menu')}>
      <ul
        className={tw(
          'flex items-center gap-x-[var(--v-menu-step,calc(var(--u)*1))] mx-[calc(var(--v-menu-pad,0px)*-1)]',
        )}
      >
        {links.map(({ entry, to, isCurrent }) => (
          <li key={entry}>
            <ActionLink to={to} current={isCurrent} className={menuPlace(isCurrent)}>
              {t(`storefront:menu.${entry}`)}
            </ActionLink>
          </li>
        ))}
        {items.length > 0 && (
          <li>
            <Disclosure label={t('storefront:menu.more')}>
              <ul>
                <ItemLinks items={items} className={LISTED} />
              </ul>
            </Disclosure>
          </li>
        )}
      </ul>
    </nav>
  );
}

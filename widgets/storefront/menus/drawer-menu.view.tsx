import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { ItemLinks, type MainMenuProps } from './main-menu.view.tsx';

interface DrawerMenuProps extends MainMenuProps {
  readonly primarySite: Company['primarySite'];
}

/** The menu in the drawer of a phone, each place a large line, with the company's other site. */
export function DrawerMenu({ links, items, primarySite }: DrawerMenuProps) {
  const { locale, t } = useTexts();
  const line = 'flex items-center w-full min-h-[calc(var(--u)*3.5)] border-b border-line text-left';
  return (
    <nav aria-label={t('storefront:menu.title')} className={tw('font-menu')}>
      <ul>
        {links.map(({ entry, to, isCurrent }) => (
          <li key={entry}>
            <ActionLink to={to} current={isCurrent} className={`${line} font-display text-title`}>
              {t(`storefront:menu.${entry}`)}
            </ActionLink>
          </li>
        ))}
        <ItemLinks items={items} className={line} />
        {primarySite && (
          <li>
            <a href={primarySite.url} className={tw(line)}>
              {textIn(locale, primarySite.text) || t('storefront:menu.primarySite')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

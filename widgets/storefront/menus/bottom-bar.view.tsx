import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { ActionLink } from '#ui/actions/link.tsx';
import { PlaceIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { CartIcon } from '#ui/icons/cart-icon.tsx';
import type { Entry } from './menu-entries.ts';
import type { MenuLink } from './main-menu.view.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { MagazineIcon } from './icons/magazine-icon.view.tsx';
import { ServicesIcon } from './icons/services-icon.view.tsx';

const ICONS: Readonly<Record<Entry, ReactNode>> = {
  services: <ServicesIcon className="w-6 h-6" />,
  eshop: <CartIcon className="w-6 h-6" />,
  gift: <GiftIcon className="w-6 h-6" />,
  magazine: <MagazineIcon className="w-6 h-6" />,
  shops: <PlaceIcon className="w-6 h-6" />,
  contact: <PlaceIcon className="w-6 h-6" />,
};

/** The classes of one place in the bar: apart from its neighbours, so that what scrolls beneath keeps room to be touched. */
export const TAB =
  'relative flex flex-col items-center justify-center gap-0.5 w-full max-w-[calc(var(--u)*6)] mx-auto min-h-[calc(var(--u)*3.75)] px-1 text-[calc(var(--u)*.8125)] leading-tight text-center';

interface BottomBarProps {
  readonly links: readonly MenuLink[];
  /** The account's place, the last one. */
  readonly account: ReactNode;
}

/** The bar at the foot of a phone. It keeps its place in the page, so that nothing lies under it at the end. */
export function BottomBar({ links, account }: BottomBarProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('storefront:menu.quick')}
      data-bar=""
      className={tw(
        'sticky [&_:is(a,button)]:!scroll-my-0 bottom-[var(--v-menu-gap,0px)] z-20 mx-[var(--v-menu-gap,0px)] mb-[var(--v-menu-gap,0px)] rounded-[var(--v-menu-radius,0px)] [box-shadow:var(--v-menu-shade,none)] bg-menu text-on-menu border-t border-line pb-[env(safe-area-inset-bottom)] @[56em]:hidden font-menu',
      )}
    >
      <ul className={tw('grid grid-flow-col auto-cols-fr max-w-form mx-auto')}>
        {links.map(({ entry, to, isCurrent }) => (
          <li key={entry}>
            <ActionLink to={to} current={isCurrent} className={`${TAB} ${isCurrent ? 'font-semibold' : ''}`}>
              {ICONS[entry]}
              {t(`storefront:menu.${entry}`)}
            </ActionLink>
          </li>
        ))}
        <li>{account}</li>
      </ul>
    </nav>
  );
}

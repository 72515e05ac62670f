import { useEffect, useRef } from 'react';
import type { AccountPage } from '#domain/account/account-pages.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';

export interface AccountLink {
  readonly page: AccountPage;
  readonly to: Target;
  readonly isCurrent: boolean;
}

/** Pixels of the page before that stay in sight: the line goes on there. */
const PEEK = 68;

/** The pages of an account in one line, which a phone moves sideways: what the page is about stays in sight. */
export function AccountNavigationView({ links }: { readonly links: readonly AccountLink[] }) {
  const { t } = useTexts();
  const line = useRef<HTMLElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.page;
  useEffect(() => {
    const nav = line.current;
    const list = nav?.firstElementChild;
    if (!nav || !list) return;
    const place = () => {
      const shown = nav.querySelector<HTMLElement>('[aria-current]')?.parentElement;
      // The page itself stays where it is.
      if (shown) nav.scrollLeft = shown.offsetLeft - PEEK;
    };
    // Words grow with their font, a page joins the others once it is known to be there, and a phone is turned.
    const observer = new ResizeObserver(place);
    observer.observe(list);
    observer.observe(nav);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav
      ref={line}
      part="account-navigation"
      aria-label={t('account:navigation')}
      className={tw(
        'relative mb-8 @[56em]:mb-10 border-b border-line overflow-x-auto [scrollbar-width:none]',
      )}
    >
      <ul className={tw('flex gap-x-7 w-max')}>
        {links.map(({ page, to, isCurrent }) => (
          <li key={page}>
            <ActionLink
              to={to}
              current={isCurrent}
              className={`inline-flex items-center min-h-[calc(var(--u)*3)] whitespace-nowrap border-b-2 [outline-offset:calc(var(--u)*-.25)] ${
                isCurrent
                  ? 'border-[color:var(--v-text)] font-medium'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {t(`account:page.${page}`)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

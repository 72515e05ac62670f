import type { ReactNode } from 'react';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { LanguageList } from '../menus/language-switch.view.tsx';
import { useLogoTone } from './logo/use-logo-tone.ts';
import { Logo } from './logo/logo.view.tsx';
import { PageSheet, SITE_WIDTH, SiteBackground } from './site-background.view.tsx';
import { useLanguages } from '../menus/use-links.ts';

/** A page alone, without menus: the site is closed, or there is none. */
export function PlainLayout({
  site,
  base,
  company,
  isEmpty,
  children,
}: {
  readonly site: Site;
  readonly base: string;
  /** Null where it is not known. */
  readonly company: Company | null;
  /** Nothing stands around it, neither logo nor languages. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}) {
  const languages = useLanguages(site, base);
  const tone = useLogoTone(site);
  return (
    <SiteBackground>
      {company && !isEmpty && (
        <header
          part="header"
          className={tw(`${SITE_WIDTH} flex justify-center px-5 py-6 bg-header text-on-header`)}
        >
          <Logo identity={company.identity} tone={tone} home={null} />
        </header>
      )}
      <PageSheet isOver={false}>
        <main part="main" className={tw('flex-1 grid content-center')}>
          {children}
        </main>
      </PageSheet>
      {company && !isEmpty && languages.length > 1 && (
        <footer
          className={tw(
            `${SITE_WIDTH} flex justify-center px-5 py-6 bg-footer text-on-footer [--v-focus:var(--v-on-footer)]`,
          )}
        >
          <LanguageList languages={languages} />
        </footer>
      )}
    </SiteBackground>
  );
}

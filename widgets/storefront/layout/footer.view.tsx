import type { ReactNode } from 'react';
import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import { tw } from '#theme/sheet.ts';
import { ActionLink, type Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useTexts } from '#ui/texts.ts';
import { LanguageList, type Language } from '../menus/language-switch.view.tsx';
import type { MenuLink } from '../menus/main-menu.view.tsx';
import { SITE_WIDTH } from './site-background.view.tsx';

export interface FooterProps {
  readonly company: Company;
  /** The company's number as people write it. */
  readonly phone: string;
  readonly links: readonly MenuLink[];
  /** The sections that the company has written. */
  readonly legal: readonly { readonly section: LegalSection; readonly to: Target }[];
  /** Where a purchase is withdrawn from; null where nothing is sold. */
  readonly withdrawal: Target | null;
  /** How to change what one agreed to. */
  readonly cookies: ReactNode;
  readonly languages: readonly Language[];
}

export const LINE = 'inline-flex items-center min-h-target underline-offset-4 hover:underline text-left';

/** Names that people know them by. */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

interface ColumnProps {
  readonly title: string;
  /** Its words are too long for half of a phone. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const WIDE = '@[20em]:col-span-2 @[40em]:col-span-1';

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <div className={tw(`min-w-0 ${isWide ? WIDE : ''}`)}>
      <Heading variant="label" below={1} className="mb-1">
        {title}
      </Heading>
      {children}
    </div>
  );
}

function Socials({ socials }: { readonly socials: Company['identity']['socials'] }) {
  const { t } = useTexts();
  if (socials.length === 0) return null;
  return (
    <Column title={t('storefront:footer.follow')}>
      <ul>
        {socials.map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={tw(LINE)}>
              {NETWORKS[network.toLowerCase()] ?? network}
              <VisuallyHidden> {t('storefront:newTab')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Column>
  );
}

function Reach({ company, links }: Pick<FooterProps, 'company' | 'links'>) {
  const { locale, t } = useTexts();
  const { primarySite } = company;
  return (
    <Column title={t('storefront:footer.site')}>
      <ul>
        {links.map(({ entry, to, isCurrent }) => (
          <li key={entry}>
            <ActionLink to={to} current={isCurrent} className={LINE}>
              {t(`storefront:menu.${entry}`)}
            </ActionLink>
          </li>
        ))}
        {primarySite && (
          <li>
            <a href={primarySite.url} className={tw(LINE)}>
              {textIn(locale, primarySite.text) || t('storefront:menu.primarySite')}
            </a>
          </li>
        )}
      </ul>
    </Column>
  );
}

function Legal({ legal, withdrawal, cookies }: Pick<FooterProps, 'legal' | 'withdrawal' | 'cookies'>) {
  const { t } = useTexts();
  if (legal.length === 0 && withdrawal === null) return <div>{cookies}</div>;
  return (
    <Column title={t('storefront:legal.title')} isWide>
      <ul>
        {legal.map(({ section, to }) => (
          <li key={section}>
            <ActionLink to={to} className={LINE}>
              {t(`storefront:legal.${section}`)}
            </ActionLink>
          </li>
        ))}
        {withdrawal && (
          <li>
            <ActionLink to={withdrawal} className={LINE}>
              {t('storefront:footer.withdraw')}
            </ActionLink>
          </li>
        )}
      </ul>
      {cookies}
    </Column>
  );
}

/** The foot of every page. */
export function Footer({
  company,
  phone: phoneText,
  links,
  legal,
  withdrawal,
  cookies,
  languages,
}: FooterProps) {
  const { name, phone, email } = company.identity;
  return (
    <footer
      part="footer"
      className={tw(`@container ${SITE_WIDTH} bg-footer text-on-footer [--v-focus:var(--v-on-footer)]`)}
    >
      <div className={tw('max-w-page mx-auto px-5 @[40em]:px-8 pt-14 pb-8')}>
        <div
          className={tw(
            'grid gap-x-6 gap-y-10 @[20em]:grid-cols-2 @[60em]:grid-cols-[1fr_auto_auto_auto] @[60em]:gap-x-16',
          )}
        >
          <div className={tw(`min-w-0 ${WIDE}`)}>
            <p className={tw('font-display text-title')}>{name}</p>
            <p className={tw('mt-2 grid justify-items-start')}>
              {phone && (
                <a href={`tel:${phone}`} className={tw(LINE)}>
                  {phoneText}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={tw(LINE)}>
                  {email}
                </a>
              )}
            </p>
          </div>
          <Reach company={company} links={links} />
          <Socials socials={company.identity.socials} />
          <Legal legal={legal} withdrawal={withdrawal} cookies={cookies} />
        </div>
        {languages.length > 1 && (
          <div
            className={tw(
              'mt-12 pt-4 border-t border-[color:color-mix(in_srgb,currentColor_25%,transparent)]',
            )}
          >
            <LanguageList languages={languages} />
          </div>
        )}
      </div>
    </footer>
  );
}

import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Below, Heading, useHeadingLevel } from '#ui/heading.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { phoneText } from './shop/phone-text.ts';

interface ContactViewProps {
  readonly company: Company;
  readonly shops: readonly Shop[];
  /** The shops. */
  readonly children: ReactNode;
}

/** Names that people know networks by. */
const NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  youtube: 'YouTube',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** Where the company is on the web besides. */
function Socials({ socials }: Pick<Company['identity'], 'socials'>) {
  const { t } = useTexts();
  if (socials.length === 0) return null;
  return (
    <div className={tw('flex flex-wrap items-center gap-x-5')}>
      <span className={tw('text-muted')}>{t('contact:follow')}</span>
      <ul className={tw('flex flex-wrap gap-x-5')}>
        {socials.map(({ network, url }) => (
          <li key={network}>
            <ExternalLink href={url} newTab>
              {NETWORKS[network.toLowerCase()] ?? network}
              <VisuallyHidden> {t('contact:newTab')}</VisuallyHidden>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Other ways to the company than to its shops. */
export function CompanyWays({ company, shops }: Pick<ContactViewProps, 'company' | 'shops'>) {
  const { phone, email, socials } = company.identity;
  return (
    <div className={tw('flex flex-wrap items-center gap-x-6')}>
      {phone && <ExternalLink href={`tel:${phone}`}>{phoneText(phone, shops)}</ExternalLink>}
      {email && <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>}
      <Socials socials={socials} />
    </div>
  );
}

export function useContactTitle(shops: ContactViewProps['shops']): string {
  const { t } = useTexts();
  return t(shops.length > 1 ? 'contact:title.several' : 'contact:title.one');
}

/** How to reach the company. */
export function ContactHead(props: Pick<ContactViewProps, 'company' | 'shops'>) {
  const { t } = useTexts();
  const isPage = useHeadingLevel() === 1;
  return (
    <>
      <Heading variant={isPage ? 'display' : 'headline'}>{useContactTitle(props.shops)}</Heading>
      <p className={tw('mt-4 mb-3 text-lead text-muted max-w-reading')}>{t('contact:lead')}</p>
      <CompanyWays {...props} />
    </>
  );
}

/** How to reach the company, above its shops. */
export function ContactView({ company, shops, children }: ContactViewProps) {
  return (
    <section aria-label={useContactTitle(shops)} part="contact">
      <div className={tw('mb-8 @[56em]:mb-10')}>
        <ContactHead company={company} shops={shops} />
      </div>
      <Below>{children}</Below>
    </section>
  );
}

export function NoShops() {
  const { t } = useTexts();
  return (
    <slot name="empty">
      <EmptyState title={t('shop-picker:empty')} />
    </slot>
  );
}

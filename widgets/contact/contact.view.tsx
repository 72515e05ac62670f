import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { tw } from '#theme/sheet.ts';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Below, Heading, useHeadingLevel } from '#ui/heading.tsx';
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

/** How to reach the company, above its shops. */
export function ContactView({ company, shops, children }: ContactViewProps) {
  const { t } = useTexts();
  const isPage = useHeadingLevel() === 1;
  const { phone, email, socials } = company.identity;
  const title = t(shops.length > 1 ? 'contact:title.several' : 'contact:title.one');
  return (
    <section aria-label={title} part="contact">
      <Heading variant={isPage ? 'display' : 'headline'}>{title}</Heading>
      <p className={tw('mt-4 text-lead text-muted max-w-reading')}>{t('contact:lead')}</p>
      <div className={tw('mt-3 mb-8 @[56em]:mb-10 flex flex-wrap items-center gap-x-6')}>
        {phone && <ExternalLink href={`tel:${phone}`}>{phoneText(phone, shops)}</ExternalLink>}
        {email && <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>}
        <Socials socials={socials} />
      </div>
      <Below>{children}</Below>
    </section>
  );
}

import { useId } from 'react';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { LEGAL_KEYS, type LEGAL_SECTIONS } from './legal-sections.ts';

export interface LegalLink {
  readonly section: (typeof LEGAL_SECTIONS)[number];
  readonly to: Target;
}

/** Under what an account is opened; nothing where the company has not written it. */
export function LegalLinks({ links }: { readonly links: readonly LegalLink[] }) {
  const { t } = useTexts();
  const title = useId();
  if (links.length === 0) return null;
  return (
    <div className={tw('text-caption text-muted')}>
      <p id={title}>{t('sign-in:legal.text')}</p>
      <ul aria-labelledby={title} className={tw('flex flex-wrap gap-x-4')}>
        {links.map(({ section, to }) => (
          <li key={section}>
            <Link to={to} className="!min-h-[calc(var(--u)*1.625)]">
              {t(LEGAL_KEYS[section])}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

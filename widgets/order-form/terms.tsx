import { useId } from 'react';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { useLegalDialog } from '#widgets/sign-in/legal/use-legal-dialog.tsx';

/** What is agreed to by booking. */
const SECTIONS = ['cgv', 'cgu', 'rgpd'] as const;
type Section = (typeof SECTIONS)[number];

interface TermsProps {
  readonly site: Site;
  /** Those that the company has written. */
  readonly written: readonly LegalSection[];
}

/** The conditions and the privacy policy, to be read beside the last button without leaving it. */
export function Terms({ site, written }: TermsProps) {
  const { t } = useTexts();
  const title = useId();
  const { read, isComing, dialog } = useLegalDialog(site, (section: Section) =>
    t(`reservation:terms.${section}`),
  );
  const shown = SECTIONS.filter((section) => written.includes(section));
  if (shown.length === 0) return null;
  return (
    <div>
      <p id={title} className={tw('text-caption text-muted')}>
        {t('reservation:terms.title')}
      </p>
      <ul aria-labelledby={title} className={tw('flex flex-wrap gap-x-5')}>
        {shown.map((section) => (
          <li key={section}>
            <Button
              variant="quiet"
              className="text-caption"
              busy={isComing(section)}
              onPress={() => read(section)}
            >
              {t(`reservation:terms.${section}`)}
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </div>
  );
}

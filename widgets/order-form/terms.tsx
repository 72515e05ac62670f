import { useId, useState } from 'react';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';

const dialogPart = lazyPart(() => import('./terms-dialog.tsx'));

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
  const [opened, setOpened] = useState<Section | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const part = dialogPart.usePart(opened !== null);
  const shown = SECTIONS.filter((section) => written.includes(section));
  if (shown.length === 0) return null;
  const open = (section: Section) => {
    setOpened(section);
    setOpen(true);
    if (part.kind === 'failed') part.retry();
  };
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
              busy={isOpen && opened === section && part.kind === 'waiting'}
              onPress={() => open(section)}
            >
              {t(`reservation:terms.${section}`)}
            </Button>
          </li>
        ))}
      </ul>
      {part.kind === 'failed' && isOpen && (
        <p role="alert" className={tw('text-caption text-negative')}>
          {t('common:failed.title')}
        </p>
      )}
      {part.kind === 'ready' && opened !== null && (
        <part.value.TermsDialog
          site={site}
          section={opened}
          title={t(`reservation:terms.${opened}`)}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

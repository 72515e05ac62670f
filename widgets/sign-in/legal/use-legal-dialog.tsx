import { useState, type ReactNode } from 'react';
import type { LegalSection } from '#domain/site/fixed-routes.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';

const dialogPart = lazyPart(() => import('./legal-dialog.tsx'));

interface LegalReading<Section extends LegalSection> {
  readonly read: (section: Section) => void;
  /** Whether it was asked for, and its dialog is not there yet. */
  readonly isComing: (section: Section) => boolean;
  /** To stand beside what opens it. */
  readonly dialog: ReactNode;
}

/** Legal texts to be read over a form, which stays as it is. */
export function useLegalDialog<Section extends LegalSection>(
  site: Site,
  titleOf: (section: Section) => string,
): LegalReading<Section> {
  const { t } = useTexts();
  const [opened, setOpened] = useState<Section | null>(null);
  const [isOpen, setOpen] = useState(false);
  const part = dialogPart.usePart(opened !== null);
  return {
    read(section) {
      setOpened(section);
      setOpen(true);
      if (part.kind === 'failed') part.retry();
    },
    isComing: (section) => isOpen && opened === section && part.kind === 'waiting',
    dialog: (
      <>
        {part.kind === 'failed' && isOpen && (
          <p role="alert" className={tw('text-caption text-negative')}>
            {t('common:failed.title')}
          </p>
        )}
        {part.kind === 'ready' && opened !== null && (
          <part.value.LegalDialog
            site={site}
            section={opened}
            title={titleOf(opened)}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    ),
  };
}

import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { daysToWaitFor } from '#domain/appointments/waiting-wish.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { WaitingFor } from '#stores/waiting-list/waiting-for.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';

interface WaitingEntryProps {
  readonly site: Site;
  readonly visit: TimeChoice;
  readonly waiting: WaitingFor;
  readonly shop: Shop;
  /** The day that the visitor looks at. */
  readonly shownDate: string;
}

const dialogPart = lazyPart(() => import('./waiting-dialog.tsx'));

/** Where a day of the shown week is taken: the way onto the list of those who are told when a place becomes free. */
export function WaitingEntry({ site, visit, waiting, shop, shownDate }: WaitingEntryProps) {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const days = daysToWaitFor(valueOf(useStore(visit.$offers)) ?? []);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isOffered = days.length > 0;
  const part = dialogPart.usePart(wasOpened);
  useEffect(() => {
    if (isOffered) void site.texts.ensure('waiting');
  }, [site, isOffered]);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  if ((!isOffered && !isOpen) || !texts.has('waiting')) return null;
  return (
    <div className={tw('mt-6 pt-4 border-t border-line')}>
      <Button variant="small" busy={isOpen && part.kind === 'waiting'} onPress={open}>
        {t('waiting:open')}
      </Button>
      {part.kind === 'failed' && isOpen && (
        <Button variant="quiet" className="ml-4" onPress={part.retry}>
          {t('common:retry')}
        </Button>
      )}
      {part.kind === 'ready' && (
        <part.value.WaitingDialog
          site={site}
          visit={visit}
          waiting={waiting}
          shop={shop}
          days={days}
          shownDate={shownDate}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

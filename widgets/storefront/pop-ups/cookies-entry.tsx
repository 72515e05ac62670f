import { useStore } from '@nanostores/react';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import type { ConsentStore } from '#stores/consent/consent.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';

interface EntryProps {
  readonly popUps: PopUps;
  readonly className: string;
}

function Entry({ popUps, className, consent }: EntryProps & { readonly consent: ConsentStore }) {
  const { t } = useTexts();
  // The page around asks, and has its own way to change an answer.
  if (useStore(consent.$consent).kind === 'host') return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => popUps.queue.open('preferences')}
      className={tw(className)}
    >
      {t('storefront:footer.cookies')}
    </button>
  );
}

function OpenedEntry(props: EntryProps) {
  const consent = useStore(props.popUps.$consent);
  return consent && <Entry {...props} consent={consent} />;
}

/** Opens the choice of what is agreed to, at any time; nothing where there is nothing to choose. */
export function CookiesEntry({ site, className }: { readonly site: Site; readonly className: string }) {
  const popUps = useStore(site.opened(popUpsFeature));
  // A server asks nobody.
  if (useIsHydrating()) return null;
  return popUps && <OpenedEntry {...{ popUps, className }} />;
}

import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { ListIcon, PlaceIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

/** What a phone shows: there is no room for both. */
export type Pane = 'list' | 'map';

const PANES = ['list', 'map'] as const;
const ICONS = { list: ListIcon, map: PlaceIcon } as const;

/** Switches between list and map, where they do not stand side by side. */
export function PaneSwitch({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  const { t } = useTexts();
  const group = useRef<HTMLDivElement>(null);
  // The map is seen whole: what stands above it does not leave it the window.
  useEffect(() => {
    if (pane === 'map') group.current?.scrollIntoView({ block: 'start' });
  }, [pane]);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('shop-picker:title')}
      className={tw(
        'grid grid-cols-2 mb-4 scroll-mt-[var(--v-head,calc(var(--u)*1.5))] rounded-pill border border-control @[56em]:hidden',
      )}
    >
      {PANES.map((one) => {
        const Icon = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={pane === one}
            onClick={() => onPane(one)}
            className={tw(
              `inline-flex items-center justify-center gap-2 min-h-target rounded-pill font-medium ${
                pane === one ? 'bg-accent text-on-accent' : ''
              }`,
            )}
          >
            <Icon />
            {t(`contact:pane.${one}`)}
          </button>
        );
      })}
    </div>
  );
}

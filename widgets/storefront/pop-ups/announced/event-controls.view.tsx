import { useRef, type KeyboardEvent } from 'react';
import { repeat } from '#domain/repeat.ts';
import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { TurningIcon } from '../../home/hero/turning-icon.view.tsx';
import type { Rotation } from '../../home/hero/use-rotation.ts';

interface EventControlsProps {
  readonly rotation: Rotation;
  readonly count: number;
  readonly panelId: string;
}

function Dots({ rotation: { shown, show }, count, panelId }: EventControlsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + count) % count;
    show(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('pop-ups:events.choose')} className={tw('flex')}>
      {repeat(count, (index) => {
        const isShown = index === shown;
        return (
          <button
            key={index}
            type="button"
            role="tab"
            aria-selected={isShown}
            aria-controls={`${panelId}-${index}`}
            aria-label={t('pop-ups:events.place', { index: index + 1, count })}
            tabIndex={isShown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={move}
            className={tw('inline-flex items-center justify-center w-8 h-11')}
          >
            <span
              className={tw(
                `block h-2 rounded-full border border-[color:var(--v-text)] ${isShown ? 'w-6 bg-[color:var(--v-text)]' : 'w-2'}`,
              )}
            />
          </button>
        );
      })}
    </div>
  );
}

/** The button that stops it comes first. */
export function EventControls(props: EventControlsProps) {
  const { t } = useTexts();
  const { shown, isTurning, show, toggle } = props.rotation;
  return (
    <div className={tw('flex items-center justify-center gap-1')}>
      <IconButton label={t(isTurning ? 'pop-ups:events.pause' : 'pop-ups:events.play')} onPress={toggle}>
        <TurningIcon isTurning={isTurning} />
      </IconButton>
      <IconButton label={t('pop-ups:events.previous')} onPress={() => show(shown - 1)}>
        <PreviousIcon />
      </IconButton>
      <Dots {...props} />
      <IconButton label={t('pop-ups:events.next')} onPress={() => show(shown + 1)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}

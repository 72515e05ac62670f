import { useRef, type KeyboardEvent } from 'react';
import { repeat } from '#domain/repeat.ts';
import { tw } from '#theme/sheet.ts';
import type { Rotation } from './use-rotation.ts';

export interface SlideDotsProps {
  readonly rotation: Pick<Rotation, 'shown' | 'show'>;
  readonly count: number;
  /** Each slide has it as its id, with `-` and its number. */
  readonly panelId: string;
  /** What the dots are for. */
  readonly label: string;
  readonly labelOf: (index: number) => string;
}

/** A dot for each slide, in the colour of the words around; arrows, Home and End go from one to another. */
export function SlideDots({ rotation: { shown, show }, count, panelId, label, labelOf }: SlideDotsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + count) % count;
    show(index);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={tw('flex')}>
      {repeat(count, (index) => {
        const isShown = index === shown;
        return (
          <button
            key={index}
            type="button"
            role="tab"
            aria-selected={isShown}
            aria-controls={`${panelId}-${index}`}
            aria-label={labelOf(index)}
            tabIndex={isShown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={move}
            className={tw('inline-flex items-center justify-center w-8 h-11')}
          >
            <span
              className={tw(
                `block h-2 rounded-full border border-current ${isShown ? 'w-6 bg-current' : 'w-2'}`,
              )}
            />
          </button>
        );
      })}
    </div>
  );
}

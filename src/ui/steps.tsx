import { tw } from '#theme/sheet.ts';
import { useTexts } from './texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { CheckIcon } from './icons/icons.tsx';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** A step done may be gone back to. */
  readonly onSelect?: (() => void) | undefined;
}

const TONES = {
  done: 'text-step-done',
  current: 'text-step-current font-medium',
  ahead: 'text-step-default',
};

function Marker({ step, position }: { readonly step: Step; readonly position: number }) {
  const tone = { done: 'border-step-done', current: 'border-step-current', ahead: 'border-step-default' };
  return (
    <span
      aria-hidden="true"
      className={tw(
        `inline-flex items-center justify-center w-6 h-6 rounded-full border text-caption leading-none ${tone[step.state]} ${
          step.state === 'current' ? 'border-2' : ''
        }`,
      )}
    >
      {step.state === 'done' ? <CheckIcon className="w-3.5 h-3.5" /> : position}
    </span>
  );
}

/** Marker, gap and the longest word, which no width of a font changes: whether steps take a row of their own depends on the place alone. */
const NARROW_CURRENT =
  'grow basis-[calc(var(--u)*7.5)] max-w-max @[40em]:grow-0 @[40em]:basis-auto @[40em]:max-w-none';

const ALIGNMENTS = { start: 'justify-start', end: 'justify-end' };

interface StepsProps {
  readonly label: string;
  readonly steps: readonly Step[];
  /** Where there is more room than they need: `end` beside something else, `start` alone. */
  readonly align?: 'start' | 'end';
}

/**
 * Where the visitor is on the way. In a narrow place only the current step keeps its words, in two lines where there is no room
 * for one: what follows does not move when a font comes.
 */
export function Steps({ label, steps, align = 'end' }: StepsProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={label}
      part="steps"
      className={tw('grow shrink min-w-0 basis-[calc(var(--u)*15)] @[40em]:grow-0 @[40em]:basis-auto')}
    >
      <ol className={tw(`flex flex-wrap items-center ${ALIGNMENTS[align]} gap-x-2 @[40em]:gap-x-3`)}>
        {steps.map((step, index) => {
          const words = (
            <>
              <Marker step={step} position={index + 1} />
              <span
                className={tw(
                  step.state === 'current' ? 'min-w-0 leading-tight' : 'sr-only @[40em]:not-sr-only',
                )}
              >
                {step.label}
              </span>
              {step.state === 'done' && <VisuallyHidden>{t('common:step.done')}</VisuallyHidden>}
            </>
          );
          const classes = `inline-flex items-center justify-center gap-2 min-h-target min-w-step text-caption text-left ${TONES[step.state]}`;
          return (
            <li
              key={step.id}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={tw(
                `flex items-center gap-x-2 @[40em]:gap-x-3 ${step.state === 'current' ? NARROW_CURRENT : ''}`,
              )}
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={tw('hidden @[28em]:block w-3 @[40em]:w-6 border-t border-line')}
                />
              )}
              {step.onSelect ? (
                <button
                  type="button"
                  onClick={step.onSelect}
                  className={tw(`${classes} hover:underline underline-offset-4`)}
                >
                  {words}
                </button>
              ) : (
                <span className={tw(classes)}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

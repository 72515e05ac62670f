import { useState, type ReactNode } from 'react';
import type { GiftField } from '#domain/gifts/gift.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { Steps } from '#ui/steps.tsx';
import { useTexts } from '#ui/texts.ts';
import { StepHeading } from './step-heading.view.tsx';
import type { GiftLayoutProps } from './gift-layout.ts';

const STEPS = ['theme', 'worth', 'people', 'check'] as const;
type Step = (typeof STEPS)[number];

const FIELDS: Readonly<Record<Step, readonly GiftField[]>> = {
  theme: ['themeId'],
  worth: ['amount', 'serviceId'],
  people: ['name', 'email', 'sender', 'message', 'day'],
  check: [],
};

function Check({ preview, onStep }: Pick<GiftLayoutProps, 'preview' | 'onStep'>) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5')}>
      <div className={tw('@[56em]:hidden')}>{preview}</div>
      <ul className={tw('flex flex-wrap gap-3')}>
        {STEPS.slice(0, 3).map((step, index) => {
          const what = t(`gift:step.${step}`);
          return (
            <li key={step}>
              <Button
                variant="small"
                label={t('gift:check.changeWhat', { what })}
                onPress={() => onStep(index)}
              >
                {what}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** One thing after the other, with the voucher beside it; on a phone above it, out of the way of the button. */
export function StepsLayout(props: GiftLayoutProps) {
  const { theme, worth, people, when, preview, faults, bar, onStep, isRight } = props;
  const { t } = useTexts();
  const at = Math.min(props.step, STEPS.length - 1);
  const step = STEPS[at] ?? 'theme';
  const [first] = useState(step);
  const go = (wanted: number) => {
    // What is behind may be looked at; on the way on, each step has to be right.
    const open = STEPS.slice(at, wanted).find((one) => !isRight(FIELDS[one]));
    onStep(open === undefined ? wanted : STEPS.indexOf(open));
  };
  const shown: Readonly<Record<Step, ReactNode>> = {
    theme,
    worth,
    people: (
      <>
        {people}
        {when}
      </>
    ),
    check: <Check preview={preview} onStep={onStep} />,
  };
  return (
    <>
      <div className={tw('flex mb-6')}>
        <Steps
          label={t('gift:steps')}
          steps={STEPS.map((id, index) => ({
            id,
            label: t(`gift:step.${id}`),
            state: index < at ? 'done' : index === at ? 'current' : 'ahead',
            onSelect: index < at ? () => onStep(index) : undefined,
          }))}
        />
      </div>
      <div
        className={tw('grid gap-x-14 gap-y-8 @[56em]:grid-cols-[minmax(0,1fr)_minmax(0,25em)] items-start')}
      >
        {step !== 'check' && (
          <div className={tw('@[56em]:order-2 @[56em]:sticky @[56em]:top-24')}>{preview}</div>
        )}
        {step === 'check' && (
          <div className={tw('hidden @[56em]:block @[56em]:order-2 @[56em]:sticky @[56em]:top-24')}>
            {preview}
          </div>
        )}
        <div className={tw('min-w-0 grid gap-6')}>
          <StepHeading key={step} takesFocus={step !== first}>
            {step === 'check' ? t('gift:check.title') : t(`gift:step.${step}`)}
          </StepHeading>
          <Below>
            {faults}
            {shown[step]}
          </Below>
          {at > 0 && (
            <Button variant="back" className="justify-self-start" onPress={() => onStep(at - 1)}>
              <BackIcon className="w-4 h-4" />
              {t('gift:back')}
            </Button>
          )}
          {step === 'check' ? (
            bar
          ) : (
            <div
              className={tw(
                'sticky bottom-[var(--v-bar,0px)] z-10 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] @[56em]:static @[52em]:[box-shadow:none]',
              )}
            >
              <Button variant="primary" className="w-full @[40em]:w-auto" onPress={() => go(at + 1)}>
                {t('gift:next')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Comes with the page. */
export const stepsVariant = { id: 'default', variant: StepsLayout } as const;

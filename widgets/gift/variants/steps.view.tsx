import { useState, type ReactNode } from 'react';
import type { GiftField } from '#domain/gifts/gift.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Below } from '#ui/heading.tsx';
import { BackIcon } from '#ui/icons/direction-icons.tsx';
import { Steps } from '#ui/steps.tsx';
import { useTexts } from '#ui/texts.ts';
import { StepHeading } from './step-heading.view.tsx';
import type { GiftLayout, GiftLayoutProps } from './gift-layout.ts';

const STEPS = ['theme', 'worth', 'people', 'check'] as const;
type Step = (typeof STEPS)[number];

const FIELDS: Readonly<Record<Step, readonly GiftField[]>> = {
  theme: ['themeId'],
  worth: ['amount', 'serviceId'],
  people: ['name', 'email', 'sender', 'message', 'day'],
  check: [],
};

/** All that was chosen, each with the way back to it. */
function Check({ preview, summary, onStep }: Pick<GiftLayoutProps, 'preview' | 'summary' | 'onStep'>) {
  const { t } = useTexts();
  return (
    <div className={tw('grid gap-5')}>
      <div className={tw('@[56em]:hidden')}>{preview}</div>
      <dl className={tw('border-t border-line')}>
        {STEPS.slice(0, 3).map((step, index) => {
          const what = t(`gift:step.${step}`);
          return (
            <div key={step} className={tw('flex items-center gap-4 py-2 border-b border-line')}>
              <dt className={tw('w-24 shrink-0 text-muted')}>{what}</dt>
              <dd className={tw('min-w-0 flex-1 [overflow-wrap:anywhere]')}>
                {step === 'check' ? '' : summary[step]}
              </dd>
              <dd>
                <Button
                  variant="quiet"
                  label={t('gift:check.changeWhat', { what })}
                  onPress={() => onStep(index)}
                >
                  {t('gift:check.change')}
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** On a phone in reach, whatever is above it. */
function Next({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTexts();
  return (
    <div
      className={tw(
        'sticky bottom-[var(--v-bar,0px)] z-10 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] @[56em]:static @[52em]:[box-shadow:none]',
      )}
    >
      <Button variant="primary" className="w-full @[40em]:w-auto" onPress={onPress}>
        {t('gift:next')}
      </Button>
    </div>
  );
}

function Progress({ at, onStep }: Pick<GiftLayoutProps, 'onStep'> & { readonly at: number }) {
  const { t } = useTexts();
  return (
    <div className={tw('flex mb-6')}>
      <Steps
        align="start"
        label={t('gift:steps')}
        steps={STEPS.map((id, index) => ({
          id,
          label: t(`gift:step.${id}`),
          state: index < at ? 'done' : index === at ? 'current' : 'ahead',
          onSelect: index < at ? () => onStep(index) : undefined,
        }))}
      />
    </div>
  );
}

/** One thing after the other, with the voucher beside it; on a phone above it in brief, out of the way of the button. */
export function StepsLayout(props: GiftLayoutProps) {
  const { preview, brief, faultsOf, bar, onStep, isRight } = props;
  const { t } = useTexts();
  const at = Math.min(props.step, STEPS.length - 1);
  const step = STEPS[at] ?? 'theme';
  const [first] = useState(step);
  const next = () => {
    if (isRight(FIELDS[step])) onStep(at + 1);
  };
  const shown: Readonly<Record<Step, ReactNode>> = {
    theme: props.theme,
    worth: props.worth,
    people: (
      <>
        {props.people}
        {props.when}
      </>
    ),
    check: <Check {...props} />,
  };
  return (
    <>
      <Progress at={at} onStep={onStep} />
      <div
        className={tw('grid gap-x-14 gap-y-8 @[56em]:grid-cols-[minmax(0,1fr)_minmax(0,25em)] items-start')}
      >
        {step !== 'check' && <div className={tw('@[56em]:hidden')}>{brief}</div>}
        <div className={tw('min-w-0 grid gap-6')}>
          <StepHeading key={step} takesFocus={step !== first}>
            {t(step === 'check' ? 'gift:check.title' : `gift:step.${step}`)}
          </StepHeading>
          <Below>
            {faultsOf(FIELDS[step])}
            {shown[step]}
          </Below>
          {at > 0 && (
            <Button variant="back" className="justify-self-start" onPress={() => onStep(at - 1)}>
              <BackIcon className="w-4 h-4" />
              {t('gift:back')}
            </Button>
          )}
          {step === 'check' ? bar : <Next onPress={next} />}
        </div>
        <div className={tw('hidden @[56em]:block @[56em]:sticky @[56em]:top-24')}>{preview}</div>
      </div>
    </>
  );
}

/** Comes with the page. */
export const stepsVariant: { readonly id: string; readonly variant: GiftLayout } = {
  id: 'default',
  variant: { Layout: StepsLayout },
};

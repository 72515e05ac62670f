import { tw } from '#theme/sheet.ts';
import { IconButton } from '#ui/actions/button.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/direction-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { SlideDots } from '../../slides/slide-dots.view.tsx';
import { TurningIcon } from '../../slides/turning-icon.view.tsx';
import type { Rotation } from '../../slides/use-rotation.ts';

interface EventControlsProps {
  readonly rotation: Rotation;
  readonly count: number;
  readonly panelId: string;
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
      <SlideDots
        {...props}
        label={t('pop-ups:events.choose')}
        labelOf={(index) => t('pop-ups:events.place', { index: index + 1, count: props.count })}
      />
      <IconButton label={t('pop-ups:events.next')} onPress={() => show(shown + 1)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}

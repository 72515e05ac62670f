import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

export interface ReminderProps {
  readonly isWished: boolean;
  readonly onWish: (isWished: boolean) => void;
}

/** Whether to be reminded by text message; shown only where the company sends any. */
export function ReminderView({ isWished, onWish }: ReminderProps) {
  const { t } = useTexts();
  return (
    <label className={tw('flex items-center gap-3 min-h-target mt-2 cursor-pointer')}>
      <input
        type="checkbox"
        checked={isWished}
        onChange={(event) => onWish(event.target.checked)}
        className={tw('w-5 h-5 shrink-0 accent-[color:var(--v-accent)]')}
      />
      {t('reservation:extras.sms')}
    </label>
  );
}

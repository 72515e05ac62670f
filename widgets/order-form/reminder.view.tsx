import { Checkbox } from '#ui/forms/checkbox.tsx';
import { useTexts } from '#ui/texts.ts';

export interface ReminderProps {
  readonly isWished: boolean;
  readonly onWish: (isWished: boolean) => void;
}

/** Whether to be reminded by text message; shown only where the company sends any. */
export function ReminderView({ isWished, onWish }: ReminderProps) {
  const { t } = useTexts();
  return (
    <Checkbox isChecked={isWished} onChange={onWish}>
      {t('reservation:extras.sms')}
    </Checkbox>
  );
}

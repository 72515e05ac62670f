import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface FailedPartProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Stands for a part of the cart whose code did not arrive. */
export function FailedPart({ title, onRetry }: FailedPartProps) {
  const { t } = useTexts();
  const again = (
    <Button variant="small" onPress={onRetry}>
      {t('common:retry')}
    </Button>
  );
  return <Notice tone="warning" title={title} action={again} />;
}

import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

interface SeeMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly onMore: () => void;
}

/** How much of a list is shown, and the way to more of it. */
export function SeeMore({ shown, total, more, onMore }: SeeMoreProps) {
  const { t } = useTexts();
  return (
    <>
      {shown < total && (
        <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2 mt-4')}>
          <Button variant="small" busy={more === 'loading'} onPress={onMore}>
            {t('account:list.more')}
          </Button>
          <p className={tw('text-caption text-muted')} role="status">
            {t('account:list.shown', { count: shown, total })}
          </p>
        </div>
      )}
      <div role="alert">
        {more === 'failed' && <p className={tw('mt-2 text-negative')}>{t('account:list.moreFailed')}</p>}
      </div>
    </>
  );
}

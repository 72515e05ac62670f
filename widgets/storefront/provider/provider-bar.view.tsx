import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';

interface ProviderBarProps {
  readonly name: string;
  readonly onEnd: () => void;
}

/** Says to somebody of the company as whom they look at the site. */
export function ProviderBarView({ name, onEnd }: ProviderBarProps) {
  const { t } = useTexts();
  return (
    <div
      role="region"
      aria-label={t('sign-in:provider.who', { name })}
      className={tw(
        'flex flex-wrap items-center justify-center gap-x-5 gap-y-1 px-5 py-1.5 bg-[#1e3a5f] text-white text-center',
      )}
    >
      <p>{t('sign-in:provider.who', { name })}</p>
      <button
        type="button"
        onClick={onEnd}
        className={tw('min-h-target font-medium underline underline-offset-4 text-white')}
      >
        {t('sign-in:provider.end')}
      </button>
    </div>
  );
}

import type { IdentityProvider } from '#domain/account/identity-provider.ts';
import { PROVIDER_TITLES } from '#domain/account/identity-provider.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { ProviderMark } from './provider-marks.tsx';

interface ProviderButtonsProps {
  readonly providers: readonly IdentityProvider[];
  /** The one that is being gone to; null: none. */
  readonly leaving: IdentityProvider | null;
  /** The last one could not be gone to. */
  readonly hasFailed: boolean;
  readonly onChoose: (provider: IdentityProvider) => void;
}

/** The services by which one may come in, below what is asked for else. */
export function ProviderButtons({ providers, leaving, hasFailed, onChoose }: ProviderButtonsProps) {
  const { t } = useTexts();
  return (
    <div className={tw('mt-6 max-w-form')}>
      <p aria-hidden="true" className={tw('flex items-center gap-4 text-caption text-muted')}>
        <span className={tw('flex-1 border-t border-line')} />
        {t('sign-in:social.or')}
        <span className={tw('flex-1 border-t border-line')} />
      </p>
      <ul className={tw('grid gap-3 mt-4')}>
        {providers.map((each) => (
          <li key={each.provider} className={tw('grid')}>
            <Button busy={leaving === each} onPress={() => onChoose(each)} className="w-full">
              <ProviderMark provider={each.provider} />
              {t('sign-in:social.with', { provider: PROVIDER_TITLES[each.provider] })}
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={tw('text-caption text-negative')}>
          {t('sign-in:social.failed')}
        </p>
      )}
    </div>
  );
}

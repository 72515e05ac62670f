import type { ReactNode } from 'react';
import type { ProviderName } from '#domain/account/identity-provider.ts';
import { PROVIDER_TITLES } from '#domain/account/identity-provider.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ProviderMark } from '#widgets/sign-in/social/provider-marks.tsx';

interface ProvidersViewProps {
  readonly providers: readonly { readonly provider: ProviderName; readonly isLinked: boolean }[];
  /** The one at work; null: none. */
  readonly busy: ProviderName | null;
  /** Why the last attempt failed, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  readonly onLink: (provider: ProviderName) => void;
  readonly onUnlink: (provider: ProviderName) => void;
  /** Puts what asks for a proof in the place of the list. */
  readonly behindProof: (list: ReactNode) => ReactNode;
}

/** Other services, and whether the customer signs in by them. */
export function ProvidersView(props: ProvidersViewProps) {
  const { providers, busy, failure, attempt, onLink, onUnlink, behindProof } = props;
  const { t } = useTexts();
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:providers.title')}
      </Heading>
      {failure !== null && (
        <div className={tw('mt-3')}>
          <ErrorSummary
            title={t('profile:providers.failed')}
            faults={[{ message: failure }]}
            attempt={attempt}
          />
        </div>
      )}
      {behindProof(
        <ul className={tw('grid gap-1 mt-2')}>
          {providers.map(({ provider, isLinked }) => {
            const title = PROVIDER_TITLES[provider];
            return (
              <li key={provider} className={tw('flex flex-wrap items-center justify-between gap-x-6')}>
                <span className={tw('flex items-center gap-3')}>
                  <ProviderMark provider={provider} />
                  <span>
                    {title}
                    {isLinked && (
                      <span
                        className={tw('text-caption text-muted')}
                      >{` · ${t('profile:providers.isLinked')}`}</span>
                    )}
                  </span>
                </span>
                <Button
                  variant="quiet"
                  busy={busy === provider}
                  label={t(isLinked ? 'profile:providers.unlinkName' : 'profile:providers.linkName', {
                    provider: title,
                  })}
                  onPress={() => (isLinked ? onUnlink(provider) : onLink(provider))}
                >
                  {t(isLinked ? 'profile:providers.unlink' : 'profile:providers.link')}
                </Button>
              </li>
            );
          })}
        </ul>,
      )}
    </section>
  );
}

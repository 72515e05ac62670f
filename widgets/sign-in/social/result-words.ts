import { useCallback } from 'react';
import type { AuthorizationResult } from '#stores/account/social/social.ts';
import { useTexts } from '#ui/texts.ts';
import { PROVIDER_TITLES } from '#domain/account/identity-provider.ts';

/** Why a visit to another service came to nothing, and what to do instead. */
export function useResultWords(): (outcome: Exclude<AuthorizationResult, { kind: 'done' }>) => string {
  const { t } = useTexts();
  return useCallback(
    (outcome) => {
      if (outcome.kind === 'stale') return t('sign-in:social.stale');
      if (outcome.kind === 'failed') return outcome.problem.message;
      return t(`sign-in:social.${outcome.kind}`, { provider: PROVIDER_TITLES[outcome.provider] });
    },
    [t],
  );
}

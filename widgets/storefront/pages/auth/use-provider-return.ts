import { useEffect } from 'react';
import { greetedName } from '#domain/people/customer.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useResultWords } from '#widgets/sign-in/social/result-words.ts';
import { useAuthorizationResult } from '#widgets/sign-in/social/use-authorization-result.ts';
import type { returnPlace } from './return-place.ts';

/** Whoever comes back from another service goes on to where they were; `failure`: why they could not come in, in their language. */
export function useProviderReturn(
  site: Site,
  place: ReturnType<typeof returnPlace>,
): { readonly isUnderWay: boolean; readonly failure: string | null } {
  const { t } = useTexts();
  const toast = useToast();
  const result = useAuthorizationResult(site);
  const wordsOf = useResultWords();
  const outcome = result.kind === 'returned' ? result.outcome : null;
  const isLink = outcome !== null && outcome.kind !== 'stale' && outcome.purpose === 'link';
  const isDone = outcome?.kind === 'done';
  useEffect(() => {
    if (!isDone && !isLink) return;
    const session = site.session.$session.get();
    // What came of a link is told by the profile that asked for it.
    if (!isLink && session.kind === 'customer')
      toast(t('storefront:account.loggedIn', { name: greetedName(session.customer) }));
    const { route, query } = isLink ? { route: { kind: 'profile' } as const, query: {} } : place;
    // Back does not lead to a page that has done its work.
    site.navigation.open(route, query, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, wherever the visitor goes from there.
  }, [isDone, isLink]);
  if (result.kind === 'arriving' || isDone || isLink) return { isUnderWay: true, failure: null };
  if (result.kind === 'unloaded') return { isUnderWay: false, failure: t('common:failed.text') };
  return { isUnderWay: false, failure: outcome === null ? null : wordsOf(outcome) };
}

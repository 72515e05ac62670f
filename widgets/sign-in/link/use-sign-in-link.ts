import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import type { LinkOwner } from '#stores/visitor/sign-in/links.ts';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';

/** `none`: no link led here. `gone`: it was used, or is too old. */
type LinkState =
  | { readonly kind: 'reading' | 'none' | 'gone' }
  | { readonly kind: 'ready'; readonly owner: LinkOwner }
  | { readonly kind: 'failed'; readonly message: string };

export type OpenedLink = ReturnType<typeof useSignInLink>;

/** The link that led to the page, and whom it signs in. One that is opened on this very page is read as well. */
export function useSignInLink(site: Site) {
  const { t } = useTexts();
  const place = useStore(site.navigation.$place);
  // A server knows of no link: what stands in the page without one is kept until one is found.
  const isRendered = useIsHydrating();
  const [state, setState] = useState<LinkState>({ kind: isRendered ? 'none' : 'reading' });
  const token = useRef<string | null>(null);
  const [attempt, setAttempt] = useState({ isBusy: false, failure: null as string | null, count: 0 });
  const read = useCallback(
    async (found: string) => {
      const store = await site.open(signInFeature).catch(() => null);
      const read = await store?.links.ownerOf(found);
      if (read?.kind === 'failed') return setState({ kind: 'failed', message: read.problem.message });
      setState(read ?? { kind: 'failed', message: t('common:failed.text') });
    },
    [site, t],
  );
  useEffect(() => {
    void site
      .open(signInFeature)
      .then(({ links }) => {
        const found = links.take(site.navigation);
        if (found === null) return token.current === null ? setState({ kind: 'none' }) : undefined;
        token.current = found;
        setState({ kind: 'reading' });
        return read(found);
      })
      .catch(() => setState({ kind: 'none' }));
  }, [site, place, read]);
  /** The link is left alone, and stays good. */
  function forget(): void {
    token.current = null;
    setState({ kind: 'none' });
  }
  /** Whether the visitor is its customer now. */
  async function enter(owner: LinkOwner): Promise<boolean> {
    setAttempt((before) => ({ ...before, isBusy: true }));
    const store = await site.open(signInFeature).catch(() => null);
    const entered = await store?.links.enter(token.current ?? '', owner);
    if (entered?.kind === 'gone') setState({ kind: 'gone' });
    if (entered?.kind === 'done') forget();
    const failure = entered?.kind === 'failed' ? entered.problem.message : null;
    const told = entered ? failure : t('common:failed.text');
    setAttempt(({ count }) => ({ isBusy: false, failure: told, count: told === null ? count : count + 1 }));
    return entered?.kind === 'done';
  }
  const retry = () => {
    setState({ kind: 'reading' });
    void read(token.current ?? '');
  };
  return { state, ...attempt, enter, retry, forget };
}

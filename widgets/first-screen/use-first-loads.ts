import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { TextNamespace } from '#stores/texts/texts.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';

const NO_TEXTS: readonly TextNamespace[] = [];

/**
 * The company, its shops and what texts a screen needs besides its own: asked for once, whoever needs them. Both are null until all of it is there.
 * `name`: of the screen, among those that wait for them.
 */
export function useFirstLoads({ company, catalogue, texts }: Site, name: string, needed = NO_TEXTS) {
  const known = useStore(company.$company);
  const shops = useStore(catalogue.$shops);
  const spoken = useStore(texts.$texts);
  const load = () =>
    Promise.all([
      company.ensure(),
      catalogue.ensureShops(),
      ...needed.map((namespace) => texts.ensure(namespace)),
    ]);
  const isSpoken = needed.every((namespace) => spoken.has(namespace));
  const isThere = isSpoken && known.kind === 'ready' && shops.kind === 'ready';
  useSuspendedLoad(company, name, isThere ? null : load);
  // oxlint-disable-next-line react/exhaustive-deps -- The same function of the same stores.
  useEffect(() => void load(), [company, catalogue, texts]);
  const failed = [known, shops].find(({ kind }) => kind === 'failed');
  return {
    problem: failed?.kind === 'failed' ? failed.problem : null,
    company: isThere ? valueOf(known) : null,
    shops: isThere ? valueOf(shops) : null,
    load,
  };
}

import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Site } from '#stores/site.ts';
import { teamFeature } from '#stores/team/feature.ts';
import type { TeamsStore } from '#stores/team/team.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { TeamSkeleton, TeamView } from './team.view.tsx';

interface TeamProps {
  readonly site: Site;
  readonly shop: Shop;
}

function TeamOf({ shop, store }: Pick<TeamProps, 'shop'> & { readonly store: TeamsStore }) {
  const team = store.of(shop);
  const load = useStore(team.$load);
  useSuspendedLoad(team, shop.id, load.kind === 'ready' ? null : team.ensure);
  useEffect(() => void team.ensure(), [team]);
  if (load.kind === 'failed') return null;
  return load.kind === 'ready' ? <TeamView team={load.value} /> : <TeamSkeleton />;
}

/** The team of a shop. */
export function Team({ site, shop }: TeamProps) {
  const opened = useOpened(site, teamFeature);
  // A page without its faces is still whole.
  if (opened.kind === 'failed') return null;
  return opened.kind === 'ready' ? <TeamOf shop={shop} store={opened.value} /> : <TeamSkeleton />;
}

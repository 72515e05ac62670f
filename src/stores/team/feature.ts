import type { StoreFeature } from '../composition/store-feature.ts';
import { createTeams, type TeamsStore } from './team.ts';

/** Who works in shops. The code comes with whoever imports this: it is no chunk of its own. */
export const teamFeature: StoreFeature<TeamsStore> = {
  name: 'team',
  texts: [],
  load: () => Promise.resolve(createTeams),
};

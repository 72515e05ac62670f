import type { Site } from '#stores/site.ts';
import { useSignInStage } from './use-sign-in-stage.ts';

/** Whether the way in is not at its end with the login: the customer who came by it is asked for their names. */
export const useIsNaming = (site: Site): boolean => useSignInStage(site) === 'names';

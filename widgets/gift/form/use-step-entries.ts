import { useEffect, useMemo } from 'react';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { stepEntries } from '#stores/gifts/step-entries.ts';
import type { Site } from '#stores/site.ts';

/** Goes from step to step of the form by the page's history. */
export function useStepEntries({ navigation }: Site, gifts: Gifts): (step: number) => void {
  const entries = useMemo(() => stepEntries(navigation, gifts), [navigation, gifts]);
  useEffect(() => entries.follow(), [entries]);
  return entries.goTo;
}

import { hydrate } from 'svelte';
import type { HostPage } from './host.ts';
import Page from './hydrated.svelte';

export const host: HostPage = {
  show(place) {
    hydrate(Page, { target: place });
    return () => {};
  },
};

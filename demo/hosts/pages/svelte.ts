import { flushSync, mount } from 'svelte';
import Booking from './booking.svelte';
import type { HostPage } from './host.ts';

export const host: HostPage = {
  show(target, first, onready) {
    const { change } = mount(Booking, { target, props: { first, onready } });
    flushSync();
    return (theme) => flushSync(() => change(theme));
  },
};

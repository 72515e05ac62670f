import { createApp, h, shallowRef } from 'vue';
import type { HostPage } from './host.ts';

export const host: HostPage = {
  show(place, first, onReady) {
    const theme = shallowRef(first);
    createApp({
      // `.theme` is `:theme.prop` in a template: a property, whether or not the tag is registered.
      render: () =>
        h('vitrine-booking', { '.theme': theme.value, 'heading-level': 3, onVitrineReady: onReady }),
    }).mount(place);
    return (next) => {
      theme.value = next;
    };
  },
};

import type { Plugin } from 'vite';

/** Takes out Vite's own way to preload: it adds links to the host page's head, by a module that entry and chunks would share. */
export function noPreload(): Plugin {
  return {
    name: 'no-preload',
    configResolved({ plugins, command }) {
      if (command !== 'build') return;
      const list = plugins as Plugin[];
      const at = list.findIndex(({ name }) => name === 'native:import-analysis-build');
      if (at < 0) throw new Error('Vite no longer has its plugin for preloading under the known name.');
      list.splice(at, 1);
    },
  };
}

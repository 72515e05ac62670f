import type { Plugin } from 'vite';

/** What Leaflet does as it is used anywhere, and what does the same under a strict Content-Security-Policy. */
const CHANGES = [
  // It asks what the browser can draw by writing markup as it is loaded: pages with Trusted Types refuse that.
  ["div.innerHTML = '<svg/>';", "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"],
  // It ends the loading of a tile by another picture: an address without any does so too, and needs no `data:`.
  ["emptyImageUrl = 'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs='", "emptyImageUrl = ''"],
] as const;

export function leafletForStrictPages(): Plugin {
  return {
    name: 'leaflet-for-strict-pages',
    apply: 'build',
    transform: {
      filter: { id: /\/leaflet-src\.js$/ },
      handler(code) {
        return CHANGES.reduce((changed, [from, to]) => {
          if (!changed.includes(from)) this.error(`Leaflet no longer has: ${from}`);
          return changed.replace(from, to);
        }, code);
      },
    },
  };
}

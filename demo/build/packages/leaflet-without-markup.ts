import type { Plugin } from 'vite';

const MARKUP = "div.innerHTML = '<svg/>';";
const NODE = "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/** Leaflet asks what the browser can draw by writing markup as it is loaded: pages with Trusted Types refuse that. */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'leaflet-without-markup',
    apply: 'build',
    transform: {
      filter: { id: /\/leaflet-src\.js$/ },
      handler(code) {
        if (!code.includes(MARKUP)) this.error('Leaflet no longer asks for SVG in the known way.');
        return code.replace(MARKUP, NODE);
      },
    },
  };
}

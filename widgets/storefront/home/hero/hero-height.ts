/**
 * On a phone it leaves the search and the bar at the foot of the window their room, so that a visit begins without scrolling.
 * `svh`: what is seen before the browser's own bars give way.
 */
export const HERO_HEIGHT =
  'min-h-[min(max(50vh,calc(var(--u)*30)),calc(100svh-var(--u)*19.5))] @[56em]:min-h-[max(50vh,calc(var(--u)*30))]';

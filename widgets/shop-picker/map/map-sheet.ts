import { appendRules } from '#theme/sheet.ts';

/** What Leaflet needs of a style sheet, as little as that is: below our own frame, in the theme's colours. */
const RULES = [
  '[data-map]{position:relative;overflow:hidden;isolation:isolate;touch-action:none;user-select:none;-webkit-user-select:none;cursor:grab}',
  '[data-map].leaflet-dragging,[data-map] .leaflet-dragging{cursor:grabbing}',
  '[data-map] :is(.leaflet-pane,.leaflet-tile,.leaflet-marker-icon,.leaflet-tile-container,.leaflet-zoom-box,.leaflet-layer){position:absolute;left:0;top:0}',
  '[data-map] :is(.leaflet-tile,.leaflet-marker-icon){max-width:none;max-height:none;user-select:none;-webkit-user-drag:none}',
  '[data-map] .leaflet-tile{width:256px;height:256px;pointer-events:none}',
  '[data-map] .leaflet-zoom-animated{transform-origin:0 0}',
  '[data-map] .leaflet-zoom-anim .leaflet-zoom-animated{transition:transform .2s cubic-bezier(0,0,.25,1)}',
  '[data-map] .leaflet-zoom-anim .leaflet-zoom-hide{visibility:hidden}',
  '[data-map] .leaflet-tile-pane{z-index:200}',
  '[data-map] .leaflet-marker-pane{z-index:600}',
  '[data-map] .leaflet-tooltip-pane{z-index:650}',
  '[data-map] .leaflet-tooltip{position:absolute;padding:calc(var(--u)*.25) calc(var(--u)*.625);border:1px solid var(--v-line);border-radius:var(--v-radius);background:var(--v-raised);color:var(--v-text);font-size:var(--v-size-caption);white-space:nowrap;pointer-events:none}',
  '[data-map] .leaflet-control-container{position:absolute;right:0;bottom:0;z-index:800;padding:0 calc(var(--u)*.5);background:var(--v-surface);color:var(--v-muted);font-size:var(--v-size-caption)}',
  '[data-map] .v-pin{display:flex;align-items:center;justify-content:center;border-radius:9999px;border:2px solid var(--v-surface);background:var(--v-accent);color:var(--v-on-accent);font-size:var(--v-size-caption);font-weight:600;cursor:pointer}',
  '[data-map] .v-cluster{border-color:var(--v-accent);background:var(--v-surface);color:var(--v-text)}',
  '[data-map] .v-raised{border-color:var(--v-text);outline:2px solid var(--v-surface);box-shadow:0 0 0 calc(var(--u)*.375) var(--v-text)}',
  '[data-map] .v-here{border-radius:9999px;border:3px solid var(--v-surface);background:var(--v-link);pointer-events:none}',
] as const;

/** Puts the map's rules behind all others of our sheet. */
export function adoptMapRules(): void {
  appendRules(RULES.join(''));
}

import { point, type LatLngBounds, type Map as LeafletMap } from 'leaflet';

/** As near as two views are the same to: a resize moves the centre by parts of a pixel. */
const SAME_PX = 2;

interface Fit {
  /** Pixels that stay free on each side. */
  readonly padding: number;
  readonly maxZoom: number;
  readonly animate: boolean;
}

/**
 * Moves a map so that something is seen; also after the map has become another size, as when a phone is turned, unless its visitor
 * has moved it meanwhile.
 */
export function createFittedView(map: LeafletMap): (bounds: LatLngBounds, options: Fit) => void {
  let wanted: { readonly bounds: LatLngBounds; readonly options: Fit } | null = null;
  /** Where the map has gone, or is on its way to. */
  let fitted = viewOf(map);

  function fit(bounds: LatLngBounds, options: Fit): void {
    const { padding, maxZoom, animate } = options;
    wanted = { bounds, options };
    const zoom = Math.min(maxZoom, map.getBoundsZoom(bounds, false, point(padding, padding).multiplyBy(2)));
    const corners = [bounds.getSouthWest(), bounds.getNorthEast()].map((corner) => map.project(corner, zoom));
    const [first = point(0, 0), second = first] = corners;
    fitted = { center: map.unproject(first.add(second).divideBy(2), zoom), zoom };
    map.setView(fitted.center, zoom, { animate });
  }

  function isUntouched(): boolean {
    const { center, zoom } = viewOf(map) ?? {};
    if (!fitted || !center || zoom !== fitted.zoom) return false;
    return map.project(center, zoom).distanceTo(map.project(fitted.center, zoom)) <= SAME_PX;
  }

  map.on('resize', () => {
    if (wanted !== null && isUntouched()) fit(wanted.bounds, { ...wanted.options, animate: false });
  });
  return fit;
}

/** Null before a map has been anywhere. */
function viewOf(map: LeafletMap) {
  const zoom = map.getZoom();
  return zoom === undefined ? null : { center: map.getCenter(), zoom };
}

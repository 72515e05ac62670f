import type { FitBoundsOptions, LatLngBounds, Map as LeafletMap } from 'leaflet';

/** As near as two views are the same to: a resize moves the centre by parts of a pixel. */
const SAME_PX = 2;

/**
 * Moves a map so that something is seen; also after the map has become another size, as when a phone is turned, unless its visitor
 * has moved it meanwhile.
 */
export function createFittedView(map: LeafletMap): (bounds: LatLngBounds, options: FitBoundsOptions) => void {
  let wanted: readonly [LatLngBounds, FitBoundsOptions] | null = null;
  let fitted: { readonly center: ReturnType<LeafletMap['getCenter']>; readonly zoom: number } | null = null;

  function fit(bounds: LatLngBounds, options: FitBoundsOptions): void {
    wanted = [bounds, options];
    fitted = null;
    // Where nothing has to move, nothing is told.
    const take = () => (fitted = { center: map.getCenter(), zoom: map.getZoom() });
    if (options.animate) map.once('moveend', take);
    map.fitBounds(bounds, options);
    if (!options.animate) take();
  }

  function isUntouched(): boolean {
    if (fitted === null || map.getZoom() !== fitted.zoom) return false;
    const [now, then] = [map.getCenter(), fitted.center].map((center) => map.latLngToContainerPoint(center));
    return now !== undefined && then !== undefined && now.distanceTo(then) <= SAME_PX;
  }

  map.on('resize', () => {
    if (wanted !== null && isUntouched()) fit(wanted[0], { ...wanted[1], animate: false });
  });
  return fit;
}

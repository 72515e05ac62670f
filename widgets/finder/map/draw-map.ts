import { control, divIcon, latLngBounds, Map as LeafletMap, marker, tileLayer, type Marker } from 'leaflet';
import type { Position } from '#domain/shops/distance.ts';

/** A shop on the map, by the number of its card. */
export interface MapPoint {
  readonly slug: string;
  readonly name: string;
  readonly position: Position;
  readonly mark: number;
}

export interface MapWishes {
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly scheme: 'light' | 'dark';
  readonly isCalm: boolean;
  readonly onChoose: (slug: string) => void;
}

export interface DrawnMap {
  /** Shows these and moves so that all of them are seen. */
  show(points: readonly MapPoint[], origin: Position | null): void;
  zoom(step: 1 | -1): void;
  remove(): void;
}

const NEAREST = 11;
/** Where there is one place only, its surroundings are seen. */
const ALONE = 9;
const PIN = 30;
const PADDING = 36;
const EUROPE: [number, number] = [47, 4];

const at = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** The ground in an element. The wheel scrolls the page: the buttons, two fingers and the keys zoom. */
function groundIn(frame: HTMLElement, { tiles, scheme, isCalm }: MapWishes): LeafletMap {
  const ground = new LeafletMap(frame, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: false,
    markerZoomAnimation: !isCalm,
    minZoom: 2,
    maxZoom: NEAREST,
    worldCopyJump: true,
  });
  ground.setView(EUROPE, 4);
  tileLayer(tiles.url.replaceAll('{scheme}', scheme), { maxZoom: NEAREST }).addTo(ground);
  if (tiles.attribution) {
    const note = control.attribution({ prefix: false }).addTo(ground);
    // Its words are the company's, and Leaflet would take them for markup.
    note.getContainer()?.replaceChildren(tiles.attribution);
  }
  return ground;
}

/** A pin with its number, and the shop's name under the pointer or the focus. */
function pinOf({ slug, name, position, mark }: MapPoint, onChoose: MapWishes['onChoose']): Marker {
  const icon = divIcon({ className: 'v-pin', iconSize: [PIN, PIN], html: String(mark) });
  const pin = marker(at(position), {
    icon,
    alt: `${mark} ${name}`,
    riseOnHover: true,
    autoPanOnFocus: false,
  });
  const label = document.createElement('span');
  label.textContent = name;
  pin.bindTooltip(label, { direction: 'top', offset: [0, -PIN / 2] });
  // A pin is said to be a button: Leaflet leaves the keys of one to us.
  pin.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== ' ' && originalEvent.key !== 'Enter') return;
    originalEvent.preventDefault();
    onChoose(slug);
  });
  return pin.on('click', () => onChoose(slug));
}

/** Where the search is around: a dot that nothing can be done with. */
function hereAt(origin: Position): Marker {
  const icon = divIcon({ className: 'v-here', iconSize: [18, 18], html: '' });
  return marker(at(origin), { icon, interactive: false, keyboard: false });
}

/** A map in an element that has its size. */
export function drawMap(frame: HTMLElement, wishes: MapWishes): DrawnMap {
  const ground = groundIn(frame, wishes);
  let markers: readonly Marker[] = [];
  return {
    show(points, origin) {
      for (const old of markers) old.remove();
      markers = [
        ...points.map((point) => pinOf(point, wishes.onChoose)),
        ...(origin ? [hereAt(origin)] : []),
      ];
      for (const made of markers) made.addTo(ground);
      const seen = latLngBounds(markers.map((made) => made.getLatLng()));
      if (!seen.isValid()) return;
      const maxZoom = markers.length > 1 ? NEAREST : ALONE;
      ground.fitBounds(seen, { padding: [PADDING, PADDING], maxZoom, animate: !wishes.isCalm });
    },
    zoom: (step) => void ground.setZoom(ground.getZoom() + step),
    remove: () => void ground.remove(),
  };
}

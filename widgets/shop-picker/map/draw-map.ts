import {
  Control,
  divIcon,
  latLngBounds,
  Map as LeafletMap,
  marker,
  tileLayer,
  type Marker,
  type TileLayer,
} from 'leaflet';
import type { Position } from '#domain/shops/distance.ts';
import { clusters } from './clusters.ts';
import { createFittedView } from './fitted-view.ts';

/** A shop on the map, by the number of its card. */
export interface MapPoint {
  readonly slug: string;
  readonly name: string;
  readonly position: Position;
  /** Empty where the map shows one shop alone. */
  readonly mark: number | '';
  /** On the map, though not in the list yet: the map does not go as far as that by itself. */
  readonly isBeyond?: boolean;
}

/** The shop that the list is at. */
export interface ChosenPoint {
  readonly slug: string;
  /** The map goes there where it does not show it: not for a pointer that only passes over the list. */
  readonly isSought: boolean;
}

/** Shops that one pin stands for. */
type Cluster = readonly [MapPoint, ...MapPoint[]];

export interface MapOptions {
  readonly tiles: { readonly url: string; readonly attribution: string };
  readonly scheme: 'light' | 'dark';
  readonly isCalm: boolean;
  /** The name of a pin that stands for several shops: it begins with how many. */
  readonly nameCluster: (names: readonly string[]) => string;
  readonly onChoose: (slug: string) => void;
  /** Not one of its pictures came. */
  readonly onEmpty?: () => void;
}

export interface DrawnMap {
  /** Shows these and moves so that those of the list are seen. */
  show(points: readonly MapPoint[], origin: Position | null): void;
  /** Raises the pin of a shop; null: none. */
  choose(chosen: ChosenPoint | null): void;
  zoom(step: 1 | -1): void;
  remove(): void;
}

const NEAREST = 16;
/** Nearer than that, the map does not go of itself: the streets around a shop tell where it is. */
const STREETS = 14;
/** Where there is one place only, its surroundings are seen. */
const ALONE = 13;
const PIN = 30;
/** A pin for several shops is no shop's number: it is larger, and pale. */
const CLUSTER = 38;
/** Pins nearer than that are one: each can be pressed by a finger. */
const APART = 48;
const LETTER = 7;
const PADDING = 36;
const ABOVE_OTHERS = 1000;
const EUROPE: [number, number] = [47, 4];

const at = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** The map in an element. The wheel scrolls the page: the buttons, two fingers and the keys zoom. */
function createLeafletMap(container: HTMLElement, options: MapOptions): LeafletMap {
  const { tiles, scheme, isCalm } = options;
  const map = new LeafletMap(container, {
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
  const layer = tileLayer(tiles.url.replaceAll('{scheme}', scheme), { maxZoom: NEAREST });
  watchTiles(layer, options.onEmpty);
  layer.addTo(map);
  if (tiles.attribution) {
    const note = new Control({ position: 'bottomright' });
    note.onAdd = () => elementWithText('div', tiles.attribution, 'leaflet-control-attribution');
    note.addTo(map);
  }
  return map;
}

/** Leaflet calls a layer loaded when each picture came or failed. */
function watchTiles(layer: TileLayer, onEmpty: MapOptions['onEmpty']): void {
  let came = 0;
  layer.on('tileload', () => (came += 1));
  layer.on('load', () => {
    if (came === 0) onEmpty?.();
  });
}

/** Leaflet takes words for markup, which a company's words are not, and which a page with Trusted Types refuses. */
function elementWithText(name: 'div' | 'span', words: string, className = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = words;
  return element;
}

/** A pin with its number, or with how many shops lie too near for pins of their own; their names under pointer and focus. */
function pinOf(cluster: Cluster, nameCluster: MapOptions['nameCluster'], onPress: () => void): Marker {
  const isOne = cluster.length === 1;
  const words = String(isOne ? cluster[0].mark : cluster.length);
  const size = isOne ? PIN : CLUSTER;
  const icon = divIcon({
    className: isOne ? 'v-pin' : 'v-pin v-cluster',
    iconSize: [size + Math.max(0, words.length - 1) * LETTER, size],
    html: elementWithText('span', words),
  });
  const pin = marker(at(cluster[0].position), { icon, riseOnHover: true, autoPanOnFocus: false });
  const names = cluster.map(({ name }) => name);
  const label = names.join(', ');
  // It is called by what is read on it.
  const spoken = isOne ? `${words} ${label}`.trim() : nameCluster(names);
  pin.bindTooltip(elementWithText('span', label), { direction: 'top', offset: [0, -PIN / 2] });
  pin.on('add', () => pin.getElement()?.setAttribute('aria-label', spoken));
  // A pin is said to be a button: Leaflet leaves the keys of one to us.
  pin.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== ' ' && originalEvent.key !== 'Enter') return;
    originalEvent.preventDefault();
    onPress();
  });
  return pin.on('click', onPress);
}

/** Where the search is around: a dot that nothing can be done with. */
function hereAt(origin: Position): Marker {
  const icon = divIcon({ className: 'v-here', iconSize: [18, 18], html: elementWithText('span', '') });
  return marker(at(origin), { icon, interactive: false, keyboard: false });
}

/** A map in an element that has its size. Once it is removed, what was still on its way to it is not drawn. */
export function drawMap(container: HTMLElement, wishes: MapOptions): DrawnMap {
  const drawn = createDrawnMap(container, wishes);
  let isRemoved = false;
  return {
    ...drawn,
    show(points, origin) {
      if (!isRemoved) drawn.show(points, origin);
    },
    choose(chosen) {
      if (!isRemoved) drawn.choose(chosen);
    },
    remove() {
      isRemoved = true;
      drawn.remove();
    },
  };
}

function createDrawnMap(container: HTMLElement, wishes: MapOptions): DrawnMap {
  const map = createLeafletMap(container, wishes);
  const fit = createFittedView(map);
  let shown: readonly MapPoint[] = [];
  let pins: readonly { readonly pin: Marker; readonly cluster: Cluster }[] = [];
  let raised: string | null = null;
  let here: Marker | null = null;
  let isPlaced = false;

  function press(cluster: Cluster): void {
    const bounds = latLngBounds(cluster.map(({ position }) => at(position)));
    const isNearest = map.getZoom() >= NEAREST;
    if (cluster.length === 1 || isNearest) wishes.onChoose(cluster[0].slug);
    else map.fitBounds(bounds, { padding: [PADDING, PADDING], maxZoom: NEAREST, animate: !wishes.isCalm });
  }

  function draw(): void {
    for (const { pin } of pins) pin.remove();
    const near = clusters(shown, ({ position }) => map.latLngToLayerPoint(at(position)), APART);
    pins = near.map((cluster) => ({
      cluster,
      pin: pinOf(cluster, wishes.nameCluster, () => press(cluster)).addTo(map),
    }));
    raise();
  }

  function raise(): void {
    for (const { pin, cluster } of pins) {
      const isRaised = cluster.some(({ slug }) => slug === raised);
      pin.getElement()?.classList.toggle('v-raised', isRaised);
      pin.setZIndexOffset(isRaised ? ABOVE_OTHERS : 0);
    }
  }
  map.on('zoomend', draw);

  return {
    show(points, origin) {
      shown = points;
      here?.remove();
      here = origin && hereAt(origin).addTo(map);
      const listed = points.filter(({ isBeyond = false }) => !isBeyond);
      const places = [...listed.map(({ position }) => position), ...(origin ? [origin] : [])];
      const seen = latLngBounds(places.map(at));
      const maxZoom = places.length > 1 ? STREETS : ALONE;
      // What comes first is there at once: it goes nowhere from somewhere else.
      const animate = isPlaced && !wishes.isCalm;
      if (seen.isValid()) fit(seen, { padding: PADDING, maxZoom, animate });
      else if (!isPlaced) map.setView(EUROPE, 4);
      isPlaced = true;
      draw();
    },
    choose(chosen) {
      raised = chosen?.slug ?? null;
      raise();
      const point = chosen?.isSought ? shown.find(({ slug }) => slug === raised) : undefined;
      if (point && !map.getBounds().contains(at(point.position)))
        map.panTo(at(point.position), { animate: !wishes.isCalm });
    },
    zoom: (step) => void map.setZoom(map.getZoom() + step),
    remove() {
      // Leaflet ends a zoom by a timer, which finds nothing of a map that has been removed: without a zoom under way it does nothing.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
    },
  };
}

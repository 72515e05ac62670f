import { useEffect, useRef, useState, type RefObject } from 'react';
import { jsonOf } from '#domain/json.ts';
import type { Position } from '#domain/shops/distance.ts';
import { textIn } from '#domain/locale.ts';
import type { MapTiles } from '#domain/shops/map-tiles.ts';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { useCalm } from '#ui/environment/use-calm.ts';
import { useScheme } from '#ui/environment/use-scheme.ts';
import { drawMap, type ChosenPoint, type DrawnMap, type MapPoint } from './draw-map.ts';
import { adoptMapRules } from './map-sheet.ts';

interface MapViewProps {
  readonly tiles: Pick<MapTiles, 'url' | 'attribution'>;
  readonly points: readonly MapPoint[];
  readonly origin: Position | null;
  /** The one that the list is at. */
  readonly chosen?: ChosenPoint | null;
  readonly onChoose: (slug: string) => void;
  /** Not one of its pictures came. */
  readonly onEmpty?: () => void;
  /** Twind classes of its height. */
  readonly className: string;
}

function ZoomButton({
  label,
  sign,
  onPress,
}: {
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={tw(
        'inline-flex items-center justify-center w-11 h-11 rounded-full border border-control bg-surface text-lead',
      )}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** The map in its place, as long as that is there. */
function useDrawnMap(
  place: RefObject<HTMLDivElement | null>,
  { tiles, points, origin, chosen = null, onChoose, onEmpty }: MapViewProps,
): DrawnMap | null {
  const { locale, t } = useTexts();
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const scheme = useScheme(place);
  const isCalm = useCalm();
  const nameCluster = (names: readonly string[]) =>
    t('shop-picker:map.cluster', { count: names.length, names: names.join(', ') });
  const told = useRef({ nameCluster, onChoose, onEmpty });
  useEffect(() => {
    told.current = { nameCluster, onChoose, onEmpty };
  });
  const { url } = tiles;
  const attribution = textIn(locale, tiles.attribution);
  useEffect(() => {
    const element = place.current;
    if (!element || !scheme) return;
    adoptMapRules();
    const made = drawMap(element, {
      tiles: { url, attribution },
      scheme,
      isCalm,
      nameCluster: (names) => told.current.nameCluster(names),
      onChoose: (slug) => told.current.onChoose(slug),
      onEmpty: () => told.current.onEmpty?.(),
    });
    setDrawn(made);
    return () => {
      setDrawn(null);
      made.remove();
    };
  }, [place, url, attribution, scheme, isCalm]);
  const shown = jsonOf([points, origin]);
  useEffect(() => {
    const [now, here] = JSON.parse(shown) as [readonly MapPoint[], Position | null];
    drawn?.show(now, here);
  }, [drawn, shown]);
  const slug = chosen?.slug;
  const isSought = chosen?.isSought === true;
  useEffect(() => {
    drawn?.choose(slug === undefined ? null : { slug, isSought });
  }, [drawn, slug, isSought]);
  return drawn;
}

/** A quiet map with a numbered pin for each shop of the list. */
export function MapView(props: MapViewProps) {
  const { points, className } = props;
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useDrawnMap(place, props);
  return (
    <div role="region" aria-label={t('shop-picker:map.label')} className={tw('relative')}>
      <div
        ref={place}
        data-map=""
        data-tells-scheme=""
        className={tw(`bg-surface rounded border border-line ${className}`)}
      />
      <div className={tw('absolute right-3 top-3 z-10 grid gap-2')}>
        <ZoomButton label={t('shop-picker:map.zoomIn')} sign="+" onPress={() => drawn?.zoom(1)} />
        <ZoomButton label={t('shop-picker:map.zoomOut')} sign="−" onPress={() => drawn?.zoom(-1)} />
      </div>
      <p className={tw('mt-2 text-caption text-muted')}>
        {t('shop-picker:map.hint')} {points.length > 1 && t('shop-picker:map.clusters')}
      </p>
    </div>
  );
}

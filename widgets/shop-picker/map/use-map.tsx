import { useDeferredValue, useMemo, useState } from 'react';
import type { MapTiles } from '#domain/shops/map-tiles.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { PlaceIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import type { PickerState } from '../picker-state.ts';

/** The map beside the list: nothing of it is loaded before the visitor asks for it. */
export interface MapState {
  readonly tiles: MapTiles | null;
  /** What the button says. */
  readonly isWanted: boolean;
  /** What the list follows: it is drawn anew beside a map, which the button's answer does not wait for. */
  readonly isShown: boolean;
  readonly toggle: () => void;
}

export function useMap({ company, shops }: PickerState): MapState {
  const [isPressed, setPressed] = useState(false);
  const tiles = useMemo(
    () => (company && shops.some(({ position }) => position !== null) ? company.mapTiles : null),
    [company, shops],
  );
  const isWanted = isPressed && tiles !== null;
  return { tiles, isWanted, isShown: useDeferredValue(isWanted), toggle: () => setPressed(!isPressed) };
}

/** The button that shows the map, and says which other host it comes from. */
export function MapToggle({ map: { tiles, isWanted, toggle } }: { readonly map: MapState }) {
  const { t } = useTexts();
  if (!tiles) return null;
  return (
    <div className={tw('-mt-2 mb-6 flex flex-wrap items-center gap-x-4')}>
      <Button variant="quiet" expanded={isWanted} onPress={toggle}>
        <PlaceIcon />
        {t(isWanted ? 'shop-picker:map.hide' : 'shop-picker:map.show')}
      </Button>
      {tiles.host && !isWanted && (
        <span className={tw('text-caption text-muted')}>
          {t('shop-picker:map.host', { host: tiles.host })}
        </span>
      )}
    </div>
  );
}

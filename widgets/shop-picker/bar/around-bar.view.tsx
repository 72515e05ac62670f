import { useId } from 'react';
import { formatKilometres } from '#domain/shops/distance.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

interface AroundBarProps {
  /** The town that is searched around; null: the visitor. */
  readonly place: string | null;
  readonly kilometres: number;
  /** To choose from, in kilometres. */
  readonly radii: readonly number[];
  readonly onKilometres: (kilometres: number) => void;
  readonly onStop: () => void;
}

/** Around what shops are found, and how far: the slider goes from one radius to the next. */
export function AroundBar({ place, kilometres, radii, onKilometres, onStop }: AroundBarProps) {
  const { locale, t } = useTexts();
  const id = useId();
  const radius = formatKilometres(locale, kilometres);
  return (
    <div
      role="group"
      aria-label={place === null ? t('shop-picker:locate.you') : t('shop-picker:locate.place', { place })}
      className={tw('mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 py-3 border-y border-line')}
    >
      <p className={tw('font-medium')}>
        {place === null ? t('shop-picker:locate.you') : t('shop-picker:locate.place', { place })}
      </p>
      <div className={tw('flex items-center gap-3 grow min-w-[calc(var(--u)*14)]')}>
        <label htmlFor={id} className={tw('text-muted')}>
          {t('shop-picker:radius.label')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={radii.length - 1}
          step={1}
          value={radii.indexOf(kilometres)}
          list={`${id}-steps`}
          aria-valuetext={radius}
          onChange={(event) => onKilometres(radii[event.currentTarget.valueAsNumber] ?? kilometres)}
          className={tw('grow min-w-0 h-11')}
        />
        <datalist id={`${id}-steps`}>
          {radii.map((each, index) => (
            <option
              key={each}
              value={index}
              label={formatKilometres(locale, each)}
              aria-label={formatKilometres(locale, each)}
            />
          ))}
        </datalist>
        <output htmlFor={id} className={tw('w-[calc(var(--u)*4)] text-right tabular-nums whitespace-nowrap')}>
          {radius}
        </output>
      </div>
      <Button variant="quiet" onPress={onStop}>
        {t('shop-picker:locate.stop')}
      </Button>
    </div>
  );
}

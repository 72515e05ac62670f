import { useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { hasRegions, Region, useRegions } from '#widgets/shop-picker/list/regions.tsx';
import type { AllShops } from '#widgets/shop-picker/shop-picker.tsx';

interface IndexProps {
  readonly regions: ReturnType<typeof useRegions>;
  readonly onRegion: (id: number) => void;
}

/** The regions, each a way to its shops: beside them it stays in view, on a phone it is a line of chips. */
function Index({ regions, onRegion }: IndexProps) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('shop-picker:regions')}
      className={tw('min-w-0 mb-4 @[56em]:mb-0 @[56em]:sticky @[56em]:top-head')}
    >
      <ul
        className={tw(
          'flex gap-2 -mx-5 px-5 pb-2 overflow-x-auto [scrollbar-width:none] @[40em]:-mx-8 @[40em]:px-8 @[56em]:block @[56em]:mx-0 @[56em]:px-0 @[56em]:border-l @[56em]:border-line',
        )}
      >
        {regions.map(({ id, name, members }) => (
          <li key={id} className={tw('shrink-0')}>
            <button
              type="button"
              onClick={() => onRegion(id)}
              className={tw(
                'inline-flex items-baseline gap-2 min-h-target px-4 py-2 rounded-pill border border-control text-left hover:bg-sunk @[56em]:w-full @[56em]:rounded-none @[56em]:border-transparent',
              )}
            >
              <span className={tw('whitespace-nowrap @[56em]:whitespace-normal')}>{name}</span>
              <span className={tw('text-caption text-muted tabular-nums')}>{members.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shops as lines below their regions, with an index of those. */
export const GroupedShops: AllShops = ({ picker, shops }) => {
  const regions = useRegions(picker, shops);
  const list = useRef<HTMLDivElement>(null);
  const goTo = (id: number) => {
    const heading = list.current?.querySelector<HTMLElement>(`[data-region="${id}"] [part=heading]`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  if (!hasRegions(shops)) return <Region picker={picker} shops={shops} />;
  return (
    <div className={tw('grid gap-x-16 items-start @[56em]:grid-cols-[minmax(0,15em)_minmax(0,1fr)]')}>
      <Index regions={regions} onRegion={goTo} />
      <div ref={list} className={tw('min-w-0 grid gap-10')}>
        {regions.map(({ id, name, members }) => (
          <section key={id} aria-label={name} data-region={id} className={tw('min-w-0')}>
            <RegionName name={name} />
            <Below>
              <Region picker={picker} shops={members} />
            </Below>
          </section>
        ))}
      </div>
    </div>
  );
};

/** It takes the focus where the index leads to it. */
function RegionName({ name }: { readonly name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Heading variant="title" focusRef={heading} className="pb-2 border-b border-line">
      {name}
    </Heading>
  );
}

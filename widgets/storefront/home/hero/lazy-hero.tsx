import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { HERO_HEIGHT } from './hero-height.ts';
import type { HeroSectionProps } from './hero-section.tsx';

/** The company's pictures: they come with the page that a server sends, and nowhere else than where there are some. */
export const heroPart = lazyPart(() => import('./hero-section.tsx'));

export function LazyHero(props: Omit<HeroSectionProps, 'isCollapsed'> & { readonly text: string }) {
  const isLow = props.company.hero?.isBottom === true;
  const part = heroPart.usePart(true);
  if (part.kind === 'failed') return null;
  if (part.kind === 'waiting') return <HeroPlace />;
  return (
    // At the bottom it stands in a section, which is below the page's heading already.
    <Below by={isLow ? 0 : 1}>
      <part.value.HeroSection {...props} isCollapsed={isLow && props.text !== ''} />
    </Below>
  );
}

/** What keeps its place. */
export const HeroPlace = () => <div className={tw(`bg-[#1c1917] ${HERO_HEIGHT}`)} />;

import type { HomeProps } from '../home-props.ts';
import { Hero } from './hero.view.tsx';
import { useSlides, type WantedService } from './use-slides.ts';

export interface HeroSectionProps extends HomeProps {
  readonly isCollapsed: boolean;
  readonly onChoose: (wanted: WantedService) => void;
}

/** The company's slides, where any of them says or shows something. */
export function HeroSection({ site, company, catalogue, pages, isCollapsed, onChoose }: HeroSectionProps) {
  const slides = useSlides(site, company, catalogue, pages, onChoose);
  if (slides.length === 0) return null;
  return <Hero slides={slides} position={company.hero?.position ?? 'left'} isCollapsed={isCollapsed} />;
}

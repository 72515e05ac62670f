import type { Company } from '#domain/company/company.ts';

/** A part of the home page. */
export type HomeSection = 'hero' | 'salon' | 'house' | 'shop-picker' | 'shops' | 'services' | 'how' | 'visit';

/** One shop, or none, is always told as one salon; several as the company chose. */
export function homeMode(shopCount: number, homepage: Company['homepage']): Company['homepage'] {
  return shopCount <= 1 ? 'mono' : homepage;
}

/** How a few shops stand: one below the other, or side by side. */
export function fewArrangement(shopCount: number, homepage: Company['homepage']): 'bands' | 'pillars' {
  return homeMode(shopCount, homepage) === 'mkp-2' ? 'bands' : 'pillars';
}

/** So few shops stand side by side, without a search. */
const FEW = 3;

/** Whether the company's pictures are shown at all: never for a single shop. */
export function hasHero(shopCount: number, hero: Company['hero']): boolean {
  return shopCount > 1 && hero !== null && hero.slides.length > 0;
}

/** Whether the shops come soon after a few words, in place of a large picture: in every layout of several but the first. */
export function hasBriefOpening(layouts: Company['pageThemes']): boolean {
  return (layouts.get('multiShop') || 'default') !== 'default';
}

/**
 * The home page's parts in their order. A hero at the bottom belongs to the shop picker, where there is one: it stands
 * between the field and what is found, and makes room for it.
 */
export function homeSections(
  shopCount: number,
  { homepage, hero }: Pick<Company, 'homepage' | 'hero'>,
  isBrief: boolean,
): readonly HomeSection[] {
  const mode = homeMode(shopCount, homepage);
  if (shopCount <= 1) return ['salon', 'services', 'visit', 'how'];
  const shops = shopCount <= FEW ? 'shops' : 'shop-picker';
  const isShown = hasHero(shopCount, hero);
  const isTop = isShown && hero?.isBottom !== true;
  const isAlone = isShown && !isTop && shops !== 'shop-picker';
  const opening: readonly HomeSection[] = [
    ...(isTop ? (['hero'] as const) : []),
    isShown || (isBrief && mode !== 'mono') ? 'house' : 'salon',
    ...(isAlone ? (['hero'] as const) : []),
  ];
  const shopsFirst = mode === 'mkp' || (mode === 'mkp-2' && shops === 'shops');
  return [
    ...opening,
    ...(shopsFirst ? ([shops, 'services'] as const) : (['services', shops] as const)),
    'how',
  ];
}

/** Whether the home page of one shop has another layout than the first. */
export function hasMonoLayout(shopCount: number, layouts: Company['pageThemes']): boolean {
  return shopCount === 1 && (layouts.get('monoShop') || 'default') !== 'default';
}

/** Whether the header lies over the page's first picture; as far as it can be told before the shops are known. */
export function startsWithHero(
  shopCount: number | null,
  company: Pick<Company, 'homepage' | 'hero'>,
  layouts: Company['pageThemes'],
): boolean {
  if (shopCount !== null && hasMonoLayout(shopCount, layouts)) return layouts.get('monoShop') === 'galaxy';
  return homeSections(shopCount ?? 2, company, hasBriefOpening(layouts))[0] === 'hero';
}

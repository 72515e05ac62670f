import type { Category, Service } from '#domain/catalogue/catalogue.ts';
import type { Company, HeroSlide } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import type { SitePages } from '../../pages/site-pages.ts';
import { shownPage } from '../../place/shown-page.ts';
import { targetTo } from '../../place/target.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import type { Slide } from './hero.view.tsx';
import { slideAction, type SlideAction } from './slide-action.ts';

/** A service for which a shop is to be chosen. */
export interface WantedService {
  readonly service: Service;
  readonly category: Category;
}

/** The company's slides with their ways on; a slide that says and shows nothing is left out. */
export function useSlides(
  site: Site,
  company: Company,
  { shops, categories }: LoadedCatalogue,
  pages: SitePages,
  choose: (wanted: WantedService) => void,
): readonly Slide[] {
  const { locale } = useTexts();
  const offer = { shops: shops ?? [], categories: categories ?? [], phone: company.identity.phone };
  const known = { shops, categories, company, named: undefined };
  const reading = { hasPage: (kind: string) => pages.of(kind) !== null, isReserving: false };
  const buttonOf = (action: SlideAction, label: string): Slide['action'] => {
    switch (action.kind) {
      case 'page':
        if (shownPage(action.route, known, reading).kind === 'missing') return null;
        return { label, to: targetTo(site.navigation, action.route) };
      case 'address':
        return { label, href: action.href };
      case 'choose-shop':
        return { label, to: { href: null, go: () => choose(action) } };
    }
  };
  const isPending = ({ action }: HeroSlide) =>
    (action === 'shop' || action === 'service' || action === 'category') && !(shops && categories);
  const actionOf = (slide: HeroSlide): Slide['action'] => {
    const label = textIn(locale, slide.actionText);
    if (!label) return null;
    const action = slideAction(slide, offer);
    if (action) return buttonOf(action, label);
    return isPending(slide) ? { label, isPending: true } : null;
  };
  return (company.hero?.slides ?? []).flatMap((slide, index) => {
    const shown: Slide = {
      id: String(index),
      title: textIn(locale, slide.title),
      text: textIn(locale, slide.text),
      picture: slide.picture,
      action: actionOf(slide),
    };
    return shown.title || shown.text || shown.picture ? [shown] : [];
  });
}

import type { LookChange } from '#contract/company/company-wire.ts';
import type { DemoHost } from '../../../e2e/fixtures/journey.ts';

/** Where in the demo the layouts of a kind are seen. */
export interface PageOfKind {
  readonly company: Exclude<DemoHost, ''>;
  readonly path: string;
  /** What else of the company's look is drafted, so that the kind is seen at once and in both schemes. */
  readonly look?: LookChange;
  /** Whether it is shown to those alone who have agreed to what third parties do. */
  readonly needsConsent?: boolean;
}

/** Of companies that are always light, or always dark. */
const IN_BOTH_SCHEMES: LookChange = { themes: { general: { dark: null } } };
const WITHOUT_SLIDES: LookChange = {
  booker: {
    sections: {
      home: { heroImage: { enabled: false, isBottom: false, serviceId: '', position: '', slides: [] } },
    },
  },
};

/** A page for each kind that a company's theme has layouts of. */
export const PAGES_OF_KINDS: Readonly<Record<string, PageOfKind>> = {
  monoShop: { company: 'atelier', path: '/', look: IN_BOTH_SCHEMES },
  multiShop: { company: 'maison', path: '/', look: WITHOUT_SLIDES },
  mkpShop: { company: 'maison', path: '/services/massages/massage-suedois?page=reserved' },
  shop: { company: 'maison', path: '/paris-marais' },
  servicesCateg: { company: 'maison', path: '/services' },
  categories: { company: 'maison', path: '/services/massages' },
  services: { company: 'maison', path: '/services/massages' },
  servicesStars: { company: 'duo', path: '/services', look: IN_BOTH_SCHEMES, needsConsent: true },
  servicePresentation: { company: 'maison', path: '/services/massages/massage-suedois' },
  articles: { company: 'maison', path: '/boutique' },
  gift: { company: 'maison', path: '/gift' },
  contact: { company: 'maison', path: '/contact' },
};

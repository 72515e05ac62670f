import type { CompanyTheme } from './company-theme.ts';
import type { Locale, LocalizedText } from '../locale.ts';
import type { DeliveryTerms } from '../delivery/delivery.ts';
import type { Currency } from '../prices/money.ts';
import type { OnlineTerms } from '../prices/payment-terms.ts';
import type { Picture } from '../catalogue/catalogue.ts';
import type { MapTiles } from '../shops/map-tiles.ts';
import type { LegalSection } from '../site/fixed-routes.ts';

export interface HeroSlide {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** `service`, `category`, `shop`, `url`…; a screen shows no button for one that it does not know. */
  readonly action: string;
  readonly actionText: LocalizedText;
  readonly actionValue: string;
  readonly picture: Picture | null;
}

/** What the home page opens with. */
export interface HeroContent {
  readonly isBottom: boolean;
  readonly position: 'left' | 'right' | 'bottom';
  readonly serviceId: string;
  readonly slides: readonly HeroSlide[];
}

export interface CompanyIdentity {
  readonly name: string;
  readonly websiteUrl: string;
  readonly logo: string;
  readonly logoWhite: string;
  readonly logoSize: number;
  readonly phone: string;
  readonly email: string;
  /** Active networks that have an address, by network name. */
  readonly socials: readonly { readonly network: string; readonly url: string }[];
}

/** Whether the company shows its site. */
export interface SiteClosure {
  readonly maintenance: boolean;
  readonly disabled: boolean;
  /** Company HTML: sanitise before showing. */
  readonly message: LocalizedText;
  readonly hideDefault: boolean;
}

export interface BookingSettings {
  /** The company takes appointments. */
  readonly active: boolean;
  /** Minutes between two starts offered. */
  readonly intervalMinutes: number;
  /** Until how many hours before an appointment it may be cancelled. */
  readonly cancelHours: number;
  /** Default of its shops. */
  readonly usesCabins: boolean;
  readonly showsDuration: boolean;
  readonly showsPrice: boolean;
  /** Which of the prices by time a service shows. */
  readonly priceTimesMode: 'first' | 'lowest';
  /** How its visits are paid online; null where none is, or nothing is told of it. */
  readonly online: OnlineTerms | null;
}

export type PaymentProvider = 'free' | 'stripe' | 'payzen' | 'saferpay' | 'paypal' | 'monetico';

/** Company HTML by section: sanitise before showing. */
export type LegalTexts = Readonly<Record<'legal' | 'cookies' | LegalSection, LocalizedText>>;

/** A tenant as anyone may know it, every default applied. */
export interface Company {
  readonly token: string;
  readonly nickname: string;
  readonly version: number;
  readonly debug: boolean;
  readonly identity: CompanyIdentity;
  readonly currency: Currency & { readonly symbol: string };
  /** Enabled languages, French first; never empty. One only: it is forced. */
  readonly locales: readonly Locale[];
  readonly cartActive: boolean;
  /** Whether it sells products. */
  readonly productsActive: boolean;
  /** Whether it sells them online. */
  readonly eshopEnabled: boolean;
  /** How it sends products; null: they are collected. */
  readonly delivery: DeliveryTerms | null;
  /** Whether it has a theme to sell vouchers with. */
  readonly hasGiftThemes: boolean;
  readonly closure: SiteClosure;
  readonly booking: BookingSettings;
  /** As it was read; what is shown of it by now the company's store says. */
  readonly theme: CompanyTheme;
  /** Chosen theme id by page kind; also as it was read. */
  readonly pageThemes: ReadonlyMap<string, string>;
  readonly homepage: 'mono' | 'mkp' | 'mkp-2';
  readonly hero: HeroContent | null;
  /** Ordered. */
  readonly menuItems: readonly { readonly id: string; readonly url: string; readonly label: LocalizedText }[];
  readonly primarySite: { readonly url: string; readonly text: LocalizedText } | null;
  readonly fastRegistration: boolean;
  readonly payment: { readonly provider: PaymentProvider; readonly publicKey: string };
  /** Its own choice of a map; null where it has none. */
  readonly mapTiles: MapTiles | null;
  readonly bottomNav: { readonly left: string; readonly right: string };
  /** The legal texts that the company has written; the texts themselves have a call of their own. */
  readonly legalSections: readonly LegalSection[];
  /** Languages in which there are articles of the magazine; may hold `all`. */
  readonly magazineLanguages: readonly string[];
  /** `%s` stands for the page's own title. */
  readonly titlePattern: string;
  readonly indexable: boolean;
  /** Besides the back end's, the origins that its pictures may come from. */
  readonly pictureOrigins: readonly string[];
  readonly favicon: { readonly image: string; readonly title: string };
}

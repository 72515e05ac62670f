import { Type, type Static } from 'typebox';
import { FROM, entity, entityFrom } from '../entity.ts';
import { ImageWire, LocalizedWire } from '../fields/media.ts';
import { FontWire } from './font-wire.ts';
import { PaymentModeWire } from '../money/sale-wire.ts';
const Flag = Type.Boolean();
const Days = Type.Integer({ minimum: 0, maximum: 60 });

/** How products are sent. Working days until they arrive; for nothing where they cost as much as `freeFrom`. */
const Delivery = entity('DeliveryTerms', {
  active: Flag,
  /** ISO 3166, where to. */
  countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, maxItems: 60 }),
  price: Type.Number({ minimum: 0, maximum: 10_000 }),
  freeFrom: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  days: Type.Object({ from: Days, to: Days }),
});
const Colour = Type.String();

const GeneralTheme = Type.Partial(
  Type.Object({
    buttonsColor: Colour,
    secondaryButtonsColor: Colour,
    buttonSolo: Flag,
    headerColor: Colour,
    menuColor: Colour,
    footerColor: Colour,
    mkpBackgroundColor: Colour,
    mkpBackgroundImage: Type.Object({ url: Type.String() }),
    breadcrumbDefaultColor: Colour,
    breadcrumbDoneColor: Colour,
    breadcrumbCurrentColor: Colour,
    eventsColor: Colour,
    eventsTextColor: Colour,
    siteContained: Flag,
    containedBackgroundColor: Colour,
    roundedMenu: Flag,
    headerFullWidth: Flag,
    squareFlatButtons: Flag,
    shadowSiteContained: Flag,
    /** Null: as the visitor prefers, as where it is absent. */
    dark: Type.Union([Flag, Type.Null()]),
    customCss: Type.String(),
    headerFont: FontWire,
    menuFont: FontWire,
    bodyFont: FontWire,
  }),
  { title: 'GeneralTheme' },
);

const Social = entity('SocialNetwork', { active: Flag, url: Type.String() });

const Slide = entity('Slide', {
  title: LocalizedWire,
  text: LocalizedWire,
  buttonAction: Type.String(),
  buttonText: LocalizedWire,
  buttonActionValue: Type.String(),
  image: ImageWire,
});

const MenuItem = entity('MenuItem', {
  id: Type.Integer(),
  url: Type.String(),
  label: LocalizedWire,
  order: Type.Integer(),
});

const Texts = entity('CompanyTexts', { legal: LocalizedWire, cookies: LocalizedWire });
const TextLegals = entity('LegalTexts', {
  rgpd: LocalizedWire,
  mentions: LocalizedWire,
  cgv: LocalizedWire,
  cgu: LocalizedWire,
});

/** Kept as it comes: who shows it reads it with care. */
const Kept = Type.Optional(Type.Unknown());

const marks = {
  token: Type.String(),
  nickname: Type.String(),
  version: Type.Number(),
  isDebug: Flag,
  mCurrency: Type.Object({ symbol: Type.String(), code: Type.String() }),
  mCurrencyFormat: Kept,
  stripeConnectEnabled: Kept,
  stripeConnectId: Kept,
  gaConversionId: Kept,
  gaConversionLabel: Kept,
  klaviyoPublicKey: Kept,
};
const Marks = Type.Partial(Type.Object(marks), { title: 'CompanyMarks' });

const identityFields = {
  displayName: Type.String(),
  websiteURL: Type.String(),
  logo: Type.String(),
  logoWhite: Type.String(),
  logoSize: Type.Integer(),
  phone: Type.String(),
  email: Type.String(),
  socialNetworks: Type.Record(Type.String(), Social),
  /** On invoices: the name and number in the register of companies, the VAT numbers by country. */
  legalName: Type.Optional(Type.String()),
  registration: Type.Optional(Type.String()),
  vatNumbers: Type.Optional(Type.Record(Type.String(), Type.String())),
};
const IdentityPart = Type.Partial(Type.Object(identityFields), { title: 'IdentityPart' });

const factFields = {
  ...marks,
  identity: Type.Object(identityFields, { title: 'CompanyIdentity', [FROM]: IdentityPart }),
  cart: Type.Object({ active: Flag }),
  themes: entity('CompanyThemes', {
    general: GeneralTheme,
    pages: Type.Record(Type.String(), Type.String()),
  }),
};
const Facts = Type.Object(factFields, { title: 'CompanyFacts', [FROM]: Marks });

const Origins = Type.Array(Type.String({ pattern: '^https?://[\\w.-]+(:\\d{1,5})?$', maxLength: 260 }), {
  maxItems: 50,
});

const settings = {
  maintenance: Flag,
  siteDisabled: Flag,
  siteDisabledMessage: LocalizedWire,
  siteDisabledHideDefault: Flag,
  langs: Type.Record(Type.String(), Flag),
  homepageType: Type.String(),
  sections: entity('HomeSections', {
    home: Type.Object({
      heroImage: Type.Object({
        enabled: Flag,
        isBottom: Flag,
        serviceId: Type.String(),
        position: Type.String(),
        slides: Type.Array(Slide),
      }),
    }),
  }),
  customMenuItems: Type.Array(MenuItem),
  primarySiteLinkEnabled: Flag,
  primarySiteLink: Type.String(),
  primarySiteLinkText: LocalizedWire,
  auth: Type.Object({ fastRegistration: Flag }),
  payment: Type.Object({ provider: Type.String(), keys: Type.Object({ publicKey: Type.String() }) }),
  appointment: Type.Object({
    cuttingHours: Type.Integer(),
    cancelHours: Type.Integer(),
    /** Whether visits can be paid online; absent: as the company's terms of payment say. */
    payment: Type.Optional(Type.Object({ active: Flag }, { additionalProperties: true })),
    nbCustomerRequired: Kept,
    /** Mails to the company: of each booking, move, cancellation unless false; from `listHour` the day's list, with `emptyDays` of days without any. */
    mails: Type.Optional(
      Type.Partial(
        Type.Object({
          booked: Flag,
          moved: Flag,
          cancelled: Flag,
          listHour: Type.Integer({ minimum: 0, maximum: 23 }),
          emptyDays: Flag,
        }),
      ),
    ),
  }),
  appointments: Flag,
  shopUseCabins: Flag,
  /** Whether products are sold; absent: they are not. */
  products: Type.Optional(Type.Object({ active: Flag })),
  /** How products are sent; absent, or not active: they are collected. */
  delivery: Type.Optional(Delivery),
  services: Type.Object({
    list: Type.Optional(Type.Object({ display: Type.Object({ duration: Flag, price: Flag }) })),
    priceTimesMode: Type.String(),
  }),
  navigation: Type.Object({
    mobile: Type.Object(
      { bottomNavLeft: Type.String(), bottomNavRight: Type.String() },
      { additionalProperties: true },
    ),
    desktop: Kept,
  }),
  /** Looks of the page behind the site. */
  backgroundColor: Type.Optional(Colour),
  /** `no-repeat`, `repeat`, `repeat-x` or `repeat-y`. */
  backgroundRepeat: Type.Optional(Type.String()),
  headerDark: Type.Optional(Flag),
  /**
   * Origins of the company's own, as `https://salon.example`: of their pages alone the answers may be read, unless there are none,
   * and from them pictures may come, as from the back end.
   */
  allowedOrigins: Type.Optional(Origins),
  /** Origins of back offices that may show what is drafted in a frame, and change it there. */
  previewOrigins: Type.Optional(Origins),
  /** Where the pictures of the map of its shops are: an address with {z}, {x}, {y} and perhaps {scheme}. Absent: there is no map. */
  mapTiles: Type.Optional(Type.Object({ url: Type.String(), attribution: LocalizedWire })),
  /** Whether text messages are sent; absent: they are. */
  sms: Type.Optional(Flag),
  seo: Type.Object({ siteTabTitlePattern: Type.String(), indexable: Flag }),
  favicon: Type.Object({ image: Type.String(), title: Type.String() }),
  cuttingHours: Kept,
  eshopEnabled: Type.Optional(Flag),
  cart: Kept,
  gift: Kept,
  gifts: Kept,
  couponsPopupHome: Kept,
  couponsPopupText: Kept,
  popupEnabled: Kept,
  popupImg: Kept,
  popupText: Kept,
  popupLink: Kept,
  popupLinkText: Kept,
  avisverifies: Kept,
  optinMonsterEnabled: Kept,
  optinMonsterCode: Kept,
  oauthKeys: Kept,
  alertMessages: Kept,
  ganalytics: Kept,
  /** Ids of third-party services by their names, and `tagServer`, as docs/third-parties.md lists them. */
  thirdParties: Kept,
};
const SiteFields = Type.Partial(Type.Object(settings), { title: 'SiteFields' });
/** How the site of a company works and what it shows. */
const Settings = Type.Object(settings, { title: 'SiteSettings', [FROM]: SiteFields });

const companySite = {
  textLegals: TextLegals,
};

/** Everything that anyone may know of a company: an allow-list, so that no secret key can travel. */
export const CompanyWire = entityFrom('Company', Facts, {
  texts: Texts,
  booker: entityFrom('CompanySite', Settings, companySite),
});
export type CompanyWire = Static<typeof CompanyWire>;

/** A company without its long texts, which a first screen does not show. */
export const OpenCompanyWire = entityFrom('OpenCompany', Facts, {
  /** Where it is seen as it is drafted: until when, ISO 8601. */
  previewUntil: Type.Optional(Type.String()),
  booker: entityFrom('OpenCompanySite', Settings, {
    /** Names of the texts of `textLegals` that the company has written: where a link leads to. */
    legalSections: Type.Array(Type.String()),
    /** Languages in which there are articles of the magazine; may hold `all`. */
    magazineLangs: Type.Array(Type.String()),
    /** Ids of the themes that vouchers are sold with. */
    giftThemes: Type.Array(Type.String()),
    /** How a visit is paid online, unless `payOnSite` and its visitor pays in the shop. */
    visitPayment: Type.Object({ mode: PaymentModeWire, depositPercent: Type.Number(), payOnSite: Flag }),
  }),
});
export type OpenCompanyWire = Static<typeof OpenCompanyWire>;

/** The long texts of a company, HTML. */
export const LegalWire = entity('CompanyLegal', { texts: Texts, textLegals: TextLegals });
export type LegalWire = Static<typeof LegalWire>;

const { cart, themes } = Facts.properties;

/** What an administrator may change of a company, section by section; a section that is not named stays as it is. */
export const CompanySettings = Type.Partial(
  Type.Object({
    ...marks,
    identity: IdentityPart,
    cart,
    texts: Type.Partial(Texts),
    themes: Type.Partial(themes),
    booker: entityFrom('CompanySiteFields', SiteFields, Type.Partial(Type.Object(companySite)).properties),
  }),
  { title: 'CompanySettings', [FROM]: Marks },
);
export type CompanySettings = Static<typeof CompanySettings>;

const { identity, booker } = CompanySettings.properties;

/** What a company's site is drawn from; of each section what `LOOK` names alone. */
export const LookChange = Type.Partial(
  Type.Object({ identity, themes: CompanySettings.properties.themes, booker }),
  { title: 'LookChange', [FROM]: CompanySettings },
);
export type LookChange = Static<typeof LookChange>;

/** The sections, by themselves or as a company is read. */
export const CompanyChange = Type.Partial(
  Type.Object({ ...CompanySettings.properties, id: Type.String(), company: CompanySettings }),
  { title: 'CompanyChange', [FROM]: CompanySettings },
);

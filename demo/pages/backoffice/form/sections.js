// The form as data: its sections with the settings that each has a field for. Every setting of the look is in one of them.

import { words } from '../texts/texts.js';
import { PICTURES } from './layout-pictures.js';
import {
  COLOURS,
  CSS,
  DARK,
  FAVICON,
  FLAGS,
  FONTS,
  HOMEPAGE,
  HOMEPAGES,
  LINK_SHOWN,
  LINK_TO,
  LINK_WORDS,
  LOGO,
  LOGO_ON_DARK,
  LOGO_SIZE,
  MENU,
  NAME,
  NAVIGATION,
  PICTURE,
  REPEAT,
  SLIDES,
  SOCIALS,
  helpOf,
  nameOf,
  nameOfScheme,
} from './settings.js';

const of = (kind, path, more = {}) => ({ kind, path, name: () => nameOf(path), help: helpOf(path), ...more });

const SCHEMES = [null, false, true].map((value) => ({ value, label: () => nameOfScheme(value) }));
const REPEATS = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'].map((value) => ({
  value,
  label: words(`repeats.${value}`),
}));
const PLACES = ['services', 'eshop', 'gift', 'magazine', 'shops', 'contact'].map((value) => ({
  value,
  label: words(`places.${value}`),
}));
const NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedIn: 'LinkedIn',
  google: 'Google',
};

const network = (id, name) => [
  { kind: 'address', label: name, at: [id, 'url'] },
  { kind: 'flag', label: words('form.networkShown', { name }), at: [id, 'active'] },
];

/** The networks of a company, those that it has added itself too. */
function networksOf(company) {
  const own = Object.keys(company.identity?.socialNetworks ?? {}).map((id) => [id, NETWORKS[id] ?? id]);
  return Object.entries({ ...NETWORKS, ...Object.fromEntries(own) });
}

const place = (label, at) => ({ kind: 'choice', label, at: ['mobile', at], choices: PLACES });

/**
 * Whether a site shows what a kind of layout arranges, of those that not every site does; `shops` is how many the company has, `booker`
 * what visitors are told of it.
 */
const IS_USED = {
  monoShop: ({ shops }) => shops === 1,
  multiShop: ({ shops }) => shops > 1,
  mkpShop: ({ shops }) => shops > 1,
  articles: ({ booker }) => booker.eshopEnabled === true && booker.products?.active === true,
  gift: ({ booker }) => (booker.giftThemes ?? []).length > 0,
};

/** The kind of home page and the layouts of each kind of page. */
function arrangementsFor(site, layouts) {
  const choices = HOMEPAGES.map((value) => ({ value, label: words(`homepages.${value}`) }));
  const ofKinds = Object.keys(PICTURES)
    .filter((kind) => kind in layouts)
    .map((kind) => ({
      kind: 'layout',
      path: `themes.pages.${kind}`,
      page: kind,
      name: words(`kinds.${kind}`),
      ids: layouts[kind],
      isUsed: IS_USED[kind]?.(site) ?? true,
    }));
  return [of('segments', HOMEPAGE, { choices, initial: 'mono', isUsed: site.shops > 1 }), ...ofKinds];
}

/** The sections for a company as it is published, whose `site` is as above. `layouts` are the ids by kind of page. */
export function sectionsFor(company, site, layouts) {
  const networks = networksOf(company);
  const quiet = Object.fromEntries(networks.map(([id]) => [id, { active: false, url: '' }]));
  const arrangements = arrangementsFor(site, layouts);
  const unused = arrangements.filter(({ isUsed }) => !isUsed);
  return [
    {
      title: words('sections.colours'),
      className: 'colours',
      fields: [
        of('segments', DARK, { choices: SCHEMES, initial: null }),
        ...COLOURS.map((each) => of('colour', each)),
      ],
    },
    {
      title: words('sections.fonts'),
      fields: [...FONTS.map((each) => of('font', each)), ...FLAGS.map((each) => of('flag', each))],
    },
    {
      title: words('sections.pictures'),
      headings: { [PICTURE]: words('sections.behind') },
      fields: [
        of('text', NAME),
        of('picture', LOGO, { width: 640, of: words('pictures.logo') }),
        of('picture', LOGO_ON_DARK, { width: 640, of: words('pictures.logoOnDark') }),
        of('size', LOGO_SIZE),
        of('inner', FAVICON, {
          empty: { image: '', title: '' },
          inner: [
            {
              kind: 'picture',
              label: words('form.faviconAddress'),
              at: ['image'],
              width: 640,
              of: words('pictures.favicon'),
            },
            { kind: 'text', label: words('form.faviconTitle'), at: ['title'] },
          ],
        }),
        of('inner', PICTURE, {
          empty: { url: '' },
          inner: [
            {
              kind: 'picture',
              label: words('form.pictureAddress'),
              at: ['url'],
              width: 1920,
              of: words('pictures.behind'),
            },
          ],
        }),
        of('choice', REPEAT, { choices: REPEATS }),
      ],
    },
    { title: words('sections.layouts'), fields: arrangements.filter(({ isUsed }) => isUsed) },
    {
      title: words('sections.slides'),
      isWritten: true,
      headings: {
        [SLIDES]: words('sections.slidesAlone'),
        [MENU]: words('sections.menu'),
        [LINK_SHOWN]: words('sections.links'),
      },
      fields: [
        of('slides', SLIDES),
        of('menu', MENU),
        of('flag', LINK_SHOWN),
        of('address', LINK_TO),
        of('words', LINK_WORDS),
        of('inner', NAVIGATION, {
          empty: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
          inner: [
            place(words('form.onTheLeft'), 'bottomNavLeft'),
            place(words('form.onTheRight'), 'bottomNavRight'),
          ],
        }),
        of('inner', SOCIALS, { empty: quiet, inner: networks.flatMap(([id, name]) => network(id, name)) }),
      ],
    },
    { title: words('sections.css'), fields: [of('code', CSS)] },
    ...(unused.length > 0
      ? [{ title: words('sections.unused'), help: words('sections.unusedHelp'), fields: unused }]
      : []),
  ];
}

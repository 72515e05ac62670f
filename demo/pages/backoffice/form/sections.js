// The form as data: its sections with the settings that each has a field for. Every setting of the look is in one of them.

import { KINDS } from './layout-pictures.js';
import {
  COLOURS,
  CSS,
  CSS_HELP,
  DARK,
  FAVICON,
  FLAGS,
  FONTS,
  HOMEPAGE,
  HOMEPAGES,
  LINK_SHOWN,
  LINK_TO,
  LINK_WORDS,
  LOGO_SIZE,
  MENU,
  NAME,
  NAVIGATION,
  PICTURE,
  PICTURES,
  REPEAT,
  SLIDES,
  SOCIALS,
  TEXTS,
  nameOf,
} from './settings.js';

const of = (kind, [path, name, help], more = {}) => ({ kind, path, name, help, ...more });
const named = (kind, path, more) => of(kind, [path, nameOf(path)], more);

const SCHEMES = [
  { value: null, label: 'As the visitor prefers' },
  { value: false, label: 'Light' },
  { value: true, label: 'Dark' },
];
const REPEATS = [
  { value: 'no-repeat', label: 'Once, as wide as the page' },
  { value: 'repeat', label: 'Beside and below itself' },
  { value: 'repeat-x', label: 'Beside itself' },
  { value: 'repeat-y', label: 'Below itself' },
];
const PLACES = Object.entries({
  services: 'Services',
  eshop: 'E-shop',
  gift: 'Gift vouchers',
  magazine: 'Magazine',
  shops: 'Shops',
  contact: 'Contact',
}).map(([value, label]) => ({ value, label }));
const NETWORKS = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedIn: 'LinkedIn',
  google: 'Google',
};

const network = (id, name) => [
  { kind: 'address', label: name, at: [id, 'url'] },
  { kind: 'flag', label: `${name} is shown`, at: [id, 'active'] },
];

/** The networks of a company, those that it has added itself too. */
function networksOf(company) {
  const own = Object.keys(company.identity?.socialNetworks ?? {}).map((id) => [id, NETWORKS[id] ?? id]);
  return Object.entries({ ...NETWORKS, ...Object.fromEntries(own) });
}

const place = (label, at) => ({ kind: 'choice', label, at: ['mobile', at], choices: PLACES });

/** The sections for a company as it is published. `layouts` are the ids by kind of page. */
export function sectionsFor(company, layouts) {
  const networks = networksOf(company);
  const quiet = Object.fromEntries(networks.map(([id]) => [id, { active: false, url: '' }]));
  return [
    {
      title: 'Colours',
      className: 'colours',
      fields: [
        named('segments', DARK, { choices: SCHEMES, initial: null }),
        ...COLOURS.map((each) => of('colour', each)),
      ],
    },
    {
      title: 'Fonts and shapes',
      fields: [...FONTS.map((each) => of('font', each)), ...FLAGS.map((each) => of('flag', each))],
    },
    {
      title: 'Name and pictures',
      headings: { [PICTURE]: 'Behind the site' },
      fields: [
        ...TEXTS.map((each) =>
          each[0] === NAME ? of('text', each) : of('picture', each, { width: 640, of: PICTURES[each[0]] }),
        ),
        named('size', LOGO_SIZE),
        named('inner', FAVICON, {
          empty: { image: '', title: '' },
          inner: [
            {
              kind: 'picture',
              label: 'Address of its picture',
              at: ['image'],
              width: 640,
              of: 'sign of the site',
            },
            { kind: 'text', label: 'Its title', at: ['title'] },
          ],
        }),
        named('inner', PICTURE, {
          empty: { url: '' },
          inner: [
            {
              kind: 'picture',
              label: 'Address of the picture',
              at: ['url'],
              width: 1920,
              of: 'behind the site',
            },
          ],
        }),
        named('choice', REPEAT, { choices: REPEATS }),
      ],
    },
    {
      title: 'Layouts',
      fields: [
        named('segments', HOMEPAGE, {
          choices: Object.entries(HOMEPAGES).map(([value, label]) => ({ value, label })),
          initial: 'mono',
        }),
        ...Object.keys(KINDS)
          .filter((kind) => kind in layouts)
          .map((kind) => ({
            kind: 'layout',
            path: `themes.pages.${kind}`,
            page: kind,
            name: KINDS[kind],
            ids: layouts[kind],
          })),
      ],
    },
    {
      title: 'Slides and menu',
      isWritten: true,
      headings: { [SLIDES]: 'Slides', [MENU]: 'Menu', [LINK_SHOWN]: 'Links' },
      fields: [
        named('slides', SLIDES),
        named('menu', MENU),
        named('flag', LINK_SHOWN),
        named('address', LINK_TO),
        named('words', LINK_WORDS),
        named('inner', NAVIGATION, {
          empty: { mobile: { bottomNavLeft: 'services', bottomNavRight: 'contact' } },
          inner: [place('On the left', 'bottomNavLeft'), place('On the right', 'bottomNavRight')],
        }),
        named('inner', SOCIALS, { empty: quiet, inner: networks.flatMap(([id, name]) => network(id, name)) }),
      ],
    },
    { title: 'Own CSS', fields: [of('code', [CSS, 'CSS', CSS_HELP])] },
  ];
}

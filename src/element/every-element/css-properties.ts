import type { ColourRole } from '#theme/colour/palette.ts';
import { publicTokenOf } from '#theme/tokens.ts';
import type { CssPropertyDocs } from '../definition/docs.ts';

const COLOURS: Readonly<Record<ColourRole, string>> = {
  surface: 'Background of the element.',
  raised: 'Background of what lies above it: panels, dialogs, cards.',
  sunk: 'Background of what lies below it: place holders, quiet areas.',
  text: 'Text.',
  muted: 'Less important text.',
  line: 'Hairlines between things.',
  control: 'Outlines of fields and buttons.',
  accent: 'Background of the main button.',
  accentStrong: 'The same under the pointer.',
  onAccent: 'Text on the main button.',
  link: 'Links.',
  focus: 'The ring around what has the focus.',
  soft: 'A wash of the accent, for what is chosen.',
  onSoft: 'Text on that wash.',
  secondary: 'Outline and words of the buttons beside the main one.',
  onSecondary: 'Text on a background of that colour.',
  positive: 'Text that says that something went well.',
  warning: 'Text that warns.',
  negative: 'Text that says that something went wrong.',
  around: 'Background around a site that does not fill the page.',
  header: 'Background of the storefront’s header.',
  onHeader: 'Text in the header.',
  menu: 'Background of the storefront’s menu.',
  onMenu: 'Text in the menu.',
  footer: 'Background of the storefront’s footer.',
  onFooter: 'Text in the footer.',
  events: 'Background of event notices.',
  onEvents: 'Text in event notices.',
  stepDefault: 'A step of the reservation that is still to come.',
  stepDone: 'A step that is done.',
  stepCurrent: 'The step at hand.',
};

const colours = Object.entries(COLOURS).map(
  ([role, description]) =>
    [publicTokenOf(role), { syntax: '<color>', initial: 'from the company’s theme', description }] as const,
);

/** The custom properties that a host page may set on an element, or anywhere above it. */
export const cssProperties: Readonly<Record<string, CssPropertyDocs>> = {
  ...Object.fromEntries(colours),
  '--vitrine-font-display': {
    syntax: '<family-name>#',
    initial: 'Newsreader',
    description: 'Font of headings.',
  },
  '--vitrine-font-text': { syntax: '<family-name>#', initial: 'Figtree', description: 'Font of text.' },
  '--vitrine-font-menu': {
    syntax: '<family-name>#',
    initial: 'the font of text',
    description: 'Font of the menu.',
  },
  '--vitrine-radius': { syntax: '<length>', initial: '0.5em', description: 'Corners of fields and panels.' },
  '--vitrine-radius-picture': { syntax: '<length>', initial: '0.25em', description: 'Corners of pictures.' },
  '--vitrine-radius-pill': { syntax: '<length>', initial: '2em', description: 'Corners of buttons.' },
};

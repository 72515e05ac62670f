/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly what: string;
  /** The program of `pages/`; none: markup alone. */
  readonly program?: string;
  /** What a visitor came to press, where other controls are there before it. */
  readonly control?: string;
  /** It stops before its first screen, because that needs an account of its maker's. */
  readonly isPartial?: boolean;
}

export const OURS = 'vitrine-booking';
export const OURS_NAMED = 'the same, its code named by the page';
export const OURS_RENDERED = 'vitrine-booking, first rendered by its server';
export const ATOMS = 'Cal.com atoms 2.6';
export const REACT_LIST = 'React list';

const FREE_TIME = '[data-testid=time]:enabled';

export const OURS_IN_ALL_WAYS: readonly string[] = [OURS, OURS_NAMED, OURS_RENDERED];

/** Ours first, drawn by the browser alone as all others are, by the script tag alone and by the tags of a release, and as a salon gets it; then what others make; then the least that a list of forty rows can be. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: OURS, what: 'a salon’s categories, services and prices, ready to book' },
  { name: OURS_NAMED, what: 'the same; the page asks for the code with the script, as a release’s tags do' },
  { name: OURS_RENDERED, what: 'what a salon’s page shows, which takes presses before its code is there' },
  {
    name: ATOMS,
    program: 'calcom-atoms',
    what: 'Booker: one service, a month and the free times of a day',
    control: FREE_TIME,
  },
  {
    name: 'Cal.com atoms 2.11, repaired',
    program: 'calcom-atoms-repaired',
    what: 'the same of the newest release, given the month that it fails to show',
    control: FREE_TIME,
  },
  { name: 'Shopify buy button', program: 'buy-button', what: 'a product, up to its shop', isPartial: true },
  { name: 'hydrogen-react', program: 'hydrogen-react', what: 'forty products with prices and a cart' },
  { name: 'FullCalendar', program: 'fullcalendar', what: 'a week with forty events' },
  { name: 'Web Awesome', program: 'webawesome', what: 'forty cards, a field, a choice and a dialog' },
  { name: REACT_LIST, program: 'react-list', what: 'forty rows, asked for and shown by React alone' },
  {
    name: 'plain element',
    program: 'vanilla-element',
    what: 'the same rows in a custom element without a library',
  },
  { name: 'plain HTML', what: 'the same rows as markup' },
];

/** A page that is measured. */
export interface Contender {
  readonly name: string;
  readonly what: string;
  /** The program of `pages/`; none: markup alone. */
  readonly page?: string;
  /** It stops before its first screen, because that needs an account of its maker's. */
  readonly isPartial?: boolean;
}

export const OURS = 'vitrine-booking';
export const ATOMS = 'Cal.com atoms';
export const REACT_LIST = 'React list';

/** Ours first; then what others make; then the least that a list of forty rows can be. */
export const CONTENDERS: readonly Contender[] = [
  { name: OURS, what: 'a salon’s categories, services and prices, ready to book' },
  { name: ATOMS, page: 'calcom-atoms', what: 'Booker, up to its account', isPartial: true },
  { name: 'Shopify buy button', page: 'buy-button', what: 'a product, up to its shop', isPartial: true },
  { name: 'hydrogen-react', page: 'hydrogen-react', what: 'forty products with prices and a cart' },
  { name: 'FullCalendar', page: 'fullcalendar', what: 'a week with forty events' },
  { name: 'Web Awesome', page: 'webawesome', what: 'forty cards, a field, a choice and a dialog' },
  { name: REACT_LIST, page: 'react-list', what: 'forty rows, asked for and shown by React alone' },
  {
    name: 'plain element',
    page: 'vanilla-element',
    what: 'the same rows in a custom element without a library',
  },
  { name: 'plain HTML', what: 'the same rows as markup' },
];

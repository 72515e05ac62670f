/** What a page of a framework offers to the test: it shows an element with this theme, and then changes the theme. */
export interface HostPage {
  show(place: HTMLElement, theme: object, onReady: () => void): (theme: object) => void;
}

/** What a page with a router of its own offers to the test: a booking at a path, and something else below it. */
export interface RoutedPage {
  show(place: HTMLElement, path: string): void;
}

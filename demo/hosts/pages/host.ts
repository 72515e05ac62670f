/** What a page of a framework offers to the test: it shows a booking with this theme, and then changes the theme. */
export interface HostPage {
  show(place: HTMLElement, theme: object, onReady: () => void): (theme: object) => void;
}

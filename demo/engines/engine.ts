/** Keys by the names that pages get them by. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser with one page, and the least that a visitor does with it. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Evaluates a function of the page's, given as text, with these values; what it returns has to be JSON. */
  run(script: string, values: readonly unknown[]): Promise<unknown>;
  /** Presses the main button of the mouse at a place of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** What the page wrote to the console as an error or let go uncaught since the last question. */
  pageErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The window of every engine. */
export const WINDOW = { width: 1280, height: 900 };

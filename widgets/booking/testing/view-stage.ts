import { settled, stage, type Stage } from '#ui/testing/stage.tsx';

/** A stage with what tests of views ask of it in the words of a visitor. */
export interface ViewStage extends Stage {
  /** What can be read inside, with plain spaces. */
  words(selector?: string): string;
  /** A control by the name that is read out: its label, else its words. */
  control(name: string): HTMLElement;
  names(selector: string): readonly string[];
  /** Presses a control by its name, with the focus on it as a pointer leaves it. */
  press(name: string): Promise<void>;
  /** Waits for what comes by itself; a page that does many things at once takes its time. */
  until(isSo: () => boolean): Promise<void>;
}

/** As it is read: whatever the spaces. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const nameOf = (element: Element) => plain(element.getAttribute('aria-label') ?? element.textContent);

export function viewStage(width?: string): ViewStage {
  const place = stage(width);
  const control = (name: string): HTMLElement => {
    const found = place.all('button,a,summary').find((each) => nameOf(each) === name);
    if (!found) throw new Error(`no control is named ${name}`);
    return found;
  };
  return {
    ...place,
    words: (selector) => plain(selector ? place.one(selector).textContent : place.root.textContent),
    control,
    names: (selector) => place.all(selector).map(nameOf),
    async press(name) {
      const found = control(name);
      found.focus();
      found.click();
      await settled();
    },
    async until(isSo) {
      const end = performance.now() + 10_000;
      while (!isSo()) {
        if (performance.now() > end) throw new Error('it has not come');
        await settled(10);
      }
    },
  };
}

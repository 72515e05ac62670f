import { atom } from 'nanostores';

/** What is shown besides the settings: the same in each frame. */
export function createModes(tell: (message: object) => void) {
  const $isPointing = atom(false);
  const $isComparing = atom(false);
  const $highlighted = atom<string | null>(null);
  const messages = () => [
    { type: 'point', isOn: $isPointing.get() },
    { type: 'compare', isOn: $isComparing.get() },
    { type: 'highlight', part: $highlighted.get() },
  ];
  function compare(isOn: boolean): void {
    $isComparing.set(isOn);
    tell({ type: 'compare', isOn });
  }
  return {
    $isPointing,
    $isComparing,
    $highlighted,
    messages,
    highlight(part: string | null) {
      $highlighted.set(part);
      tell({ type: 'highlight', part });
    },
    point(isOn: boolean) {
      $isPointing.set(isOn);
      tell({ type: 'point', isOn });
    },
    compare,
    /** Whoever changes something wants to see that. */
    showDraft() {
      if ($isComparing.get()) compare(false);
    },
  };
}

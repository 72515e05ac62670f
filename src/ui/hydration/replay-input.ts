import { replayPresses } from './replay-presses.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (field: Field) => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** What the page's markup says that a field holds. */
function firstValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return chosen?.value ?? '';
}

/** Has a field be what it was, for whoever follows it, and then what was typed; whether anything was. */
function typeAgain(field: Field): boolean {
  const typed = field.value;
  const first = firstValue(field);
  if (typed === first) return false;
  field.value = first;
  // React follows an element's own property: what is set by that of its class is news to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
  return true;
}

function chooseAgain(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}

/**
 * What React would tell again once it has taken the markup over, by a target that an event from within a shadow root no longer has
 * then.
 */
const REPLAYED_BY_REACT = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'] as const;

/** Keeps from React what it would tell again, of a root or of a part of it. The result ends that. */
export function suppressReactReplay(root: Node, part: Node = root): () => void {
  const stop = (event: Event) => {
    if (event.composedPath().includes(part)) event.stopImmediatePropagation();
  };
  for (const kind of REPLAYED_BY_REACT) root.addEventListener(kind, stop, true);
  return () => {
    for (const kind of REPLAYED_BY_REACT) root.removeEventListener(kind, stop, true);
  };
}

/** Tells the screen what was typed, chosen and pressed while it was a server's markup alone. */
export function replayInput(part: ParentNode & Node): void {
  let isTyped = false;
  for (const field of part.querySelectorAll<Field>('input,textarea,select')) {
    if (isChoice(field)) chooseAgain(field as HTMLInputElement);
    else isTyped = typeAgain(field) || isTyped;
  }
  // Until the screen has drawn what was typed, React has the field empty again: a form that is sent then would find nothing.
  if (isTyped) setTimeout(() => replayPresses(part, true));
  else replayPresses(part, true);
}

import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';

/** What a field may be filled with. */
export interface Suggestion {
  readonly text: string;
  /** What it is: a category, a town. */
  readonly kind: string;
  /** Done besides, when it is chosen. */
  readonly act?: () => void;
}

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What may be typed, as an example. */
  readonly hint: string;
  readonly suggest: (text: string) => readonly Suggestion[];
}

interface Shown {
  readonly options: readonly Suggestion[];
  /** -1: none. */
  readonly active: number;
}

const CLOSED: Shown = { options: [], active: -1 };

const boxOf = (field: HTMLElement) => field.parentElement ?? field;
const GAP = 4;

/**
 * Places the list below its field, within the form: over what is there, or, where the next field stands below, before that one, which
 * gives way. The result ends that.
 */
function placeBelow(field: HTMLInputElement, list: HTMLElement): () => void {
  const box = boxOf(field);
  const { offsetTop, offsetHeight, offsetLeft: left, offsetWidth: width } = box;
  const isColumn = width > (field.form?.clientWidth ?? 0) * 0.9;
  const top = offsetTop + offsetHeight + GAP;
  list.toggleAttribute('data-low', isColumn);
  Object.assign(list.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` });
  if (isColumn) box.style.marginBottom = `${list.offsetHeight + GAP}px`;
  return () => box.style.removeProperty('margin-bottom');
}

/** Fills a field with what was chosen. */
function fill(field: HTMLInputElement, option: Suggestion): void {
  field.value = option.text;
  option.act?.();
}

interface Combobox {
  readonly list: () => HTMLElement | null;
  readonly shown: () => Shown;
  readonly show: (shown: Shown) => void;
  readonly suggest: (text: string) => readonly Suggestion[];
}

/** What a key does. */
function pressKey(field: HTMLInputElement, event: KeyboardEvent, { shown, show, suggest }: Combobox): void {
  const { options, active } = shown();
  const isOpen = options.length > 0;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const count = options.length + 1;
    show(
      isOpen
        ? { options, active: ((active + 1 + step + count) % count) - 1 }
        : { options: suggest(field.value), active: 0 },
    );
  }
  const chosen = options[active];
  if (event.key === 'Enter' && chosen) {
    event.preventDefault();
    fill(field, chosen);
    show(CLOSED);
  }
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    event.stopPropagation();
    show(CLOSED);
  }
}

/** Follows what is typed and pressed in a field. The result ends that. */
function followField(field: HTMLInputElement, combobox: Combobox): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const typed = () => combobox.show({ options: combobox.suggest(field.value), active: -1 });
  field.addEventListener('keydown', (event) => pressKey(field, event, combobox), { signal });
  field.addEventListener('input', typed, { signal });
  field.addEventListener('click', typed, { signal });
  closeOutside(field, combobox, signal);
  return () => ending.abort();
}

/** A press outside closes the list, but not before it is over: what stands below would move away under it. */
function closeOutside(field: HTMLInputElement, { list, show }: Combobox, signal: AbortSignal): void {
  const page = field.ownerDocument;
  const close = () => show(CLOSED);
  let isPressed = false;
  let isLeft = false;
  const isInside = (event: Event) => event.composedPath().some((one) => one === field || one === list());
  const begin = (event: Event) => {
    isPressed = true;
    isLeft = !isInside(event);
  };
  // After the click that it makes; a press that scrolls the page is none.
  const end = ({ type }: Event) => {
    isPressed = false;
    const isDue = isLeft && (type === 'pointerup' || !isFocused(field));
    if (isDue) setTimeout(close);
  };
  page.addEventListener('pointerdown', begin, { signal, capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    page.addEventListener(type, end, { signal, capture: true });
  field.addEventListener('blur', () => (isPressed && isLeft ? undefined : close()), { signal });
}

const isFocused = (field: HTMLElement) => field.matches(':focus');

function useCombobox({ input, suggest }: SuggestionsProps, id: string, list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>(CLOSED);
  const latest = useRef({ shown, suggest });
  useEffect(() => {
    latest.current = { shown, suggest };
  });
  useEffect(() => {
    if (!input.current) return;
    return followField(input.current, {
      list: () => list.current,
      shown: () => latest.current.shown,
      show: setShown,
      suggest: (text) => latest.current.suggest(text),
    });
  }, [input, list]);
  const isOpen = shown.options.length > 0;
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isOpen));
    field?.setAttribute('aria-controls', `${id}-list`);
    if (shown.active < 0) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', `${id}-${shown.active}`);
  }, [input, id, isOpen, shown.active]);
  return { shown, isOpen, close: () => setShown(CLOSED) };
}

/**
 * Makes a plain field a combobox with a list of suggestions (the pattern of the ARIA guide): arrows go through them, Enter
 * takes one, Escape closes. The field stays what it was, so that what is typed before this code comes is kept.
 */
export function Suggestions(props: SuggestionsProps) {
  const { input } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { shown, isOpen, close } = useCombobox(props, id, list);
  const { length: count } = shown.options;
  useLayoutEffect(() => {
    if (count === 0 || !input.current || !list.current) return;
    const end = placeBelow(input.current, list.current);
    list.current.scrollIntoView({ block: 'nearest' });
    return end;
  }, [input, count]);
  useLayoutEffect(() => {
    if (shown.active >= 0) list.current?.children[shown.active]?.scrollIntoView({ block: 'nearest' });
  }, [shown.active]);
  const pick = (option: Suggestion) => {
    if (!input.current) return;
    fill(input.current, option);
    close();
    input.current.focus();
  };
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={props.hint}
      ref={list}
      hidden={!isOpen}
      className={tw(
        // Low in a column of fields, with room left for the next one: the line that is cut says that there are more.
        'absolute z-20 py-1 scroll-mb-[calc(var(--v-bar,0px)+var(--u)*.5)] [&[data-low]]:scroll-mb-[calc(var(--v-bar,0px)+var(--u)*4.5)] [&[data-low]]:max-h-[calc(var(--u)*10.5)] overflow-y-auto overscroll-contain rounded border border-line bg-raised text-ink shadow',
      )}
    >
      {shown.options.map((option, index) => (
        // Keys are the field's, which keeps the focus.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={`${option.kind} ${option.text}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === shown.active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
          className={tw(
            `flex items-baseline justify-between gap-3 px-3.5 py-2.5 min-h-target cursor-pointer ${
              index === shown.active ? 'bg-sunk' : 'hover:bg-sunk'
            }`,
          )}
        >
          <span>{option.text}</span>
          <span className={tw('text-caption text-muted')}>{option.kind}</span>
        </div>
      ))}
    </div>
  );
}

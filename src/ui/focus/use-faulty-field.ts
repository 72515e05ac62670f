import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAnnounce, type Announce } from '../announcer.tsx';
import { focusWhereSeen } from './focus-where-seen.ts';

interface FaultyField {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The form was sent with something that is wrong. */
  readonly lead: () => void;
}

/** What is said beside a field. */
function wordsOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = field.getRootNode() as Document | ShadowRoot;
  return ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ');
}

/** Leads to a field that is wrong; one that has the focus already is not read again, so what is wrong with it is announced. */
export function focusFault(field: HTMLElement, words: string, announce: Announce): void {
  if (field.matches(':focus')) announce(words, 'alert');
  focusWhereSeen(field);
}

/** Leads to the first field that is wrong, where each fault stands at its field alone. */
export function useFaultyField(): FaultyField {
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const field = tries > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    if (field) focusFault(field, wordsOf(field), announce);
  }, [tries, announce]);
  return { form, lead: () => setTries((before) => before + 1) };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAnnounce } from '../announcer.tsx';
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

/** Leads to the first field that is wrong, where each fault stands at its field alone. */
export function useFaultyField(): FaultyField {
  const form = useRef<HTMLFormElement>(null);
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const field = tries > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid=true]') : null;
    if (!field) return;
    // A field that has the focus already is not read again with what is wrong.
    if (field.matches(':focus')) announce(wordsOf(field), 'alert');
    focusWhereSeen(field);
  }, [tries, announce]);
  return { form, lead: () => setTries((before) => before + 1) };
}

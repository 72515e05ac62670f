import { useEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '../announcer.tsx';
import { focusInView } from '../focus/focus-in-view.ts';
import { focusFault } from '../focus/use-faulty-field.ts';
import { Heading } from '../heading.tsx';

export interface FieldFault {
  /** `name` of the input; absent for what concerns the whole form. */
  readonly name?: string;
  readonly message: string;
}

/** The input of that name, in the same root as the summary: an id does not cross a shadow boundary. */
function fieldOf(from: HTMLElement | null, name: string): HTMLElement | null {
  const root = from?.closest('form') ?? from?.parentElement;
  return root?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? null;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
  /** Each stands at its field as well: a single one stands there alone. */
  readonly areAtFields?: boolean;
}

/** The one fault of an attempt, which stands at its field; null where a list is shown, until the next attempt. */
function useOneAtField({ faults, attempt, areAtFields = false }: ErrorSummaryProps): FieldFault | null {
  const [first, ...others] = faults;
  const one = areAtFields && first?.name !== undefined && others.length === 0 ? first : null;
  const [judged, setJudged] = useState({ attempt, one });
  if (judged.attempt === attempt) return judged.one;
  setJudged({ attempt, one });
  return one;
}

/** Each time `attempt` rises, the list takes the focus, or the field of the one fault does. */
function useFaultFocus(box: RefObject<HTMLElement | null>, attempt: number, one: FieldFault | null): void {
  const announce = useAnnounce();
  const latest = useRef(one);
  useEffect(() => {
    latest.current = one;
  });
  useEffect(() => {
    if (attempt === 0) return;
    const { name = '', message = '' } = latest.current ?? {};
    const field = name === '' ? null : fieldOf(box.current, name);
    if (field === null) return focusInView(box.current);
    focusFault(field, message, announce);
  }, [attempt, announce, box]);
}

/** What is to be mended, at the head of a form. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, faults, attempt } = props;
  const box = useRef<HTMLDivElement>(null);
  const one = useOneAtField(props);
  useFaultFocus(box, attempt, one);
  if (one !== null) return <div ref={box} hidden />;
  if (faults.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={tw(
        'p-4 pl-5 mb-6 rounded border border-negative bg-raised scroll-mt-head [scroll-margin-bottom:calc(var(--v-bar,0px)+var(--u)*18)]',
      )}
    >
      <Heading variant="label" below={1} className="text-negative">
        {title}
      </Heading>
      <ul className={tw('mt-1')}>
        {faults.map(({ name, message }) => (
          <li key={`${name}${message}`}>
            {name ? (
              <button
                type="button"
                className={tw('min-h-target underline underline-offset-4 text-left')}
                onClick={() => fieldOf(box.current, name)?.focus()}
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { focusInView } from '../focus/focus-in-view.ts';
import { Heading } from '../heading.tsx';

export interface FieldFault {
  /** `name` of the input; absent for what concerns the whole form. */
  readonly name?: string;
  readonly message: string;
}

/** The input of that name, in the same root as the summary: an id does not cross a shadow boundary. */
function focusField(from: HTMLElement | null, name: string): void {
  const root = from?.closest('form') ?? from?.parentElement;
  const field = root?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus();
}

/** What is to be mended, at the head of a form. Takes the focus each time `attempt` rises. */
export function ErrorSummary({
  title,
  faults,
  attempt,
}: {
  readonly title: string;
  readonly faults: readonly FieldFault[];
  readonly attempt: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) focusInView(box.current);
  }, [attempt]);
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
                onClick={() => focusField(box.current, name)}
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

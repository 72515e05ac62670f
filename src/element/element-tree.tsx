import { Suspense, useEffect, type ComponentType } from 'react';
import { Boundary } from './failure/boundary.tsx';
import type { ElementInput } from './host.ts';

interface ElementTreeProps {
  readonly Body: ComponentType<ElementInput>;
  readonly input: ElementInput;
  /** Called once it stands in the page, or has taken over the markup of a server. */
  readonly onStanding?: (() => void) | undefined;
}

function Standing({ onStanding }: Pick<ElementTreeProps, 'onStanding'>) {
  useEffect(() => onStanding?.(), [onStanding]);
  return null;
}

/**
 * All that an element shows, the same on a server and in a page: React finds its way through the markup of the one in the other.
 * Until what it waits for is there, that markup stays.
 */
export function ElementTree({ Body, input, onStanding }: ElementTreeProps) {
  const standing = <Standing onStanding={onStanding} />;
  return (
    <Boundary input={input} beside={standing}>
      <Suspense>
        <Body {...input} />
        {standing}
      </Suspense>
    </Boundary>
  );
}

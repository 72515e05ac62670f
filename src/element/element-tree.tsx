import { Suspense, useEffect, type ComponentType } from 'react';
import { Boundary } from './failure/boundary.tsx';
import type { ElementInput } from './host.ts';

interface ElementTreeProps {
  readonly Body: ComponentType<ElementInput>;
  readonly input: ElementInput;
  /** Called once it stands in the page, or has hydrated the markup of a server. */
  readonly onHydrated?: (() => void) | undefined;
}

function WhenHydrated({ onHydrated }: Pick<ElementTreeProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}

/**
 * All that an element shows, the same on a server and in a page: React finds its way through the markup of the one in the other.
 * Until what it waits for is there, that markup stays.
 */
export function ElementTree({ Body, input, onHydrated }: ElementTreeProps) {
  const whenHydrated = <WhenHydrated onHydrated={onHydrated} />;
  return (
    <Boundary input={input} beside={whenHydrated}>
      <Suspense>
        <Body {...input} />
        {whenHydrated}
      </Suspense>
    </Boundary>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

/** Somewhere to go: a real address where the element has one, else only the move itself. */
export interface Target {
  readonly href: string | null;
  /** `follow`: the browser is to follow the address by itself, out of this page. */
  readonly go: () => 'follow' | void;
}

/** Whether the visitor asked for this page and not for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

interface ActionLinkProps {
  readonly to: Target;
  /** Twind classes. */
  readonly className?: string;
  readonly label?: string;
  readonly current?: boolean;
  readonly part?: string;
  /** Id of what names it, where that stands beside it. */
  readonly labelledBy?: string;
  readonly children?: ReactNode;
}

/** A link with an address, a button without one: what the visitor cannot open in a new tab is not called a link. */
export function ActionLink({
  to,
  className = '',
  label,
  current,
  part,
  labelledBy,
  children,
}: ActionLinkProps) {
  const shared = {
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-current': current ? ('page' as const) : undefined,
    part,
    className: tw(className),
  };
  if (to.href === null) {
    return (
      <button type="button" {...shared} onClick={() => void to.go()}>
        {children}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (to.go() !== 'follow') event.preventDefault();
  };
  return (
    <a href={to.href} {...shared} onClick={follow}>
      {children}
    </a>
  );
}

const LINK = 'inline-flex items-center gap-1.5 min-h-target text-link decoration-1 underline-offset-4';
const LINES = { always: 'underline hover:decoration-2', hover: 'hover:underline' } as const;

/** A quiet text link in our own site. `line`: whether it is always underlined, as it must be among other words. */
export function Link({
  className = '',
  line = 'always',
  ...rest
}: ActionLinkProps & { readonly line?: keyof typeof LINES }) {
  return <ActionLink {...rest} className={`${LINK} ${LINES[line]} ${className}`} />;
}

/** A link that leaves: an address of the web, a telephone number, a file. */
export function ExternalLink({
  href,
  download,
  newTab = false,
  className = '',
  children,
}: {
  readonly href: string;
  readonly download?: string;
  readonly newTab?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} download={download} {...tab} className={tw(`${LINK} ${LINES.always} ${className}`)}>
      {children}
    </a>
  );
}

import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { useHeadingLevel } from '../heading.tsx';
import { useIsHydrating } from '../loading/use-hydration.ts';
import { usePictureOrigins, type PictureOrigins } from './picture-origins.ts';
import type * as sanitise from './sanitise.ts';

/** The words of a company's HTML, a paragraph a line: shown until the sanitiser is there, and without script. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/(p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const PROSE =
  'max-w-reading [&_p+p]:mt-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ol]:my-3 [&_li]:mt-1 [&_a]:text-link [&_a]:underline [&_strong]:font-semibold';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<"]/g, (mark) => MARKS[mark] ?? '');

type Sanitiser = typeof sanitise;

let loaded: Sanitiser | undefined;

/** For screens that are about to show a company's HTML: no line moves where it is there in time. */
export async function loadSanitiser(): Promise<Sanitiser> {
  loaded ??= await import('./sanitise.ts');
  return loaded;
}

/** What a server, which has no document, makes of a company's HTML by the same rules. */
export type ServerSanitiser = (html: string, headingLevel: number, origins: PictureOrigins) => string;

const ServerSanitiserContext = createContext<ServerSanitiser | null>(null);

export const ServerSanitiserProvider = ServerSanitiserContext.Provider;

interface SafeHtmlProps {
  readonly html: string;
  readonly className?: string;
}

/** What the server has written stays as it is, and React, which knows nothing of it, leaves it alone. */
function HydratedHtml({ html, className = '' }: SafeHtmlProps) {
  const sanitise = useContext(ServerSanitiserContext);
  const level = useHeadingLevel() + 1;
  const origins = usePictureOrigins();
  // The same object as long as it stands: React sets the markup anew for another one.
  const [content] = useState(() => ({
    __html: sanitise?.(html, level, origins) ?? escaped(plainText(html)),
  }));
  return (
    <div
      suppressHydrationWarning
      className={tw(`${PROSE} ${className}`)}
      // oxlint-disable-next-line react/no-danger -- Sanitised by the server; in a page nothing is set by it.
      dangerouslySetInnerHTML={content}
    />
  );
}

/** A company's HTML without anything that could act, style, or reach outside; headings take the level of their place. */
export function SafeHtml(props: SafeHtmlProps) {
  const { html } = props;
  const isHydrating = useIsHydrating();
  const [hydrated, setHydrated] = useState(isHydrating ? html : null);
  // Once it was another text, what the server wrote is gone from the page.
  if (hydrated !== null && hydrated !== html) setHydrated(null);
  return hydrated === html ? <HydratedHtml {...props} /> : <CleanedHtml key={html} {...props} />;
}

function CleanedHtml({ html, className = '' }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const level = useHeadingLevel() + 1;
  const origins = usePictureOrigins();
  const [isPlain, setPlain] = useState(true);
  useLayoutEffect(() => {
    let isOver = false;
    const show = ({ sanitised }: Sanitiser) => {
      if (isOver) return;
      place.current?.replaceChildren(sanitised(html, level, origins));
      setPlain(false);
    };
    if (loaded) show(loaded);
    // Without the sanitiser the words alone stay.
    else loadSanitiser().then(show, () => {});
    return () => {
      isOver = true;
    };
  }, [html, level, origins]);
  return (
    <div ref={place} className={tw(`${PROSE} ${isPlain ? 'whitespace-pre-line ' : ''}${className}`)}>
      {/* The same words as long as it stands: React does not put them back in the place of the markup. */}
      {plainText(html)}
    </div>
  );
}

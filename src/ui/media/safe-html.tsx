import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { useHeadingLevel } from '../heading.tsx';

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
  'max-w-reading [&_p+p]:mt-4 [&_ul]:list-disc [&_ul]:pl-5 [&_ul]:my-3 [&_ol]:list-decimal [&_ol]:pl-5 [&_ol]:my-3 [&_li]:mt-1 [&_a]:text-link [&_a]:underline [&_strong]:font-semibold whitespace-pre-line';

/** A company's HTML without anything that could act, style, or reach outside; headings take the level of their place. */
export function SafeHtml({ html, className = '' }: { readonly html: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const level = useHeadingLevel() + 1;
  useEffect(() => {
    let gone = false;
    void import('./sanitise.ts')
      .then(({ sanitised }) => {
        const element = place.current;
        if (gone || !element) return;
        const inner = element.ownerDocument.createElement('div');
        inner.append(sanitised(html, level));
        inner.style.whiteSpace = 'normal';
        element.replaceChildren(inner);
      })
      // Without the sanitiser the words alone stay.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, [html, level]);
  return (
    <div key={html} ref={place} className={tw(`${PROSE} ${className}`)}>
      {plainText(html)}
    </div>
  );
}

import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

/** Large words that stay whole where a line has room for them: no line ends within "rendez-vous" or "Saint-Germain". */
export function wholeWords(text: string): ReactNode {
  const parts = text.split(/(\S+-\S+)/);
  if (parts.length === 1) return text;
  // In one box: where the parent lays out boxes in a row, the spaces between them would be lost.
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // Lines of the text are drawn through it too.
          <span key={part} className={tw('inline-block [text-decoration:inherit]')}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}

import { LOCALES, type LocalizedText } from '#domain/locale.ts';

/** Company HTML from plain texts: a blank line between two paragraphs. */
export function paragraphs(text: LocalizedText): LocalizedText {
  const html: LocalizedText = {};
  for (const locale of LOCALES) {
    const plain = text[locale];
    if (plain !== undefined) html[locale] = paragraphsOf(plain);
  }
  return html;
}

function paragraphsOf(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}

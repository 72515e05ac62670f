/** Words that most people read in a minute. */
const WORDS_A_MINUTE = 200;

/** Whole minutes that it takes to read HTML: at least one, none where there is nothing to read. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>|&\w+;/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.ceil(words / WORDS_A_MINUTE);
}

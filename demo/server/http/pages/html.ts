/** Markup that is safe to put into a page: made by `markup` alone. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type Piece = string | number | Html | null | readonly Piece[];

/** Markup with every value escaped for text and quoted attributes; markup in it stays, lists are joined, null is nothing. */
export function markup(strings: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(strings.reduce((page, text, index) => page + written(values[index - 1] ?? null) + text));
}

function written(value: Piece): string {
  if (value === null) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(written).join('');
  return escapeHtml(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

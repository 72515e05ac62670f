/**
 * Keeps what is typed into an input out of its `value` attribute, into which React writes it as well: a style sheet, a recorder of
 * visits or a copy of the page would have it there. For the input's ref.
 */
export function keepUnwritten(input: HTMLInputElement | null): void {
  if (!input) return;
  Object.defineProperty(input, 'defaultValue', { configurable: true, get: () => '', set: () => {} });
  input.removeAttribute('value');
}

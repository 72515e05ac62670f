/** What a field of a form holds at this moment: a password manager may have filled it without a word to anybody. */
export function valueIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

/** Gives the visitor a file that the page has made, as if they had pressed a link to it. `type`: a media type. */
export function saveFile(name: string, content: string, type: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser takes it up in a task of its own.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

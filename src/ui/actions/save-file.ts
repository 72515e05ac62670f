/** Gives the visitor a file that the page has made, as if they had pressed a link to it. `type`: a media type. */
export function saveFile(name: string, content: string, type: string): void {
  save(name, new Blob([content], { type: `${type};charset=utf-8` }));
}

/** The same of a PDF in Base64. */
export function savePdf(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  save(name, new Blob([bytes], { type: 'application/pdf' }));
}

function save(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser takes it up in a task of its own.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** A move takes modal dialogs out of the top layer and leaves them open in the flow of the page: they are modal again. */
export function showModalsAgain(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.open = false;
    dialog.showModal();
  }
}

/**
 * Keeps what is pressed in a root, or in a part of it, that cannot answer yet. A link works by itself, unless it leads to a place of an
 * element in the page's query: it would load the page again. Any other press, and a form that is sent, waits: each is repeated later,
 * in order (`REPLAY_PRESSES`), but once where it was pressed again and again. What waits is marked
 * (`data-pressed`), so that its visitor sees that it was pressed.
 * Servers write this function into their pages: it uses nothing from around it.
 */
export function keepPresses(root: Node, part: Node = root): void {
  const kinds = ['click', 'submit'];
  const presses = new Map<HTMLElement, () => void>();
  const keep = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(part)) return;
    const target = path[0] as HTMLElement;
    const isSent = event.type === 'submit';
    const { metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && (metaKey || ctrlKey || shiftKey || !/[?&]vitrine-/.test(link.search))) return;
    const pressed = isSent
      ? target
      : (link ?? target.closest<HTMLElement>('button,[role=button],summary,input[type=text]'));
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event as SubmitEvent;
    pressed.dataset['pressed'] = '';
    presses.delete(pressed);
    presses.set(pressed, () =>
      isSent ? (pressed as HTMLFormElement).requestSubmit(submitter) : pressed.click(),
    );
  };
  for (const kind of kinds) root.addEventListener(kind, keep, true);
  Reflect.set(part, Symbol.for('vitrine.replay-presses'), async (areReplayed = true) => {
    for (const kind of kinds) root.removeEventListener(kind, keep, true);
    for (const [pressed, repeat] of presses) {
      delete pressed.dataset['pressed'];
      if (areReplayed && pressed.isConnected) repeat();
      await new Promise((next) => setTimeout(next));
    }
    presses.clear();
  });
}

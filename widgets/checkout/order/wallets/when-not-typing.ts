/** Milliseconds after the focus has left a field: nothing moves under the press that took it. */
const QUIET = 1000;
const FIELDS = 'input, select, textarea';

/** Whether a field beside this place has the focus, or one of the page: the provider's are in a frame there. */
function isTyping(place: Node): boolean {
  const root = place.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const ofPage = place.ownerDocument?.activeElement;
  return focused?.matches(FIELDS) === true || ofPage?.matches(`iframe, ${FIELDS}`) === true;
}

/** Acts once nobody types in a field around this place: at once, or after the focus has left. The result gives it up. */
export function whenNotTyping(place: Node, act: () => void): () => void {
  if (!isTyping(place)) {
    act();
    return () => undefined;
  }
  const document = place.ownerDocument;
  // A move within a root is not heard outside of it, and one out of a frame by the window alone.
  const heard = [place.getRootNode(), document, document?.defaultView].filter((each) => each != null);
  const ended = new AbortController();
  let due: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    ended.abort();
    clearTimeout(due);
  };
  const look = () => {
    clearTimeout(due);
    due = setTimeout(() => {
      if (isTyping(place)) return;
      stop();
      act();
    }, QUIET);
  };
  for (const each of heard) {
    for (const name of ['focusin', 'focusout', 'focus'])
      each.addEventListener(name, look, { signal: ended.signal });
  }
  return stop;
}

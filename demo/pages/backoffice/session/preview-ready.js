// When the preview can be told of changes: its code comes after the form is there.

/** Milliseconds after which a preview that has not come is told of. */
const PATIENCE = 20_000;

/** `told` hears `ready` once the preview takes changes, and `late` where that takes long. */
export function awaitReady(element, told) {
  let isReady = false;
  const timer = setTimeout(() => told('late'), PATIENCE);
  const ready = () => {
    isReady = true;
    end();
    told('ready');
  };
  const end = () => {
    clearTimeout(timer);
    element.removeEventListener('vitrine-ready', ready);
  };
  element.addEventListener('vitrine-ready', ready);
  return { isReady: () => isReady, end };
}

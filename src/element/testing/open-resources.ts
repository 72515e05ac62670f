/** What lives as long as the page does: who listens to it is not collected with an element. */
const isOfPage = (target: EventTarget) =>
  target === window ||
  target === document ||
  target === document.documentElement ||
  target === document.body ||
  !(target instanceof Node);

/** Counts the listeners to the page, and the timers that run, from now on; `stop` gives the page back as it was. */
export function openResources() {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const { setInterval: repeat, clearInterval: endRepeat } = window;
  const listeners = new Map<EventTarget, Set<string>>();
  // Nothing that has listened is kept by being counted.
  const names = new WeakMap<WeakKey, number>();
  let named = 0;
  const intervals = new Set<unknown>();

  const keyOf = (type: string, listener: WeakKey, options: unknown) => {
    if (!names.has(listener)) names.set(listener, (named += 1));
    const isCapture =
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${type} ${names.get(listener)} ${Boolean(isCapture)}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && isOfPage(this)) {
      const key = keyOf(type, listener, options);
      const known = listeners.get(this) ?? new Set();
      listeners.set(this, known.add(key));
      const { signal = undefined, once = false } = typeof options === 'object' ? options : {};
      if (signal) add.call(signal, 'abort', () => known.delete(key));
      if (once) add.call(this, type, () => known.delete(key), { once });
    }
    add.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) listeners.get(this)?.delete(keyOf(type, listener, options));
    remove.call(this, type, listener, options);
  };
  window.setInterval = ((...parameters: Parameters<typeof repeat>) => {
    const id = repeat(...parameters);
    intervals.add(id);
    return id;
  }) as typeof repeat;
  window.clearInterval = (id) => {
    intervals.delete(id);
    endRepeat(id);
  };
  return {
    count: () => ({
      listeners: [...listeners]
        .flatMap(([target, keys]) => [...keys].map((key) => `${String(target)} ${key.split(' ')[0]}`))
        .toSorted(),
      intervals: intervals.size,
    }),
    stop() {
      Object.assign(EventTarget.prototype, { addEventListener: add, removeEventListener: remove });
      Object.assign(window, { setInterval: repeat, clearInterval: endRepeat });
    },
  };
}

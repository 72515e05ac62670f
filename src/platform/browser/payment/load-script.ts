/** Milliseconds between two looks for what a script brings, and in which it has to be there. */
const [LOOK_EVERY, PATIENCE] = [500, 20_000];

/**
 * Loads a script of somebody else's, and waits for what it puts into the page under a name; null where it does not come, as where
 * something blocks it. What is there already is not loaded again.
 */
export function loadScript(
  { document }: Window & typeof globalThis,
  address: string,
  find: () => unknown,
): Promise<unknown> {
  const found = find();
  if (found !== undefined) return Promise.resolve(found);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((done) => {
    const began = Date.now();
    const end = (value: unknown) => {
      clearInterval(looking);
      // It is asked for again by whoever tries again.
      if (value === null) script.remove();
      done(value);
    };
    const look = () => {
      const value = find();
      if (value !== undefined) end(value);
      else if (Date.now() - began > PATIENCE) end(null);
    };
    const looking = setInterval(look, LOOK_EVERY);
    script.addEventListener('load', look);
    script.addEventListener('error', () => end(null));
    document.head.append(script);
  });
}

/** Where the ids of what was told are kept, so that a reload or another tab does not tell it again. */
const KEY = 'vitrine.told';
/** The newest; those before are of visits long ago. */
const MOST = 50;

/** Says of an id whether it is new, and remembers it: in the page where storage is refused. */
export function createToldOnce(storage: () => Storage): (id: string) => boolean {
  const here = new Set<string>();
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  };
  return (id) => {
    const kept = read();
    if (here.has(id) || kept.includes(id)) return false;
    here.add(id);
    try {
      storage().setItem(KEY, JSON.stringify([...kept, id].slice(-MOST)));
    } catch {
      // Refused or full: this page knows, and no reload brings the event back.
    }
    return true;
  };
}

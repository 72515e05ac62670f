/** A file of the bundle, as far as it says when it is loaded. */
export interface LoadedChunk {
  /** Names of the files that are loaded with it. */
  readonly imports: readonly string[];
  /** Names of the files that its code may load later. */
  readonly dynamicImports: readonly string[];
}

type Chunks = Readonly<Record<string, LoadedChunk>>;
type RulesByFile = Readonly<Record<string, ReadonlySet<string>>>;

function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of chunks[file]?.imports ?? []) withImports(each, chunks, found);
  return found;
}

const union = (sets: readonly ReadonlySet<string>[]) => new Set(sets.flatMap((set) => [...set]));

/** What all of several ways have in common; nothing where there is no way. */
function common(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [first = new Set<string>(), ...others] = sets;
  return new Set([...first].filter((rule) => others.every((set) => set.has(rule))));
}

/**
 * The rules that a file has to bring along, of those that its own code names: the others are there whenever it runs,
 * because every way to it leads through a file that has them.
 */
export function ownRules(chunks: Chunks, named: RulesByFile): RulesByFile {
  const files = Object.keys(chunks);
  const everything = union(Object.values(named));
  const closures = new Map(files.map((file) => [file, withImports(file, chunks)]));
  const namedBy = (file: string) => named[file] ?? new Set<string>();
  const loadedBy = (file: string) => union([...(closures.get(file) ?? [])].map(namedBy));
  const loaded = new Map(files.map((file) => [file, loadedBy(file)]));
  const importers = (file: string) => files.filter((each) => chunks[each]?.dynamicImports.includes(file));
  const users = (file: string) => files.filter((each) => chunks[each]?.imports.includes(file));

  // Grows smaller from everything until it holds for each way: a file may be reached in circles.
  const before = new Map(files.map((file) => [file, everything]));
  const beforeOf = (file: string) => before.get(file) ?? new Set<string>();
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const file of files) {
      const ways = [
        ...importers(file).map((each) => union([beforeOf(each), loaded.get(each) ?? new Set()])),
        ...users(file).map(beforeOf),
      ];
      const next = common(ways);
      if (next.size === beforeOf(file).size) continue;
      before.set(file, next);
      isSettled = false;
    }
  }
  return Object.fromEntries(
    files.map((file) => {
      const imported = (chunks[file]?.imports ?? []).flatMap((each) => [...(loaded.get(each) ?? [])]);
      const there = union([beforeOf(file), new Set(imported)]);
      return [file, new Set([...namedBy(file)].filter((rule) => !there.has(rule)))];
    }),
  );
}

import { sectionsSince, type Section } from '../changelog.ts';
import { PACKAGE, type PublicNames } from './public-names.ts';

export interface Released {
  readonly version: string;
  readonly names: PublicNames;
}

/** A name that pages may use, and that is no longer there; without `name` a whole element. */
interface Gone {
  readonly owner: string;
  readonly name?: string;
}

function goneSince(before: PublicNames, now: PublicNames): readonly Gone[] {
  return Object.entries(before).flatMap(([owner, names]): Gone[] => {
    const there = now[owner];
    if (!there) return [{ owner }];
    return names.filter((name) => !there.includes(name)).map((name) => ({ owner, name }));
  });
}

/** What of a name stands in the changelog: `part tab` is told as `tab`, the slot without a name as `slot`. */
const wordOf = (name: string) => name.replace(/^(custom property|\w+) (?=.)/, '').trim();

/** Whether an entry tells of it. One that names elements speaks of these alone. */
function tells(entry: string, { owner, name }: Gone, owners: readonly string[]): boolean {
  const marked = [...entry.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replace(/^<|>$/g, ''));
  if (name === undefined || owner === PACKAGE) return marked.includes(name ? wordOf(name) : owner);
  const meant = marked.filter((text) => owners.includes(text));
  return marked.includes(wordOf(name)) && (meant.length === 0 || meant.includes(owner));
}

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

/** Whether a version may take away what the one before offered: the first number that is not zero has grown. */
export function isBreaking(before: string, now: string): boolean {
  const [old, next] = [numbers(before), numbers(now)];
  const first = old.findIndex((number) => number > 0);
  const at = first < 0 ? old.length - 1 : first;
  const differs = next.findIndex((number, index) => number !== old[index]);
  return differs >= 0 && differs <= at && (next[differs] ?? 0) > (old[differs] ?? 0);
}

/**
 * What went since the last release and is not told of under "Removed", or went in a version that promises to take nothing
 * away; each as a sentence.
 */
export function goneFaults(
  released: Released,
  now: Released,
  sections: readonly Section[],
): readonly string[] {
  const gone = goneSince(released.names, now.names);
  const owners = [...Object.keys(released.names), ...Object.keys(now.names)];
  const removed = sectionsSince(sections, released.version).flatMap(
    ({ groups }) => groups.get('Removed') ?? [],
  );
  const untold = gone
    .filter((each) => !removed.some((entry) => tells(entry, each, owners)))
    .map(
      ({ owner, name = 'the element' }) =>
        `${owner}: ${name} is gone since ${released.version}. CHANGELOG.md has to name it under "Removed".`,
    );
  const isPromised = released.version !== now.version && !isBreaking(released.version, now.version);
  const kept =
    gone.length > 0 && isPromised
      ? [`${now.version} takes away ${gone.length} names of ${released.version}: its number has to say so.`]
      : [];
  return [...untold, ...kept];
}

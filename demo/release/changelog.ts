/** What the changelog says of a version, or of what comes next (`Unreleased`). */
export interface Section {
  readonly version: string;
  /** The entries by the heading above them, as `Added` or `Removed`. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

const UNRELEASED = 'Unreleased';

function entriesOf(text: string): readonly string[] {
  const entries = text.split(/^- /m).slice(1);
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
}

/** Reads a changelog as [keepachangelog.com](https://keepachangelog.com) has it, newest first. */
export function sectionsOf(changelog: string): readonly Section[] {
  const parts = changelog.split(/^## \[([^\]]+)\].*$/m).slice(1);
  return parts.flatMap((version, index) => {
    if (index % 2 === 1) return [];
    const groups = (parts[index + 1] ?? '').split(/^### (.+)$/m).slice(1);
    const byTitle = groups.flatMap((title, each) =>
      each % 2 === 0 ? [[title.trim(), entriesOf(groups[each + 1] ?? '')] as const] : [],
    );
    return [{ version, groups: new Map(byTitle) }];
  });
}

/** What came after a version. */
export function sectionsSince(sections: readonly Section[], version: string): readonly Section[] {
  const at = sections.findIndex((section) => section.version === version);
  return at < 0 ? sections : sections.slice(0, at);
}

/** What the changelog lacks for a version to be released; empty where it is ready. */
export function changelogFaults(sections: readonly Section[], version: string): readonly string[] {
  const waiting = sections.find((section) => section.version === UNRELEASED);
  const [newest] = sections.filter((section) => section !== waiting);
  if (newest?.version !== version) return [`CHANGELOG.md: its newest version is not ${version}.`];
  if (newest.groups.size === 0) return [`CHANGELOG.md says nothing of ${version}.`];
  if (waiting && waiting.groups.size > 0) return [`CHANGELOG.md: what is unreleased belongs to ${version}.`];
  return [];
}

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Measured {
  /** Ids of the processes. */
  readonly servers: readonly (number | undefined)[];
  readonly databaseUrl: string;
}

/** Seconds of the servers and of the database, with what it started for them and has ended. */
export function processorTime({ servers, databaseUrl }: Measured): number {
  const perSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(all.flatMap((id) => statOf(id)));
  const roots = new Set(servers.map(String));
  const { port } = new URL(databaseUrl);
  const postmaster = [...stats].find(([id]) => commandOf(id).includes(` -p ${port} `));
  if (postmaster) roots.add(postmaster[0]);
  let ticks = 0;
  for (const [id, { parent, own, ended }] of stats) {
    if (roots.has(id)) ticks += own + ended;
    else if (roots.has(parent)) ticks += own;
  }
  return ticks / perSecond;
}

interface ProcessStat {
  readonly parent: string;
  /** Ticks of itself, and of those that it started and that have ended. */
  readonly own: number;
  readonly ended: number;
}

function statOf(id: string): [string, ProcessStat][] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return [[id, { parent: fields[1] ?? '', own: at(11) + at(12), ended: at(13) + at(14) }]];
  } catch {
    return [];
  }
}

function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

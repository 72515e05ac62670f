import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What a drawer says of the picture that it was sent. */
export interface Drawn {
  readonly failure?: string;
}

export interface Drawer {
  /** Draws one picture, `company/name`. */
  draw(picture: string): Promise<Drawn>;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('./drawer.ts', import.meta.url));

/** Starts a process that draws one picture at a time into a folder; `isPatient` lets other processes go first. */
export function startDrawer(directory: string, isPatient: boolean): Drawer {
  const child = fork(PROGRAM, [directory], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  if (isPatient && child.pid !== undefined) giveWay(child.pid);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.on('exit', end).on('error', end);
  });
  return {
    hasEnded: () => hasEnded,
    draw(picture) {
      return new Promise((resolve) => {
        const settle = (drawn: Drawn) => {
          child.off('message', settle);
          resolve(drawn);
        };
        child.on('message', settle);
        void ended.then(() => settle({ failure: 'the process that drew it has ended' }));
        if (!hasEnded) child.send(picture, () => undefined);
      });
    },
    async stop() {
      child.kill('SIGKILL');
      if (!hasEnded) await ended;
    },
  };
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where the system does not let us, pictures are drawn in haste.
  }
}

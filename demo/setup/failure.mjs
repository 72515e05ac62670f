/** What a person can mend: one sentence, shown without a stack, and the last lines of what was run. */
export class Failure extends Error {
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/** Runs a command line's whole work; a failure is told in one sentence and ends the process with 1. */
export async function main(work) {
  // Who started this may be gone before it has stopped: then nobody reads its last words.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure) {
      if (error.output) process.stderr.write(`\n${lastLines(error.output, 30)}\n`);
      process.stderr.write(`\n${error.message}\n`);
    } else {
      process.stderr.write(`\n${error?.stack ?? error}\n`);
    }
    process.exit(1);
  }
}

export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

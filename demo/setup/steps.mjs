const isTerminal = Boolean(process.stdout.isTTY);
const paint = (code, text) =>
  isTerminal && !process.env.NO_COLOR ? `\u001b[${code}m${text}\u001b[0m` : text;

export const green = (text) => paint('32', text);
export const red = (text) => paint('31', text);
export const dim = (text) => paint('2', text);
export const bold = (text) => paint('1', text);

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
/** Writes a line; a step that is being shown on the terminal's last line makes room for it. */
export const say = (line = '') => process.stdout.write(`${isShowing ? '\r\u001b[2K' : ''}${line}\n`);
let isShowing = false;

/**
 * Shows one piece of work: its title when it starts, how long it has taken while it lasts (on the same line in a
 * terminal, every 20 s elsewhere), a tick or a cross with the time when it ends. The work may note how far it is.
 * Returns what the work returns.
 */
export async function step(title, work) {
  const started = Date.now();
  let state = '';
  const elapsed = () => `${state}${seconds(Date.now() - started)}`;
  if (isTerminal) {
    rewrite(`  ${title} …`);
    isShowing = true;
  } else say(`  ${title} …`);
  const shown = setInterval(
    () => (isTerminal ? rewrite(`  ${title} … ${elapsed()}`) : say(`  ${title} … ${elapsed()} so far`)),
    isTerminal ? 500 : 20_000,
  );
  const finish = (mark) => {
    clearInterval(shown);
    isShowing = false;
    state = '';
    const line = `${mark} ${title} ${dim(elapsed())}`;
    if (isTerminal) rewrite(`${line}\n`);
    else say(line);
  };
  try {
    const result = await work((text) => (state = `${text}, `));
    finish(green('✓'));
    return result;
  } catch (error) {
    finish(red('✗'));
    throw error;
  }
}

function rewrite(text) {
  process.stdout.write(`\r\u001b[2K${text}`);
}

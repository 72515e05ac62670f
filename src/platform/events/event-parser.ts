/** One server-sent event. `id`: of the last event that had one. */
export interface StreamEvent {
  readonly name: string;
  readonly id: string;
  readonly data: string;
}

/** Characters of one line: what is longer is nobody's event. */
const LONGEST = 1_000_000;

/** Takes the text of a stream piece by piece, however it is cut, and tells each event that is whole. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let id = '';
  let name = '';
  let data: string[] = [];

  function line(text: string): void {
    if (text === '') {
      if (data.length > 0) onEvent({ name: name || 'message', id, data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(text) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
    if (field === 'id') id = value;
  }

  return (piece) => {
    // A carriage return at the end may be half of what ends a line.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) rest = '';
    for (const text of lines) line(text);
  };
}

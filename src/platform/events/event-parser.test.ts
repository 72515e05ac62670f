import { expect, test } from 'vitest';
import { createEventParser, type StreamEvent } from './event-parser.ts';

function parsed(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

const STREAM =
  ': there\n\nid: 7\nevent: day\ndata: {"a":\ndata:  1}\n\nevent: anew\r\ndata\r\n\r\ndata: x\rdata: y\r\r\n';

test('events are read with name, id and lines, and comments are none', () => {
  expect(parsed(STREAM)).toEqual([
    { name: 'day', id: '7', data: '{"a":\n 1}' },
    { name: 'anew', id: '7', data: '' },
    { name: 'message', id: '7', data: 'x\ny' },
  ]);
});

test('a stream is read the same wherever it is cut', () => {
  expect(parsed(...STREAM)).toEqual(parsed(STREAM));
  for (let at = 0; at < STREAM.length; at += 1) {
    expect(parsed(STREAM.slice(0, at), STREAM.slice(at))).toEqual(parsed(STREAM));
  }
});

test('an event that is not ended is none, and a line without an end is let go of', () => {
  expect(parsed('event: day\ndata: x\n')).toEqual([]);
  expect(parsed('data: '.padEnd(1_000_002, 'x'), '\ndata: y\n\n')).toEqual([
    { name: 'message', id: '', data: 'y' },
  ]);
});

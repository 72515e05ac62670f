/** The classes of every input, beside those of its border. */
export const INPUT =
  'block w-full min-h-control px-3.5 py-2.5 rounded border bg-raised text-ink text-body transition-colors';

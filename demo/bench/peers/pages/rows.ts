/** Forty services, as each of the lists shows them. */
export const ROWS = Array.from({ length: 40 }, (_, at) => ({
  id: at,
  name: `Service ${at + 1}`,
  summary: 'Pressure and strokes from the neck to the heels.',
  price: `${40 + at} €`,
}));

/** The address at which the lists ask for their rows, as the elements ask for theirs. */
export const ROWS_PATH = '/rows.json';

import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ROWS_PATH, type ROWS } from './rows.ts';

function List() {
  const [rows, setRows] = useState<typeof ROWS>([]);
  useEffect(() => {
    void fetch(ROWS_PATH)
      .then((reply) => reply.json())
      .then(setRows);
  }, []);
  return (
    <ul>
      {rows.map(({ id, name, summary, price }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{summary}</p>
          <p>{price}</p>
          <button type="button">Book</button>
        </li>
      ))}
    </ul>
  );
}

createRoot(document.querySelector('main') ?? document.body).render(
  <StrictMode>
    <List />
  </StrictMode>,
);

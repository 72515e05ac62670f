import { Art } from './art.tsx';

/** A branch that leads nowhere in particular. */
export function NotFoundArt() {
  return (
    <Art>
      <path d="M40 140c40-6 66-24 88-52s42-40 72-44" />
      <path d="M84 126c-4-20 4-34 22-42 6 18 0 34-22 42ZM128 88c-10-16-8-32 6-46 12 14 12 30-6 46ZM112 108c16 4 28 0 38-12-14-8-28-4-38 12ZM152 64c14 8 28 6 40-4-12-12-26-10-40 4Z" />
      <path d="M70 160h100" opacity=".5" />
    </Art>
  );
}

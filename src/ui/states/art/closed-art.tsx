import { Art } from './art.tsx';

/** A door that is closed for the moment, with its sign. */
export function ClosedArt() {
  return (
    <Art>
      <path d="M60 170V74a60 60 0 0 1 120 0v96" />
      <path d="M74 170V76a46 46 0 0 1 92 0v94M120 30v44" opacity=".5" />
      <path d="m120 74-24 22h48l-24-22Z" opacity=".6" />
      <rect x="90" y="96" width="60" height="28" rx="3" fill="var(--v-surface)" />
      <path d="M102 106h36M108 114h24" />
      <circle cx="157" cy="136" r="3" />
      <path d="M30 170h180M44 170c-4-12-2-24 4-34 8 9 9 22 4 34M196 170c-5-9-4-19 1-27 7 8 8 18 3 27" />
    </Art>
  );
}

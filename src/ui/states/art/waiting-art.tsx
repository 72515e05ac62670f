import { Art } from './art.tsx';

/** Sand that runs. */
export function WaitingArt() {
  return (
    <Art>
      <path d="M84 28h72M84 152h72M92 28c0 34 20 44 24 62-4 18-24 28-24 62M148 28c0 34-20 44-24 62 4 18 24 28 24 62" />
      <path d="M103 60h34M120 96v26M100 146c6-10 12-16 20-18 8 2 14 8 20 18" opacity=".6" />
    </Art>
  );
}

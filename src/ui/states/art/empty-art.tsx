import { Art } from './art.tsx';

/** A bag that waits to be filled. */
export function EmptyArt() {
  return (
    <Art>
      <path d="M76 66h88l-8 92H84l-8-92ZM98 66V54a22 22 0 0 1 44 0v12" />
      <path d="M98 80v6M142 80v6" />
      <path d="M104 124c6-16 16-24 30-26-2 14-12 24-30 26ZM104 124c-2 8-2 12-1 18" opacity=".6" />
      <path d="M52 158h136" opacity=".5" />
    </Art>
  );
}

import { tw } from '#theme/sheet.ts';

/** Something is under way. Beside words that say so. */
export function BusyIndicator() {
  return (
    <span aria-hidden="true" className={tw('inline-flex gap-1')}>
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          className={tw('w-1.5 h-1.5 rounded-full bg-current')}
          style={{ animation: 'v-breathe 0.9s ease-in-out infinite', animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}

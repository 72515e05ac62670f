import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { HeldTimeProps } from './held-time.tsx';

const heldPart = lazyPart(() => import('./held-time.tsx'));

/** The time that is kept for what is in the cart: few have one, and its code comes to them alone. */
export function LazyHeldTime({ isShown, ...props }: HeldTimeProps & { readonly isShown: boolean }) {
  const part = heldPart.usePart(isShown && props.site.isTimeKept());
  return part.kind === 'ready' && <part.value.HeldTime {...props} />;
}

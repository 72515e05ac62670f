import { lazyPart } from '#ui/loading/lazy-part.ts';
import type { HeldTimeProps } from './held-time.tsx';
import { useIsTimeKept } from './use-is-time-kept.ts';

const heldPart = lazyPart(() => import('./held-time.tsx'));

/** The time that is kept for what is in the cart: few have one, and its code comes to them alone. */
export function LazyHeldTime({ isShown, ...props }: HeldTimeProps & { readonly isShown: boolean }) {
  const isKept = useIsTimeKept(props.site, isShown);
  const part = heldPart.usePart(isShown && isKept);
  return part.kind === 'ready' && <part.value.HeldTime {...props} />;
}

import { createIcon } from './create-icon.tsx';

/** The sign of the cart. */
export const CartIcon = /* @__PURE__ */ createIcon(
  <path d="M5.5 8.5h13l-.8 11H6.3zM9 8.5V7a3 3 0 0 1 6 0v1.5" />,
);

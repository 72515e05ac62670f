import { createIcon } from '#ui/icons/create-icon.tsx';

/** A person and a key. */
export const PasskeyIcon = /* @__PURE__ */ createIcon(
  <path d="M9.5 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 19.500c.5-3.300 3-5.500 6.500-5.500 1.100 0 2.100.2 3 .6M17.500 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm0 0V21m0 0 1.800-1.600M17.500 18l1.500-1.300" />,
);

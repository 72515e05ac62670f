import { createIcon } from './create-icon.tsx';

/** The sign of vouchers. */
export const GiftIcon = /* @__PURE__ */ createIcon(
  <path d="M4 8.5h16v3.5H4zM5.5 12v7.5h13V12M12 8.5v11M12 8.5C9 8.5 7.5 7.5 7.5 6s2.5-2 4.5 2.5C14 4 16.5 4.5 16.5 6S15 8.5 12 8.5Z" />,
);

import { createIcon } from './create-icon.tsx';

export const PersonIcon = /* @__PURE__ */ createIcon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-3.6 3.6-5.5 7.5-5.5s6.900 1.900 7.500 5.500" />,
);

import { createIcon } from '#ui/icons/create-icon.tsx';

/** The sign of the magazine. */
export const MagazineIcon = /* @__PURE__ */ createIcon(
  <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2Zm0 0v13" />,
);

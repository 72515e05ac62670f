import { createIcon } from '#ui/icons/create-icon.tsx';

/** The sign of the services. */
export const ServicesIcon = /* @__PURE__ */ createIcon(
  <path d="M12 19.5c-5.2 0-8.5-2.6-8.5-7.5 2.9 0 5.3 1 6.8 2.8M12 19.5c5.2 0 8.5-2.6 8.5-7.5-2.9 0-5.3 1-6.8 2.8M12 19.5c-2.4-2-3.6-4.4-3.6-7.2S9.6 6.8 12 4.5c2.4 2.3 3.6 5 3.6 7.8s-1.2 5.2-3.6 7.2Z" />,
);

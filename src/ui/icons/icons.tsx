import { createIcon } from './create-icon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = /* @__PURE__ */ createIcon(
  <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />,
);
export const PlaceIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2" />,
);
export const ListIcon = /* @__PURE__ */ createIcon(<path d="M5 7h14M5 12h14M5 17h14" />);
export const AlertIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.500V13m0 3.200v.3" />,
);

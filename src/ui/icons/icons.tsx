import { createIcon } from './create-icon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const AddIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />);
export const DecreaseIcon = /* @__PURE__ */ createIcon(<path d="M5 12h14" />);
export const SearchIcon = /* @__PURE__ */ createIcon(
  <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4" />,
);
export const PlaceIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2" />,
);
export const CalendarIcon = /* @__PURE__ */ createIcon(<path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8" />);
export const ListIcon = /* @__PURE__ */ createIcon(<path d="M5 7h14M5 12h14M5 17h14" />);
export const PersonIcon = /* @__PURE__ */ createIcon(
  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-3.6 3.6-5.5 7.5-5.5s6.900 1.900 7.500 5.500" />,
);
export const PeopleIcon = /* @__PURE__ */ createIcon(
  <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 19.500c.5-3.200 3.100-5 6.500-5s6 1.800 6.500 5M16 4.800a3.500 3.500 0 0 1 0 6.400m1.500 3.600c2.300.6 3.700 2.300 4 4.700" />,
);
export const AlertIcon = /* @__PURE__ */ createIcon(
  <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.500V13m0 3.200v.3" />,
);
export const ShowIcon = /* @__PURE__ */ createIcon(
  <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />,
);

import { createIcon } from './create-icon.tsx';

export const AddIcon = /* @__PURE__ */ createIcon(<path d="M12 5v14M5 12h14" />);
export const DecreaseIcon = /* @__PURE__ */ createIcon(<path d="M5 12h14" />);
export const CalendarIcon = /* @__PURE__ */ createIcon(<path d="M5 6h14v14H5zM5 10.5h14M9 3.5V8m6-4.5V8" />);
export const PeopleIcon = /* @__PURE__ */ createIcon(
  <path d="M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 19.500c.5-3.200 3.100-5 6.500-5s6 1.800 6.500 5M16 4.800a3.500 3.500 0 0 1 0 6.400m1.500 3.600c2.300.6 3.700 2.300 4 4.700" />,
);
export const ShowIcon = /* @__PURE__ */ createIcon(
  <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />,
);
export const CardIcon = /* @__PURE__ */ createIcon(<path d="M3 6h18v12H3zM3 10.500h18M6.500 14.500h4" />);

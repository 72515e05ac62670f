import { createIcon } from './create-icon.tsx';

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ChevronLeftIcon = /* @__PURE__ */ createIcon(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(<path d="m9.5 6 6 6-6 6" />);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(<path d="m6 9.5 6 6 6-6" />);

import { createIcon } from './create-icon.tsx';

export const BackIcon = /* @__PURE__ */ createIcon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const PreviousIcon = /* @__PURE__ */ createIcon(<path d="m14.5 6-6 6 6 6" />);
export const NextIcon = /* @__PURE__ */ createIcon(<path d="m9.5 6 6 6-6 6" />);
export const ExpandIcon = /* @__PURE__ */ createIcon(<path d="m6 9.5 6 6 6-6" />);

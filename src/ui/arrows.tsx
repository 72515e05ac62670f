import { drawn } from './drawn-icon.tsx';

export const ArrowLeft = /* @__PURE__ */ drawn(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ChevronLeft = /* @__PURE__ */ drawn(<path d="m14.5 6-6 6 6 6" />);
export const ChevronRight = /* @__PURE__ */ drawn(<path d="m9.5 6 6 6-6 6" />);
export const ChevronDown = /* @__PURE__ */ drawn(<path d="m6 9.5 6 6 6-6" />);

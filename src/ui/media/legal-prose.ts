/** Twind classes for the headings and paragraphs that a company wrote inside its legal texts. */
export const LEGAL_PROSE =
  '[&_h2]:font-semibold [&_h2]:mt-7 [&_h2]:mb-1.5 [&_h3]:font-semibold [&_h3]:mt-7 [&_h3]:mb-1.5 [&_h4]:font-semibold [&_h4]:mt-5 [&_h4]:mb-1 [&_p]:mb-4';

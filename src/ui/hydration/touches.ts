/** What a visitor does to markup that they want to be answered. */
export const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;

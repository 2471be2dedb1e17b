/** Where a line holds few words, because the cook has made the text large or the window is tiny: in ems, a phone with text at 200% (WCAG 1.4.4, 1.4.10). */
export const LARGE_TEXT = '@media (max-width: 16em)';

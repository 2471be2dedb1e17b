/** What makes lines, hides, or turns the order of letters around; but not what joins them in some scripts and in pictures of several people. */
const UNSEEN = /(?:(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}])+/gu;

/** A text for the head of a message: one line, as it is read. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').trim();

/** The first bytes of the records of a zip archive, read as a number (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
export const LOCAL = 0x04034b50;
export const CENTRAL = 0x02014b50;
export const END = 0x06054b50;

/** The method of what is packed by deflate; 0 is as it is. */
export const DEFLATED = 8;

/** The flag of names in UTF-8; without it they are in the code page of DOS, of which Latin-1 is near enough to find a picture by. */
export const UTF8_NAMES = 0x800;

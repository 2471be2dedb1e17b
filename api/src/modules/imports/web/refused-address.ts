/** An address was refused before or after its name was resolved. */
export class RefusedAddress extends Error {}

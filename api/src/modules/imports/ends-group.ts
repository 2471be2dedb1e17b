/** A line that ends a part of the ingredients: what follows stands under no heading. Our own export writes it. */
export const ENDS_GROUP = '***';

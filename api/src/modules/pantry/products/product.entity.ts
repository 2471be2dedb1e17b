import { defineEntity, p } from '@mikro-orm/core';

const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    /** The digits under the bars, as `readBarcode` gives them. */
    code: p.text().primary(),
    /** What is in the package, as a line for the pantry: "400 g chopped tomatoes". */
    line: p.text(),
  },
});

/** A packaged product that `import-products` has named, for every cook. */
export class Product extends ProductSchema.class {}
ProductSchema.setClass(Product);

import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// A component sees only the fields of its own fragment; this teaches Apollo's types what codegen calls a masked fragment.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

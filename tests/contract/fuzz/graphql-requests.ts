import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { mangled, mostly, numbers, texts } from './values.ts';

/** A request to `/graphql`. */
export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/** What is written of an operation: its text, and the variables that it takes. */
interface Written {
  text: string;
  variables: { name: string; type: string; value: unknown }[];
}

/** Requests made from the schema: each asks one root field for some of what it has, with values of the right kind or not. */
export function graphqlRequests(schema: GraphQLSchema, ids: Arbitrary<string>): Arbitrary<GraphQLRequest> {
  const writer = new RequestWriter(ids);
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  const fields = roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
  return fc.constantFrom(...fields).chain(({ kind, field }) =>
    writer.field(field, 4).chain(({ text, variables }) => {
      const named = variables.map((variable, at) => ({ ...variable, short: `v${at}` }));
      const body = named.reduce((whole, { name, short }) => whole.replace(name, `$${short}`), text);
      const declared = named.length > 0 ? `(${named.map(({ short, type }) => `$${short}: ${type}`).join(', ')})` : '';
      return mangled(`${kind} Fuzz${declared} { ${body} }`).map((query) => ({
        query,
        variables: Object.fromEntries(named.map(({ short, value }) => [short, value])),
      }));
    }),
  );
}

let placeholders = 0;

class RequestWriter {
  readonly #ids: Arbitrary<string>;

  constructor(ids: Arbitrary<string>) {
    this.#ids = ids;
  }

  /** A field with arguments, and with some of its own fields down to `depth`. */
  field(field: GraphQLField<unknown, unknown>, depth: number): Arbitrary<Written> {
    const type = getNamedType(field.type);
    const inner = isObjectType(type)
      ? this.#selection(type, depth - 1)
      : fc.constant<Written>({ text: '', variables: [] });
    return fc.tuple(this.#args(field.args), inner).map(([args, selection]) => ({
      text: `${field.name}${args.text}${selection.text}`,
      variables: [...args.variables, ...selection.variables],
    }));
  }

  #selection(type: GraphQLObjectType, depth: number): Arbitrary<Written> {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
    );
    if (fields.length === 0) return fc.constant({ text: ' { __typename }', variables: [] });
    return fc
      .subarray(fields, { minLength: 1, maxLength: Math.min(3, fields.length) })
      .chain((chosen) => fc.tuple(...chosen.map((field) => this.field(field, depth))))
      .map((parts) => ({
        text: ` { ${parts.map(({ text }) => text).join(' ')} }`,
        variables: parts.flatMap(({ variables }) => variables),
      }));
  }

  #args(args: readonly GraphQLArgument[]): Arbitrary<Written> {
    return fc
      .tuple(
        ...args.map((arg) =>
          fc.option(mostly(this.#value(arg.type)), { freq: isNonNullType(arg.type) ? 40 : 3, nil: undefined }),
        ),
      )
      .map((values) => {
        const given = args.flatMap((arg, at) =>
          values[at] === undefined
            ? []
            : [{ arg: arg.name, name: `$placeholder${++placeholders}_`, type: String(arg.type), value: values[at] }],
        );
        return {
          text: given.length > 0 ? `(${given.map(({ arg, name }) => `${arg}: ${name}`).join(', ')})` : '',
          variables: given,
        };
      });
  }

  #value(type: GraphQLInputType): Arbitrary<unknown> {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return fc.array(this.#value(nullable.ofType as GraphQLInputType), { maxLength: 4 });
    if (isEnumType(nullable)) return fc.constantFrom(...nullable.getValues().map(({ name }) => name));
    if (isInputObjectType(nullable)) {
      const required = Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map(({ name }) => name);
      return fc.record(
        Object.fromEntries(
          Object.values(nullable.getFields()).map((field) => [field.name, mostly(this.#value(field.type))]),
        ),
        { requiredKeys: required },
      );
    }
    return this.#scalar(nullable.name);
  }

  #scalar(name: string): Arbitrary<unknown> {
    if (name === 'ID') return fc.oneof({ weight: 3, arbitrary: this.#ids }, { weight: 1, arbitrary: texts });
    if (name === 'Boolean') return fc.boolean();
    return name === 'Int' || name === 'Float' ? numbers : texts;
  }
}

import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLInterfaceType,
  GraphQLObjectType,
  isCompositeType,
  isListType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { PAGE_MAX } from '../shared/page.ts';

/** How many things a list without `first` is taken to have: about as many as a recipe has lines. */
const LIST_GUESS = 10;

/** The lists of a connection that hold its page. */
const PAGE_LISTS = new Set(['edges', 'nodes']);

const isConnection = ({ name }: { name: string }): boolean => name.endsWith('Connection');

type Fielded = GraphQLObjectType | GraphQLInterfaceType;

/** What a field says of its own cost, as type-graphql takes it. */
type Complexity = number | ((estimate: { args: Record<string, unknown>; childComplexity: number }) => number);

/** What an operation is asked with. */
export interface Asked {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

/**
 * How many fields an operation may have resolved: each counts one, times as many as the lists around it may hold, which is what
 * `first` says, variables and defaults included; what does more than resolve a field counts more. Introspection costs nothing, as graphql-js bounds it by itself.
 */
export function operationCost(schema: GraphQLSchema, asked: Asked): number {
  const root = schema.getRootType(asked.operation.operation);
  return root ? new Meter(schema, asked).costOf(asked.operation.selectionSet, root) : 0;
}

class Meter {
  readonly #schema: GraphQLSchema;
  readonly #asked: Asked;
  /** The variables with their defaults, of the types they have. */
  readonly #values: Record<string, unknown>;
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  /** Each is measured once for pages of a length, however often it is spread. */
  readonly #measured = new Map<string, number>();
  /** How long the page is of the connection that is measured. */
  #page = 1;

  constructor(schema: GraphQLSchema, asked: Asked) {
    this.#schema = schema;
    this.#asked = asked;
    const { variableDefinitions = [] } = asked.operation;
    this.#values = getVariableValues(schema, variableDefinitions, asked.variables).coerced ?? {};
    this.#fragments = new Map(
      asked.document.definitions
        .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
  }

  costOf({ selections }: SelectionSetNode, type: Fielded): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += this.#costOfField(selection, type);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.#costOfFragment(selection.name.value);
      else cost += this.costOf(selection.selectionSet, this.#typeOf(selection.typeCondition?.name.value) ?? type);
    }
    return cost;
  }

  #costOfField(node: FieldNode, type: Fielded): number {
    const field = type.getFields()[node.name.value];
    return field ? this.#withOwn(this.#costWithin(field, node, type), field, node) : 0;
  }

  /** A field whose resolver does more than most says so: a number counts in place of its one, a function makes the whole of it. */
  #withOwn(cost: number, field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const own = field.extensions['complexity'] as Complexity | undefined;
    if (own === undefined) return cost;
    return typeof own === 'number' ? cost - 1 + own : own({ args: this.#argsOf(field, node), childComplexity: cost });
  }

  #costWithin(field: GraphQLField<unknown, unknown>, node: FieldNode, type: Fielded): number {
    const inner = getNamedType(field.type);
    if (!node.selectionSet || !isCompositeType(inner)) return 1;
    const length = this.#lengthOf(field, node, type);
    if (isConnection(inner)) return 1 + this.#costOfPage(length, node.selectionSet, inner as Fielded);
    return 1 + length * this.costOf(node.selectionSet, inner as Fielded);
  }

  #costOfPage(length: number, selections: SelectionSetNode, type: Fielded): number {
    const around = this.#page;
    this.#page = length;
    const cost = this.costOf(selections, type);
    this.#page = around;
    return cost;
  }

  #costOfFragment(name: string): number {
    const key = `${name} ${this.#page}`;
    const known = this.#measured.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name);
    const type = this.#typeOf(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.costOf(fragment.selectionSet, type) : 0;
    this.#measured.set(key, cost);
    return cost;
  }

  /** The edges and nodes of a connection are as long as its page. */
  #lengthOf(field: GraphQLField<unknown, unknown>, node: FieldNode, type: Fielded): number {
    const first = field.args.find(({ name }) => name === 'first');
    if (first) return Math.min(Math.max(this.#firstOf(node) ?? Number(first.defaultValue), 1), PAGE_MAX);
    if (!isListType(getNullableType(field.type))) return 1;
    return isConnection(type) && PAGE_LISTS.has(field.name) ? this.#page : LIST_GUESS;
  }

  /** As a resolver gets them; none where they are wrong, as then the operation is refused. */
  #argsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
    try {
      return getArgumentValues(field, node, this.#values);
    } catch {
      return {};
    }
  }

  #firstOf(node: FieldNode): number | undefined {
    const value = node.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return undefined;
    const name = value.name.value;
    const given = this.#asked.variables[name];
    // Of another kind it will be refused by name, once the operation is carried out.
    if (given !== undefined) return typeof given === 'number' ? given : undefined;
    const usual = this.#asked.operation.variableDefinitions?.find(
      ({ variable }) => variable.name.value === name,
    )?.defaultValue;
    return usual?.kind === Kind.INT ? Number(usual.value) : undefined;
  }

  /** What a fragment is on. Fragments on several kinds of a node all count, though only one of them is resolved: the schema has no unions. */
  #typeOf(name: string | undefined): Fielded | undefined {
    const type = name === undefined ? undefined : this.#schema.getType(name);
    return type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType ? type : undefined;
  }
}

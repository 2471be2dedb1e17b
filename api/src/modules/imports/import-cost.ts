/** What reading a source costs as an operation of GraphQL, beside its fields: its text is passed on, parsed and linked with foods. */
export const READING_COST = 1_000;

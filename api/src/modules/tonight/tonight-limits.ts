/** What is proposed for an evening, and what for. */
export const TONIGHT = {
  default: 3,
  /** Most dishes at once. */
  most: 10,
  /** Most foods that a dish may lack where there are dishes enough. */
  missing: 2,
  /** The same for a dish that uses something due, where none lacks fewer. */
  missingForDue: 4,
  /** Days within which no dish comes twice. */
  weekDays: 7,
  /** Results that are looked at besides those that are not to be proposed. */
  lookedAt: 40,
  /** Due foods that no result uses, for each of which it is looked once more. */
  missedDue: 5,
  /** Most recipes that can be said to be not wanted. */
  unwanted: 50,
  /** Proposed dishes that are remembered, the latest. */
  remembered: 200,
} as const;

/** What it costs beside the fields that are asked of the dishes: up to twelve searches of forty results. */
export const TONIGHT_COST = 1_700;

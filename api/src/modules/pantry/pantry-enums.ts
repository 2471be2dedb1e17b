/** How much of a food is at home, for those who count nothing. */
export enum PantryLevel {
  HAVE = 'HAVE',
  LOW = 'LOW',
  OUT = 'OUT',
}

/** Where in a kitchen a food is kept. */
export enum PantryPlace {
  FRIDGE = 'FRIDGE',
  FREEZER = 'FREEZER',
  CUPBOARD = 'CUPBOARD',
}

/** Why a food has left the pantry. */
export enum PantryRemoval {
  USED = 'USED',
  THROWN_AWAY = 'THROWN_AWAY',
  MISTAKE = 'MISTAKE',
}

/** What was done to a pantry, as its history says it. */
export enum PantryAct {
  ADDED = 'ADDED',
  CHANGED = 'CHANGED',
  USED = 'USED',
  THROWN_AWAY = 'THROWN_AWAY',
  MISTAKE = 'MISTAKE',
  COOKED = 'COOKED',
  TAKEN_FOR_GONE = 'TAKEN_FOR_GONE',
}

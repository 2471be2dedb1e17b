import type { MigrationObject } from '@mikro-orm/core';
import { Migration20261121032100 } from './migrations/20261121032100-core.ts';
import { Migration20261121032200 } from './migrations/20261121032200-recipe-changes.ts';
import { Migration20261121032300 } from './migrations/20261121032300-recipe-needed-foods.ts';
import { Migration20261121044002 } from './migrations/20261121044002-accounts.ts';
import { Migration20261121063305 } from './migrations/20261121063305-photos.ts';
import { Migration20261121063630 } from './migrations/20261121063630-admin.ts';
import { Migration20261121063903 } from './migrations/20261121063903-shopping-lists.ts';
import { Migration20261121065638 } from './migrations/20261121065638-recipe-author-index.ts';
import { Migration20261121093000 } from './migrations/20261121093000-shown-changes.ts';
import { Migration20261121094503 } from './migrations/20261121094503-recipe-source.ts';
import { Migration20261121100554 } from './migrations/20261121100554-recipe-photos.ts';
import { Migration20261121102500 } from './migrations/20261121102500-food-editing.ts';
import { Migration20261121104400 } from './migrations/20261121104400-shown-columns.ts';
import { Migration20261122170000 } from './migrations/20261122170000-pantry.ts';
import { Migration20261123030000 } from './migrations/20261123030000-food-choices.ts';
import { Migration20261124013000 } from './migrations/20261124013000-recipe-names.ts';

/** Every migration, oldest first. */
export const migrations: MigrationObject[] = [
  { name: '20261121032100-core', class: Migration20261121032100 },
  { name: '20261121032200-recipe-changes', class: Migration20261121032200 },
  { name: '20261121032300-recipe-needed-foods', class: Migration20261121032300 },
  { name: '20261121044002-accounts', class: Migration20261121044002 },
  { name: '20261121063305-photos', class: Migration20261121063305 },
  { name: '20261121063630-admin', class: Migration20261121063630 },
  { name: '20261121063903-shopping-lists', class: Migration20261121063903 },
  { name: '20261121065638-recipe-author-index', class: Migration20261121065638 },
  { name: '20261121093000-shown-changes', class: Migration20261121093000 },
  { name: '20261121094503-recipe-source', class: Migration20261121094503 },
  { name: '20261121100554-recipe-photos', class: Migration20261121100554 },
  { name: '20261121102500-food-editing', class: Migration20261121102500 },
  { name: '20261121104400-shown-columns', class: Migration20261121104400 },
  { name: '20261122170000-pantry', class: Migration20261122170000 },
  { name: '20261123030000-food-choices', class: Migration20261123030000 },
  { name: '20261124013000-recipe-names', class: Migration20261124013000 },
];

import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A dish that was proposed for an evening. */
export interface ProposedDish {
  /** Id of the recipe, which may be gone. */
  recipe: string;
  /** A calendar day, YYYY-MM-DD. */
  day: string;
}

const ProposedDishesSchema = defineEntity({
  name: 'ProposedDishes',
  tableName: 'proposed_dishes',
  properties: {
    user: () => p.manyToOne(User).primary().mapToPk().deleteRule('cascade'),
    /** The latest, each once for a day. */
    dishes: p.json<ProposedDish[]>(),
  },
});

/** What was proposed to a cook in these weeks, so that no dish comes twice in one. */
export class ProposedDishes extends ProposedDishesSchema.class {}
ProposedDishesSchema.setClass(ProposedDishes);

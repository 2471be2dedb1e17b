import { readFileSync } from 'node:fs';
import { readFoodFiles } from '../../api/src/db/seeds/food-files.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/line-linker.ts';
const { foods, swaps } = readFoodFiles('/work/main/api/src/db/seeds');
const names = new FoodNames(new FoodKnowledge(foods, swaps));
for (const line of readFileSync(0, 'utf8').split('\n')) { if(!line) continue;
 const l = linkLine(line, names);
 console.log(JSON.stringify([line, l.quantity, l.quantityMax, l.unit, l.name, l.preparation, l.optional?'OPT':'', l.alternatives, '=>', l.food?.name ?? null, l.confidence, l.alternativeFoods.map(f=>f.name)]));
}

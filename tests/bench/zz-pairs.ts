import { readFileSync } from 'node:fs';
import { readFoodFiles } from '../../api/src/db/seeds/food-files.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/line-linker.ts';
const { foods, swaps } = readFoodFiles('/work/main/api/src/db/seeds');
const names = new FoodNames(new FoodKnowledge(foods, swaps));
const lines = readFileSync(0,'utf8').split('\n').filter(Boolean);
const seen = new Map<string,number>(); 
for (const line of lines) { const l=linkLine(line,names); if (!l.food) continue; const k=`${l.confidence}\t${l.name.toLowerCase()}\t${l.food.name}`; seen.set(k,(seen.get(k)??0)+1); }
for (const [k,c] of seen) console.log(`${c}\t${k}`);

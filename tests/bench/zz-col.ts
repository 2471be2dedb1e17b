import { readFoodFiles } from '../../api/src/db/seeds/food-files.ts';
import { nameWords } from '../../api/src/modules/ingredients/name-words.ts';
const { foods } = readFoodFiles('/work/main/api/src/db/seeds');
const by = new Map<string, Map<string,string>>();
for (const f of foods) for (const n of [f.name, f.plural, ...f.aliases]) { if(!n) continue; const k=nameWords(n).join(''); const m=by.get(k)??new Map(); m.set(f.name,n); by.set(k,m); }
for (const [k,m] of by) if (m.size>1) console.log(k, JSON.stringify([...m]));
console.log(foods.length, foods.reduce((n,f)=>n+f.aliases.length,0));

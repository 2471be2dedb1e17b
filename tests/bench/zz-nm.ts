import { readFileSync } from 'node:fs';
import { readFoodFiles } from '../../api/src/db/seeds/food-files.ts';
import { FoodKnowledge } from '../../api/src/modules/ingredients/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/line-linker.ts';
const { foods, swaps } = readFoodFiles('/work/main/api/src/db/seeds');
const names = new FoodNames(new FoodKnowledge(foods, swaps));
const rows = readFileSync('/work/shared/data/ingredient-lines/nyt-train.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l));
const count = new Map<string,number>();
for (const r of rows) { if (!r.name || /[(),;]/.test(r.name)) continue; count.set(r.name.toLowerCase(), (count.get(r.name.toLowerCase())??0)+1); }
let ok=0, all=0, w=0, wok=0; const un:[string,number][]=[];
for (const [n,c] of count) { all++; w+=c; const l=names.link(n); if (l) { ok++; wok+=c; } else un.push([n,c]); }
console.log('distinct',all,(ok/all).toFixed(4),'weighted',(wok/w).toFixed(4));
let lines=0, lok=0; const ul=new Map<string,[number,string]>();
for (const r of rows) { lines++; const l=linkLine(r.line,names); if (l.food) lok++; else { const k=l.name.toLowerCase(); ul.set(k,[(ul.get(k)?.[0]??0)+1,r.line]); } }
console.log('lines', (lok/lines).toFixed(4));
if (process.argv[2]==='names') console.log(un.sort((a,b)=>b[1]-a[1]).slice(0,Number(process.argv[3]??300)).map(([n,c])=>`${n}:${c}`).join('; '));
if (process.argv[2]==='lines') console.log([...ul].sort((a,b)=>b[1][0]-a[1][0]).slice(0,Number(process.argv[3]??300)).map(([n,[c,l]])=>`${c} ${n} | ${l}`).join('\n'));

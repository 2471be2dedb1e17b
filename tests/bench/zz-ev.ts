import { readFileSync } from 'node:fs';
import { parseLine } from '../../api/src/modules/ingredients/line-parser.ts';
import { findUnit } from '../../api/src/modules/ingredients/line-units.ts';
import { nameWords } from '../../api/src/modules/ingredients/name-words.ts';
import { numericQuantity } from '../../node_modules/numeric-quantity/dist/numeric-quantity.mjs';
const [, , show, n = '60', seed='1'] = process.argv;
const rows = readFileSync('/work/shared/data/ingredient-lines/nyt-train.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l));
let t=performance.now(); for (const r of rows) parseLine(r.line); t=performance.now()-t;
console.log('lines/s', Math.round(rows.length/t*1000));
let q=0,qok=0,u=0,uok=0,nm=0,nok=0,nin=0; const bad={q:[],u:[],n:[]} as any;
for (const r of rows) {
  const p = parseLine(r.line);
  const lead = /^(?:about |approximately )?\d/i.test(r.line);
  // noise: label lost a number that the line starts with; or several numbers
  const lq = r.quantity===''? null : numericQuantity(r.quantity);
  const qclean = !(r.quantity==='' && /\d/.test(r.line)) && (lq===null || Number.isFinite(lq)) && !/^(\d+) \1$/.test(r.quantity) && r.unit.split(' ').length===1;
  if (qclean) { q++; if ((lq===null&&p.quantity===null)||(lq!==null&&p.quantity!==null&&Math.abs(lq-p.quantity)<0.01)) qok++; else bad.q.push([r.line,r.quantity,p.quantity]); }
  const lu = r.unit===''?null:(findUnit(r.unit)?.name ?? r.unit);
  if (qclean) { u++; if (lu===p.unit) uok++; else bad.u.push([r.line,r.unit,p.unit]); }
  const clean = qclean && r.name!=='' && !/[(),;]|\b(\w+) \1\b/.test(r.name) && !/\bor\b/.test(r.line) ;
  if (clean) { nm++; const a=nameWords(r.name).join(' '), b=nameWords(p.name).join(' '); if (a===b) nok++; else { bad.n.push([r.line,r.name,p.name]); if (b.includes(a)||a.includes(b)) nin++; } }
}
console.log('quantity',q,(qok/q).toFixed(4),'unit',u,(uok/u).toFixed(4),'name',nm,(nok/nm).toFixed(4),'+contained',((nok+nin)/nm).toFixed(4));
import { writeFileSync } from "node:fs"; writeFileSync("/tmp/badn.json", JSON.stringify(bad));
if (show) { const list=bad[show]; let s=Number(seed)*7919; const pick=[]; for(let i=0;i<Number(n)&&list.length;i++){ s=(s*1103515245+12345)%2147483648; pick.push(list[s%list.length]); } for (const x of pick) console.log(JSON.stringify(x)); }

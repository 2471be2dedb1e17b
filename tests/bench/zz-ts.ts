import { readFileSync } from 'node:fs';
import { parseLine } from '../../api/src/modules/ingredients/line-parser.ts';
import { readQuantity } from '../../api/src/modules/ingredients/line-quantity.ts';
import { findUnit } from '../../api/src/modules/ingredients/line-units.ts';
import { nameWords } from '../../api/src/modules/ingredients/name-words.ts';
const [, , show, n = '60', seed='1'] = process.argv;
const rows = readFileSync('/tmp/taste.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l));
let q=0,qok=0,u=0,uok=0,nm=0,nok=0,nin=0; const bad={q:[],u:[],n:[]} as any;
for (const r of rows) {
  const p = parseLine(r.line);
  const qs=r.es.filter((e:any)=>e[0]==='QUANTITY'&&/[\d½¼¾⅓⅔⅛]/.test(e[1])).map((e:any)=>e[1]); const us=r.es.filter((e:any)=>e[0]==='UNIT').map((e:any)=>e[1]); const fs=r.es.filter((e:any)=>e[0]==='FOOD').map((e:any)=>e[1]);
  const lq = qs.length? readQuantity(qs[0].trim().replace(/^\D*(?=[\d½¼¾⅓⅔⅛])/,''))?.low ?? null : null;
  q++; if ((lq===null&&p.quantity===null)||(lq!==null&&p.quantity!==null&&Math.abs(lq-p.quantity)<0.01)) qok++; else bad.q.push([r.line,qs,p.quantity]);
  const lus=us.map((x:string)=>findUnit(x.trim())?.name??x);
  u++; if ((lus.length===0&&p.unit===null)||lus.includes(p.unit)) uok++; else bad.u.push([r.line,us,p.unit]);
  if (fs.length===1 && !/\bor\b/.test(r.line)) { nm++; const a=nameWords(fs[0]).join(' '), b=nameWords(p.name).join(' '); if (a===b) nok++; else { bad.n.push([r.line,fs[0],p.name]); if (b.includes(a)||a.includes(b)) nin++; } }
}
console.log('quantity',q,(qok/q).toFixed(4),'unit',u,(uok/u).toFixed(4),'name',nm,(nok/nm).toFixed(4),'+contained',((nok+nin)/nm).toFixed(4));
if (show) { const list=bad[show]; let s=Number(seed)*7919; const pick=new Set<any>(); for(let i=0;i<Number(n)&&list.length;i++){ s=(s*1103515245+12345)%2147483648; pick.add(list[s%list.length]); } for (const x of pick) console.log(JSON.stringify(x)); }

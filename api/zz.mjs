import { Parser, Tokenizer } from 'htmlparser2';
import { jsonrepair } from 'jsonrepair';
const t = (n, f) => { const s = performance.now(); let r; try { r = f(); } catch (e) { r = String(e).slice(0,80); } console.log(n, Math.round(performance.now()-s), String(r).slice(0,60)); };
for (const n of [20000, 100000, 200000]) t('parser deep '+n, () => { const p = new Parser({ onopentag(){}, onclosetag(){} }); p.end('<div>'.repeat(n)+'</x>'.repeat(n)); });
const noop = () => {};
const cbs = new Proxy({}, { get: (_, k) => k === 'isInForeignContext' ? () => false : noop });
const c = {}; for (const k of ['onattribdata','onattribentity','onattribend','onattribname','oncdata','onclosetag','oncomment','ondeclaration','onend','onopentagend','onopentagname','onprocessinginstruction','onselfclosingtag','ontext','ontextentity']) c[k]=noop;
const page = ('<div class="a b c"><p>Some text &amp; more text here</p><a href="/x/y?z=1">link</a></div>\n').repeat(3500);
console.log(page.length);
t('tokenizer 100x', () => { for (let i=0;i<100;i++){ const k = new Tokenizer({xmlMode:false, decodeEntities:true}, c); k.write(page); k.end(); } });
for (const [n, s] of Object.entries({ quotes: '"'.repeat(1e6), open: '{"a":'.repeat(2e5), arr: '['.repeat(1e6), strs: '{"a":"'.repeat(1.6e5), unq: '"a" "b '.repeat(1.4e5), slash: '\\'.repeat(1e6), comma: '{,'.repeat(5e5), lt:'<'.repeat(1e6), words: 'a '.repeat(5e5), qc: '","'.repeat(3e5), colon: '"a":'.repeat(2e5), nl: '"a\n'.repeat(2e5), star: '/*'.repeat(5e5), ticks: '`'.repeat(1e6), col2: '{"a":"b "c" d",'.repeat(5e4), ws:' '.repeat(1e6)+'x', plus: '"a"+'.repeat(2e5) }))
  for (const m of [0.1, 1]) t('repair '+n+' '+m, () => jsonrepair(s.slice(0, s.length*m)).length);

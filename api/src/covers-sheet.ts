import sharp from 'sharp';
import fs from 'node:fs';
import { readFoodFiles } from './modules/catalogue/food-files.ts';
import { readRecipeFiles } from './modules/catalogue/recipe-files.ts';
import { SEED_FOLDER } from './modules/catalogue/seed-catalogue.ts';
import { FoodKnowledge } from './modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from './modules/ingredients/names/food-names.ts';
import { linkLine } from './modules/ingredients/lines/line-linker.ts';
import { drawCover } from './modules/recipes/cover/cover-svg.ts';
import { setTable } from './modules/recipes/cover/cover-scene.ts';
const { foods, swaps } = readFoodFiles(SEED_FOLDER);
const knowledge = new FoodKnowledge(foods, swaps); const names = new FoodNames(knowledge);
const parentOf = new Map(foods.map((f: any) => [f.slug, f.parent]));
const lineage = (slug: string): string[] => { const out = []; let s: any = slug; while (s) { out.push(s); s = bySlug.get(s)?.parent; if (typeof s === 'object' && s) s = s.slug; } return out; };
const bySlug = new Map(foods.map((f: any) => [f.slug, f]));
const idOf = new Map(foods.map((f: any) => [f.id, f]));
function lin(food: any): string[] { const out: string[] = []; let f = food; while (f) { out.push(f.slug); f = f.parentId == null ? undefined : knowledge.get?.(f.parentId) ?? idOf.get(f.parentId) ?? bySlug.get(f.parentId); } return out; }
const mode = process.argv[2] ?? 'cat';
let inputs: any[];
if (mode === 'cat') inputs = readRecipeFiles(SEED_FOLDER).map((r: any) => ({ slug: r.slug, title: r.title, cuisine: r.cuisine ?? null, tags: r.tags, steps: r.steps?.map((s: any) => s.description ?? s.text ?? String(s)) ?? [], foods: r.ingredients.filter((l: any) => !l.optional).flatMap((l: any) => { const f = linkLine(l.food ?? l.text, names).food; return f && !f.isStaple ? [{ lineage: lin(f), cut: l.text.toLowerCase() }] : []; }) }));
else inputs = fs.readFileSync('/work/shared/data/recipes/public-domain-recipes.jsonl', 'utf8').trim().split('\n').map((l) => JSON.parse(l)).map((r: any) => ({ slug: r.slug, title: r.title, cuisine: null, tags: r.tags ?? [], steps: r.instructions ?? [], foods: r.ingredients.flatMap((l: string) => { const f = linkLine(l, names).food; return f && !f.isStaple ? [{ lineage: lin(f), cut: l.toLowerCase() }] : []; }) }));
const per = 48, cols = 8, W = 232, H = 196;
const only = process.argv[3]?.split(',').map(Number);
let ms = 0, count = 0, bytes = 0, big = 0;
for (let page = 0; page * per < inputs.length; page++) {
  if (only && !only.includes(page)) continue;
  const tiles: any[] = [];
  let labels = '';
  for (const [i, input] of inputs.slice(page * per, page * per + per).entries()) {
    const svg = drawCover(input); bytes += svg.length; if (svg.length > 60000) big++;
    const t = performance.now();
    const png = await sharp(Buffer.from(svg)).resize(W - 6, 170).png().toBuffer(); ms += performance.now() - t; count++;
    const x = (i % cols) * W, y = Math.floor(i / cols) * H;
    tiles.push({ input: png, left: x + 3, top: y });
    const s = setTable(input);
    labels += `<text x="${x + W / 2}" y="${y + 181}" font-size="11.5" text-anchor="middle" font-family="sans-serif">${(input.title).replace(/&/g, '&amp;').replace(/</g,'').slice(0, 36)}</text><text x="${x + W / 2}" y="${y + 193}" font-size="9" fill="#777" text-anchor="middle" font-family="sans-serif">${s.formName} · ${s.toppings.map((t) => t.food).join(' ').slice(0, 44)}</text>`;
  }
  const h = Math.ceil(tiles.length / cols) * H;
  await sharp({ create: { width: cols * W, height: h, channels: 3, background: '#fff' } }).composite([...tiles, { input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${cols * W}" height="${h}">${labels}</svg>`), left: 0, top: 0 }]).png().toFile(`/tmp/w/sheet-${mode}-${page}.png`);
}
console.log({ count, ms: ms / count, kb: bytes / count / 1000, big });

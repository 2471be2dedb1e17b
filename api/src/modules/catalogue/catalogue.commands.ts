import type { Command } from 'commander';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import { sourcedFacts } from './allergen-sources.ts';
import { findingsOf } from './check-catalogue.ts';
import { countCatalogue, type CatalogueCounts } from './check-counts.ts';
import { droppedAllergens } from './check-foods.ts';
import { readCatalogue } from './check-model.ts';
import { SEED_FOLDER } from './seed-catalogue.ts';

/** Adds `check-catalogue`, which lints the data files; it ends with 1 when there is something to mend. */
export function addCatalogueCommands(program: Command): void {
  program
    .command('check-catalogue')
    .description('lint the foods, substitutes and recipes of the starter catalogue and count them')
    .option('--json', 'print one JSON line for each finding, then one with the counts')
    .option('--dropped', 'list the foods whose own entries leave out allergens of their parents, to be read by a person')
    .option('--allergens', 'print instead what is known of every allergen in every food, with the source, a JSON line each')
    .action(({ json, dropped, allergens }: { json?: boolean; dropped?: boolean; allergens?: boolean }) => {
      const catalogue = readCatalogue(SEED_FOLDER);
      if (allergens) {
        for (const fact of sourcedFacts(catalogue)) console.log(JSON.stringify(fact));
        return;
      }
      const findings = findingsOf(catalogue);
      const lines = dropped ? droppedAllergens(catalogue) : [];
      const counts = countCatalogue(catalogue);
      if (json) for (const line of [...findings, ...lines, counts]) console.log(JSON.stringify(line));
      else console.log([...findings.map(asLine), ...lines.map((line) => `${line.food} has none of the ${line.allergens.join(', ')} of ${line.parent}`), summary(findings, counts)].join('\n'));
      if (findings.length > 0) process.exitCode = 1;
    });
}

function asLine({ file, field, message }: Finding): string {
  return [file, field, message].filter((part) => part !== undefined).join(': ');
}

function summary(findings: Finding[], counts: CatalogueCounts): string {
  const { foods, aliases, substitutes, recipes, perDiet, perCuisine, fewFoods, foodsWithNutrients, foodsWithWeights, perLanguage, perAllergen } = counts;
  return [
    `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
    `${foods} foods with ${aliases} aliases; ${foodsWithNutrients} have nutrients, ${foodsWithWeights} weights`,
    `named in other languages: ${Object.entries(perLanguage).map(([language, number]) => `${language} ${number}`).join(', ')}`,
    `${substitutes} substitutes`,
    `${recipes} recipes: ${perDiet.vegan} vegan, ${perDiet.vegetarian} vegetarian, ${perDiet.pescatarian} pescatarian; ${fewFoods} need five foods or fewer`,
    `allergens: ${Object.entries(perAllergen).map(([allergen, { contains, unsure }]) => `${allergen} in ${contains}, unsure in ${unsure}`).join('; ')}`,
    Object.entries(perCuisine).map(([cuisine, number]) => `${cuisine} ${number}`).join(', '),
  ].join('\n');
}

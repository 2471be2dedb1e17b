import { childrenNamed, childText, textsNamed, type Element } from '../archive/markup-tree.ts';
import { allBut, linesIn, pictureInText, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { toldSteps } from './told-steps.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** RecipeSage's XML: columns of its table, with labels and pictures. */
export const RECIPESAGE_XML: RecipeFormat = {
  name: 'RecipeSage (XML)',
  extensions: ['.xml'],
  keeps: allBut('cuisine', 'nutrition', 'favourite'),
  isOf: (file) => begins(/<data\b/i)(file) && begins(/<recipe\b/i)(file),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) => {
      const { steps, notes } = toldSteps(childText(recipe, 'instructions'));
      return recipeOfNode(
        {
          name: childText(recipe, 'title'),
          description: childText(recipe, 'description'),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'url'),
          recipeYield: childText(recipe, 'yield'),
          prepTime: childText(recipe, 'activeTime'),
          totalTime: childText(recipe, 'totalTime'),
          keywords: sageLabels(recipe),
          recipeIngredient: linesIn(childText(recipe, 'ingredients')),
          recipeInstructions: steps,
        },
        {
          notes: [...linesIn(childText(recipe, 'notes')), ...notes],
          rating: childText(recipe, 'rating'),
          sets: sageLabels(recipe),
          pictures: textsNamed(recipe, 'location').map((place) => pictureInText(place) ?? file.picture(place)),
        },
      );
    }),
};

const sageLabels = (recipe: Element): string[] =>
  ['labels', 'recipeLabels']
    .flatMap((name) => childrenNamed(recipe, name))
    .flatMap((label) => textsNamed(label, 'title'));

import { badInput } from '../../shared/errors.ts';

/** Most servings that are cooked at once. */
const SERVINGS_MAX = 100;

/** For how many was cooked; as many as the recipe is for unless said. @throws AppError BAD_USER_INPUT unless above 0, at most 100 */
export function readCookedServings(servings: number | null | undefined, own: number): number {
  const wanted = servings ?? own;
  if (!Number.isFinite(wanted) || wanted <= 0 || wanted > SERVINGS_MAX)
    throw badInput(`servings must be above 0, at most ${SERVINGS_MAX}.`, 'servings');
  return wanted;
}

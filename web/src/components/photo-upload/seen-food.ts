import { photos as messages } from '../../messages/photos.ts';
import { SURE } from './photo-limits.ts';
import type { SeenFood, UploadedPhoto } from './photo-operations.ts';

/** What a cook would type for it. */
export function foodName({ ingredient, normalized }: SeenFood): string {
  return ingredient?.name ?? normalized;
}

/** How sure it is, as a rounded percentage. */
export function percentOf({ confidence }: SeenFood): number {
  return Math.round(100 * confidence);
}

/** The names of the foods that are sure enough to be added by themselves. */
export function sureNames(seen: readonly SeenFood[]): string[] {
  return seen.filter(({ confidence }) => confidence > SURE).map(foodName);
}

/** The foods of several photos, the surest first, each once. */
export function foodsOf(photos: readonly UploadedPhoto[]): SeenFood[] {
  const surest = new Map<string, SeenFood>();
  for (const food of photos.flatMap(({ seen }) => seen ?? [])) {
    const known = surest.get(foodName(food));
    if (!known || known.confidence < food.confidence) surest.set(foodName(food), food);
  }
  return [...surest.values()].sort((one, other) => other.confidence - one.confidence);
}

/**
 * Why a photo would add nothing, in a sentence.
 * @param fresh the sure names that have not been offered before
 */
export function whyNothing(
  seen: readonly SeenFood[],
  fresh: readonly string[],
  isHeld: (name: string) => boolean,
): string {
  if (seen.length === 0) return messages.toasts.sawNothing;
  const sure = sureNames(seen);
  if (sure.length === 0) return messages.toasts.unsure;
  if (sure.every(isHeld)) return messages.toasts.allHeld;
  return fresh.length === 0 ? messages.toasts.nothingNew : messages.toasts.noRoom;
}

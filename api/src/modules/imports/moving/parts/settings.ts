import { z } from 'zod';
import { ALLERGENS, Diet } from '../../../ingredients/dietary.ts';
import { refuseFalseName } from '../../../users/staff-names.ts';
import { AisleOrder } from '../../../shopping-lists/shopping-list.entity.ts';
import { EXCLUDE_MAX, PANTRY_MAX, SERVINGS } from '../../../users/household-limits.ts';
import { UnitSystem } from '../../../users/user-enums.ts';
import { User } from '../../../users/user.entity.ts';
import { definePart, type Arriving } from '../archive-part.ts';
import { storedText } from '../values.ts';

const settings = z.object({
  name: storedText(80).nullable(),
  /** The cook's picture. */
  picture: z.string().max(200).optional(),
  diet: z.enum(Diet),
  allergies: z.array(z.enum(ALLERGENS)),
  /** Names of foods that are always at home. */
  alwaysAtHome: z.array(storedText(100)).max(PANTRY_MAX),
  /** Names of foods that are never eaten; archives of earlier versions have none. */
  neverEaten: z.array(storedText(100)).max(EXCLUDE_MAX).default([]),
  servings: z.int().min(SERVINGS.min).max(SERVINGS.max),
  /** Whether the cook said so themselves; archives of earlier versions do not tell. */
  servingsSaid: z.boolean().optional(),
  units: z.enum(UnitSystem),
  /** The order in which the cook walks through the shop. */
  aisles: z.array(storedText(100)).max(100),
});
type Settings = z.infer<typeof settings>;

/** The size of the picture that an account shows. */
const SHOWN = '/thumb.webp';

/** What the cook has set. Of an account that has settings of its own, these stay. */
export const SETTINGS = definePart({
  file: 'settings.json',
  what: { one: 'setting', many: 'settings' },
  content: settings,
  read: async ({ em, user, photos }) => {
    const { name, avatar, diet, allergies, pantry, exclude, servings, servingsSaid, units } = await em.findOneOrFail(
      User,
      {
        id: user,
      },
    );
    const order = await em.findOne(AisleOrder, { user });
    return {
      name: name ?? null,
      ...(avatar?.endsWith(SHOWN) && { picture: photos.add(avatar.slice(0, -SHOWN.length), 'cook') }),
      diet,
      allergies,
      alwaysAtHome: pantry,
      neverEaten: exclude,
      servings,
      servingsSaid,
      units,
      aisles: order?.aisles ?? [],
    };
  },
  restore: async (arriving, said) => {
    const { tx, user } = arriving;
    const account = await tx.findOneOrFail(User, { id: user }, { refresh: true });
    const change = changeOf(account, said, arriving);
    if (Object.keys(change).length > 0) await tx.nativeUpdate(User, { id: user }, change);
    const hasOrder = said.aisles.length === 0 || (await tx.count(AisleOrder, { user })) > 0;
    if (!hasOrder) await tx.insert(AisleOrder, { user, aisles: said.aisles });
    const restored = Object.keys(change).filter((name) => name !== 'servingsSaid').length;
    return { count: restored + (hasOrder ? 0 : 1), refused: [] };
  },
});

/** What the account still has as every account begins, and the archive says otherwise. */
function changeOf(account: User, said: Settings, { photoOf }: Arriving): Partial<User> {
  const photo = said.picture === undefined ? undefined : photoOf(said.picture);
  return {
    ...(!account.name && isOwnName(said.name) && { name: said.name }),
    ...(!account.avatar && photo && { avatar: photo + SHOWN }),
    ...(account.diet === Diet.ANY && said.diet !== Diet.ANY && { diet: said.diet }),
    ...(account.allergies.length === 0 && said.allergies.length > 0 && { allergies: said.allergies }),
    ...(account.pantry.length === 0 && said.alwaysAtHome.length > 0 && { pantry: said.alwaysAtHome }),
    ...(account.exclude.length === 0 && said.neverEaten.length > 0 && { exclude: said.neverEaten }),
    ...(!account.servingsSaid && isServingsSaid(said) && { servings: said.servings, servingsSaid: true }),
    ...(account.units === UnitSystem.WRITTEN && said.units !== UnitSystem.WRITTEN && { units: said.units }),
  };
}

const isServingsSaid = ({ servings, servingsSaid = servings !== SERVINGS.default }: Settings): boolean => servingsSaid;

/** Whether it may be a cook's name: none that passes for those who run the site. */
function isOwnName(name: string | null): boolean {
  if (name === null) return false;
  try {
    refuseFalseName(name, 'name');
    return true;
  } catch {
    return false;
  }
}

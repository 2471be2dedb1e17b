import { Household } from './household.ts';
import { readYearRecipes } from './year-recipes.ts';

/** What a year of many households comes to. */
export interface YearFigures {
  /** Share of the levels that are right, of all foods that a household has ever had: of the whole year, and of the worst day. */
  right: number;
  rightOnWorstDay: number;
  /** The same of those foods only that are at home, or believed to be. */
  rightAtHome: number;
  rightAtHomeOnWorstDay: number;
  /** The household with the fewest right. */
  rightInWorstHousehold: number;
  /** Questions a week: on average, and of the household that is asked most. */
  questions: number;
  questionsAtMost: number;
  /** Weeks of a household with more than three questions. */
  busyWeeks: number;
  /** Amounts below nothing, and what was refused. */
  negative: number;
  refused: number;
  wrong: Record<string, number>;
}

/** Days at the beginning that are not judged: nobody has told anything yet. */
const MOVING_IN = 7;

const QUESTIONS_A_WEEK = 3;

class Count {
  right = 0;
  all = 0;

  note(isRight: boolean): void {
    this.all++;
    if (isRight) this.right++;
  }

  get share(): number {
    return this.all === 0 ? 1 : this.right / this.all;
  }
}

/** Lets households live for so many weeks, and compares every evening what Larder believes with what is there. */
export function liveAYear(households: number, weeks: number): YearFigures {
  const recipes = readYearRecipes();
  const [days, daysAtHome] = [[] as Count[], [] as Count[]];
  const perHousehold: number[] = [];
  const questions: number[] = [];
  const wrong: Record<string, number> = {};
  let [negative, refused, busyWeeks] = [0, 0, 0];
  for (let number = 0; number < households; number++) {
    const household = new Household(number, recipes);
    const own = new Count();
    let askedBefore = 0;
    for (let day = 0; day < 7 * weeks; day++) {
      try {
        household.live(day);
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error)) throw error;
        refused++;
      }
      if (day % 7 === 6) {
        if (household.asked - askedBefore > QUESTIONS_A_WEEK) busyWeeks++;
        askedBefore = household.asked;
      }
      const [all, atHome] = [(days[day] ??= new Count()), (daysAtHome[day] ??= new Count())];
      const told = new Map(household.told.foods().map(([, state]) => [state.food, state]));
      for (const state of told.values()) if (state.amounts.some(({ amount }) => amount < 0)) negative++;
      for (const { food } of household.real.all()) {
        const [real, believed] = [household.real.levelOf(food), told.get(food.id)?.level ?? 'OUT'];
        all.note(real === believed);
        if (real === 'OUT' && believed === 'OUT') continue;
        atHome.note(real === believed);
        own.note(real === believed);
        if (real !== believed) wrong[`${believed} but ${real}`] = (wrong[`${believed} but ${real}`] ?? 0) + 1;
      }
    }
    perHousehold.push(own.share);
    questions.push(household.asked / weeks);
  }
  const sum = (counts: Count[]) =>
    counts.reduce((so, { right }) => so + right, 0) / counts.reduce((so, { all }) => so + all, 0);
  const worst = (counts: Count[]) => Math.min(...counts.slice(MOVING_IN).map(({ share }) => share));
  return {
    right: sum(days),
    rightOnWorstDay: worst(days),
    rightAtHome: sum(daysAtHome),
    rightAtHomeOnWorstDay: worst(daysAtHome),
    rightInWorstHousehold: Math.min(...perHousehold),
    questions: questions.reduce((so, one) => so + one, 0) / questions.length,
    questionsAtMost: Math.max(...questions),
    busyWeeks,
    negative,
    refused,
    wrong,
  };
}

import { useViewer } from '../../apollo/viewer.tsx';
import type { VisitorKitchenInput } from '../../gql/graphql.ts';
import type { PantryItem } from './pantry-item.ts';
import { useVisitorItems } from './use-visitor-items.ts';
import { visitorTable, type Table } from './visitor-table.ts';

/** Most foods that are sent: what is due first. */
const FOODS_MAX = 300;

/** What somebody without an account has at home, and eats. */
interface VisitorKitchen {
  /** As the server is asked. */
  kitchen: VisitorKitchenInput;
  items: readonly PantryItem[];
  table: Table;
}

/** See {@link VisitorKitchen}; null for a cook, or where nothing is at home. */
export function useVisitorKitchen(): VisitorKitchen | null {
  const isVisitor = useViewer() === null;
  const items = useVisitorItems().filter(({ level }) => level !== 'OUT');
  const foods = items.flatMap(foodOf).slice(0, FOODS_MAX);
  if (!isVisitor || foods.length === 0) return null;
  const table = visitorTable.get();
  return { kitchen: { foods, ...table }, items, table };
}

const foodOf = ({ food, bestBefore, isBestBeforeGuessed }: PantryItem) =>
  food ? [{ food: food.id, bestBefore, isBestBeforeGuessed }] : [];

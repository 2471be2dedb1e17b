import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { FOOD_LISTS } from './use-food-change.ts';

const text = adminFoods.lines;

const LINK_PHRASE = graphql(`
  mutation LinkPhrase($input: LinkPhraseInput!) {
    linkPhrase(input: $input) {
      recipes
    }
  }
`);

const SET_NOT_FOOD = graphql(`
  mutation SetNotFood($input: SetNotFoodInput!) {
    setNotFood(input: $input) {
      recipes
    }
  }
`);

/** Says for good what words in recipes mean; each word can be taken back while its notice is there. */
export interface Meanings {
  link: (phrase: string, food: { id: string; name: string }) => Promise<void>;
  /** Whether the words are nothing to eat. */
  setNotFood: (phrase: string, isNotFood: boolean) => Promise<void>;
}

/** See {@link Meanings}. */
export function useMeanings(): Meanings {
  const options = { refetchQueries: [...FOOD_LISTS, 'NotFoods'], awaitRefetchQueries: true };
  const [linkPhrase] = useMutation(LINK_PHRASE, options);
  const [changeNotFood] = useMutation(SET_NOT_FOOD, options);
  const sayUndone = () => showToast(text.undone);
  const unlink = (phrase: string) =>
    void linkPhrase({ variables: { input: { phrase, foodId: null } } }).then(sayUndone, toastError);
  const isFood = (phrase: string) =>
    changeNotFood({ variables: { input: { phrase, isNotFood: false } } }).then(sayUndone, toastError);
  return {
    link: (phrase, { id, name }) =>
      linkPhrase({ variables: { input: { phrase, foodId: id } } }).then(({ data }) => {
        showToast({
          ...text.linked(phrase, name, data?.linkPhrase.recipes ?? 0),
          action: { label: text.undo, onPress: () => unlink(phrase) },
        });
      }, toastError),
    setNotFood: (phrase, isNotFood) =>
      isNotFood
        ? changeNotFood({ variables: { input: { phrase, isNotFood } } }).then(({ data }) => {
            showToast({
              ...text.ignored(phrase, data?.setNotFood.recipes ?? 0),
              action: { label: text.undo, onPress: () => void isFood(phrase) },
            });
          }, toastError)
        : isFood(phrase),
  };
}

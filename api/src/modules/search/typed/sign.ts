/**
 * What a few words of a sentence do to the foods around them.
 * `no` takes the food behind it away, and those beside it only if they are told with it; `unwanted`, `allergic` and `lacking` all that follow.
 * `except` and `but` take food out of what is taken away. `behind` does it to the food before, `instead` keeps that. Behind a comma, `have` begins what is there. `scarce` counts where nothing else is there, `open` says neither. `amount` begins what is there; `tail` tells of the food before, `there` that it is in the house.
 */
export type Sign =
  | 'and'
  | 'or'
  | 'with'
  | 'pause'
  | 'stop'
  | 'held'
  | 'no'
  | 'unwanted'
  | 'allergic'
  | 'lacking'
  | 'scarce'
  | 'open'
  | 'behind'
  | 'allergyBehind'
  | 'instead'
  | 'but'
  | 'except'
  | 'have'
  | 'amount'
  | 'small'
  | 'tail'
  | 'there'
  | 'filler';

import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { DEFAULT_FILTERS, type Filters } from '../../../web/src/pages/search/filters.ts';
import { useFilterDraft } from '../../../web/src/pages/search/use-filter-draft.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ofTheHousehold: Filters = { ...DEFAULT_FILTERS, diet: 'VEGETARIAN', allergies: ['PEANUT'] };

test('filters that come from elsewhere just when half a second is over are not taken back', () => {
  const apply = jest.fn<(filters: Filters) => void>();
  const page = render(<BusyPage applied={DEFAULT_FILTERS} apply={apply} />);
  page.rerender(<BusyPage applied={ofTheHousehold} apply={apply} />);
  jest.advanceTimersByTime(1000);
  expect(apply).not.toHaveBeenCalled();
});

/** A page that takes half a second to draw its filters, so that whatever waited that long is due before anything else happens. */
function BusyPage({ applied, apply }: { applied: Filters; apply: (filters: Filters) => void }) {
  useFilterDraft(applied, apply);
  useLayoutEffect(() => {
    jest.advanceTimersByTime(500);
  });
  return null;
}

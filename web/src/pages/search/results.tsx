import { Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ClockIcon, CloudOffIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Unlocks } from '../../components/pantry/unlocks.tsx';
import { useComeBack } from '../../components/use-come-back.ts';
import { useIsOffline } from '../../hooks/use-is-offline.ts';
import { search as text } from '../../messages/search.ts';
import { Dishes, dishesTold, standApart } from './dishes.tsx';
import { LIMITS, type Filters } from './filters.ts';
import { LongerMatches } from './longer-matches.tsx';
import { MissingGroups } from './missing-groups.tsx';
import { NoResults } from './no-results.tsx';
import { Remarks } from './remarks.tsx';
import { ResultCards, ResultGrid, SkeletonGrid } from './result-grid.tsx';
import { toSearchInput, type Search } from './search-params.ts';
import type { SearchResults } from './search-question.ts';
import { StatePanel } from './state-panel.tsx';
import { CreativeInvite } from './creative/creative-invite.tsx';
import type { RecipeSearch } from './use-recipe-search.ts';

interface ResultsProps {
  search: Search;
  found: RecipeSearch;
  onChange: (part: Partial<Search>) => void;
}

/** What a search found: cards, or why there are none. */
export function Results({ search, found, onChange }: ResultsProps) {
  const { results } = found;
  const last = useLast(results, search);
  const isOffline = useIsOffline();
  if (found.hasFailed)
    return (
      <>
        <Failed text={found.refusal} onRetry={found.retry} />
        {isOffline && last && <LastResults {...last} />}
      </>
    );
  const summary = results ? text.results.count(results.totalCount) : text.results.loading;
  const filter = (part: Partial<Filters>) => onChange({ filters: { ...search.filters, ...part } });
  const isOnlyDishes = results?.totalCount === 0 && results.dishes.length > 0;
  return (
    <chakra.section aria-label={text.results.label} aria-busy={found.isLoading} pos="relative">
      <VisuallyHidden role="status">
        {[results && dishesTold(results), !isOnlyDishes && summary].filter(Boolean).join(', ')}
      </VisuallyHidden>
      {results && (
        <Remarks
          readings={results.resolvedIngredients}
          hasDishes={results.dishes.length > 0}
          search={search}
          onChange={onChange}
        />
      )}
      {results && standApart(results) && <Dishes results={results} search={search} />}
      {!isOnlyDishes && (
        <Head
          summary={summary}
          longer={results?.longer ?? 0}
          minutes={search.filters.maxCookTime}
          onLonger={() => filter({ maxCookTime: LIMITS.cookTime.max })}
        >
          <MissingGroups
            missing={results?.missing}
            most={search.filters.maxMissing}
            onChange={(maxMissing) => filter({ maxMissing })}
          />
        </Head>
      )}
      {results && <LongerMatches results={results} search={search} />}
      {!results && <SkeletonGrid />}
      {results?.totalCount === 0 && !isOnlyDishes && (
        <NoResults results={results} filters={search.filters} onChange={(filters) => onChange({ filters })} />
      )}
      {results && results.totalCount > 0 && (
        <ResultGrid results={results} search={search} isLoadingMore={found.isLoadingMore} onLoadMore={found.loadMore} />
      )}
      {/* It stays while another order of the results is on its way, with what was done to it. */}
      <chakra.div mt="10" hidden={!results} _empty={{ display: 'none' }}>
        <Unlocks input={unlockInput(search)} isReady={Boolean(results)} />
      </chakra.div>
      {results && search.chips.length > 0 && <CreativeInvite onAccept={() => onChange({ mode: 'CREATIVE' })} />}
    </chakra.section>
  );
}

/** What one more food would complete is asked alike in every order, and however much may be missing. */
const unlockInput = (search: Search) =>
  toSearchInput({ ...search, sort: 'RELEVANCE', filters: { ...search.filters, maxMissing: null } });

interface HeadProps {
  summary: string;
  /** How many more there are beyond the time limit. */
  longer: number;
  /** The time limit. */
  minutes: number;
  onLonger: () => void;
  children: ReactNode;
}

/** How many results there are, which of them to see, and how many more take longer, with one press that lifts the time limit. Its room is kept before there is an answer. */
function Head({ summary, longer, minutes, onLonger, children }: HeadProps) {
  return (
    <Flex
      wrap="wrap"
      columnGap={{ base: '2', md: '4' }}
      align="center"
      justify="space-between"
      mb={{ base: '1', md: '2' }}
      minH="touch"
    >
      {/* On a phone the tab says how many there are. */}
      <chakra.h2 fontWeight="semibold" fontSize="lg" srOnly={{ base: true, md: false }}>
        {summary}
      </chakra.h2>
      {children}
      {longer > 0 && <Longer count={longer} minutes={minutes} onPress={onLonger} />}
    </Flex>
  );
}

/** On a phone it takes what room there is in the row, in two lines if need be: the cards below stay where they are. */
function Longer({ count, minutes, onPress }: { count: number; minutes: number; onPress: () => void }) {
  return (
    <Button
      variant="ghost"
      px="0"
      pos="relative"
      color="leaf"
      flex={{ base: '1 1 5rem', md: 'none' }}
      justifyContent="flex-end"
      textAlign="end"
      _hover={{ bg: 'transparent', textDecoration: 'underline' }}
      onClick={onPress}
    >
      <chakra.span hideBelow="md" aria-hidden>
        <ClockIcon />
      </chakra.span>
      <chakra.span hideFrom="md" aria-hidden>
        {text.results.longerShort(count, minutes)}
      </chakra.span>
      <chakra.span srOnly={{ base: true, md: false }}>{text.results.longer(count, minutes)}</chakra.span>
      <VisuallyHidden>. {text.results.showLonger}</VisuallyHidden>
    </Button>
  );
}

/** The results that were last on the page, and what they were asked for. */
function useLast(
  results: SearchResults | undefined,
  search: Search,
): { results: SearchResults; search: Search } | null {
  const [last, setLast] = useState<{ results: SearchResults; search: Search } | null>(null);
  if (results && last?.results !== results) setLast({ results, search });
  return last;
}

/** Without a network: what was found before. */
function LastResults({ results, search }: { results: SearchResults; search: Search }) {
  return (
    <chakra.section aria-labelledby="last-results">
      <chakra.h2 id="last-results" textStyle="card" mb="3">
        {text.failed.last}
      </chakra.h2>
      <ResultCards results={results} search={search} isLoadingMore={false} />
    </chakra.section>
  );
}

/** The search did not come through, with a way to try again, which is gone by itself when the server is back. Without a network it says so, and what can be read all the same. */
export function Failed({
  title = text.failed.title,
  text: sentence = text.failed.text,
  onRetry,
}: {
  title?: string;
  text?: string | undefined;
  onRetry: () => void;
}) {
  useComeBack(onRetry);
  const isOffline = useIsOffline();
  return (
    <StatePanel
      role="alert"
      icon={<CloudOffIcon />}
      title={title}
      text={isOffline ? `${text.failed.offline} ${sentence}` : sentence}
    >
      {isOffline && <chakra.p color="mute">{text.failed.kept}</chakra.p>}
      <Flex wrap="wrap" justify="center" gap="3">
        <Button variant="solid" onClick={onRetry}>
          {text.failed.retry}
        </Button>
        {isOffline && (
          <Button asChild>
            <Link to={paths.favorites}>{text.failed.favorites}</Link>
          </Button>
        )}
      </Flex>
    </StatePanel>
  );
}

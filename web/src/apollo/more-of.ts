import { NetworkStatus } from '@apollo/client';
import { toastError } from './toast-error.ts';

/** What asks for the next page of an answer that comes page by page. */
export type FetchMore = (next: { variables: { after: string | null | undefined } }) => Promise<unknown>;

/** A question whose answer comes page by page; it is asked with `notifyOnNetworkStatusChange`. */
interface PagedQuestion {
  networkStatus: NetworkStatus;
  fetchMore: FetchMore;
}

/** How a list goes on behind `after`, the cursor of the last that is there; what fails is shown in a toast. */
export function moreOf({ networkStatus, fetchMore }: PagedQuestion, after: string | null | undefined) {
  return {
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => nextPage(fetchMore, after),
  };
}

/** Asks for what is behind `after`; what fails is shown in a toast. */
export function nextPage(fetchMore: FetchMore, after: string | null | undefined): void {
  fetchMore({ variables: { after } }).catch(toastError);
}

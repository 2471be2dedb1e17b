import { NetworkStatus } from '@apollo/client';
import { toastError } from './toast-error.ts';

/** A question whose answer comes page by page; it is asked with `notifyOnNetworkStatusChange`. */
interface PagedQuestion {
  networkStatus: NetworkStatus;
  fetchMore: (next: { variables: { after: string | null | undefined } }) => Promise<unknown>;
}

/** How a list goes on behind `after`, the cursor of the last that is there; what fails is shown in a toast. */
export function moreOf({ networkStatus, fetchMore }: PagedQuestion, after: string | null | undefined) {
  return {
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => void fetchMore({ variables: { after } }).catch(toastError),
  };
}

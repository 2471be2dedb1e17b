import type { ApolloClient, ApolloLink, DocumentNode, OperationVariables } from '@apollo/client';
import type { Toast } from '../ui/overlays/toast-store.ts';
import { actorOf } from './viewer-link.ts';
import { VIEWER } from './viewer.tsx';

const STORAGE_KEY = 'larder:interrupted-act';

/** After this long a sign-in no longer sends the mutation, in milliseconds. */
const MEANT_FOR_MS = 15 * 60 * 1000;

/** Something the cook did that needed an account. */
interface PendingMutation {
  mutation: DocumentNode;
  variables: OperationVariables;
  /** What to say once it is done. */
  done: Toast | null;
  /** Id of the cook whose session had ended; null for a visitor. */
  owner: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Context of a mutation that is carried out after signing in when it was refused for want of that. Its variables are kept in
 * the session storage of the tab meanwhile, so never give it to one that carries a password.
 */
export function resumable(done: Toast | null = null): { resumable: true; done: Toast | null } {
  return { resumable: true, done };
}

/** Keeps a refused mutation for after the sign-in, if its caller said {@link resumable}; otherwise forgets an older one. */
export function keepMutation(operation: ApolloLink.Operation): void {
  const { resumable: isResumable, done = null } = operation.getContext();
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    if (!isResumable) return;
    const act: PendingMutation = {
      mutation: operation.query,
      variables: operation.variables,
      done,
      owner: actorOf(operation),
      at: Date.now(),
    };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(act));
  } catch (error) {
    console.warn('What was to be done after signing in could not be kept.', error);
  }
}

function takeMutation(): PendingMutation | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    const act = text === null ? null : (JSON.parse(text) as PendingMutation);
    return act && Date.now() - act.at < MEANT_FOR_MS ? act : null;
  } catch (error) {
    console.warn('What was to be done after signing in could not be read.', error);
    return null;
  }
}

/** Carries out what was interrupted, if anything was, unless a cook other than theirs has signed in; returns what to say of it. Throws where it fails. */
export async function resumeMutation(client: ApolloClient): Promise<Toast | null> {
  const act = takeMutation();
  if (!act || (act.owner !== null && act.owner !== client.readQuery({ query: VIEWER })?.viewer?.id)) return null;
  await client.mutate({ mutation: act.mutation, variables: act.variables });
  return act.done;
}

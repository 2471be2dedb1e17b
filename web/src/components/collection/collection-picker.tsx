import { useQuery } from '@apollo/client/react';
import { Button, chakra, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useRef, useState, type SubmitEvent } from 'react';
import { needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { collections } from '../../messages/collections.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { VisibilityBadge } from './collection-card.tsx';
import { useCreateCollection } from './use-create-collection.ts';
import { useMembership, type HoldingCollection } from './use-membership.ts';

const text = collections.picker;

const COLLECTION_PICKER = graphql(`
  query CollectionPicker($recipe: String!) {
    profile {
      collections {
        id
        name
        isPublic
        recipeCount
        coverImage
      }
    }
    recipe(slug: $recipe) {
      id
      collections {
        id
      }
    }
  }
`);

interface CollectionPickerProps {
  recipeId: string;
  title: string;
  onClose: () => void;
}

/** The window in which a recipe is put into collections and taken out; each tick counts at once. */
export function CollectionPicker({ recipeId, title, onClose }: CollectionPickerProps) {
  const { data, error, refetch } = useQuery(COLLECTION_PICKER, { variables: { recipe: recipeId }, ...refreshOnOpen });
  const own = data?.profile?.collections;
  const hasFailed = !own && error && !needsSignIn(error);
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <Stack gap="4">
        <chakra.p color="mute">{own?.length === 0 ? text.none : text.lead(title)}</chakra.p>
        {hasFailed && <LoadFailed title={collections.failed} level="h3" onRetry={() => void refetch()} />}
        {!own && !hasFailed && <Skeleton h="24" />}
        {own && <Ticks own={own} recipeId={recipeId} holding={data.recipe?.collections.map(({ id }) => id) ?? []} />}
        {own && <NewName recipeId={recipeId} />}
        <Button onClick={onClose}>{text.done}</Button>
      </Stack>
    </Dialog>
  );
}

interface TicksProps {
  own: readonly (HoldingCollection & { isPublic: boolean })[];
  recipeId: string;
  /** Ids of the collections that the recipe is in. */
  holding: readonly string[];
}

function Ticks({ own, recipeId, holding }: TicksProps) {
  return (
    <Stack as="ul" gap="1" listStyleType="none" maxH="40dvh" overflowY="auto" mx="-2" px="2">
      {own.map((collection) => (
        <Flex as="li" key={collection.id} align="center" justify="space-between" gap="3">
          <Tick collection={collection} recipeId={recipeId} isIn={holding.includes(collection.id)} />
          <VisibilityBadge isPublic={collection.isPublic} />
        </Flex>
      ))}
    </Stack>
  );
}

interface TickProps {
  collection: HoldingCollection;
  recipeId: string;
  isIn: boolean;
}

/** The box of one collection. What is pressed while an earlier press is on its way shows at once and goes after it: the last one wins. */
function Tick({ collection, recipeId, isIn }: TickProps) {
  const { add, remove } = useMembership(recipeId);
  const [wish, setWish] = useState<boolean | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const press = async (wanted: boolean) => {
    setWish(wanted);
    const mine = last.current.then(() => (wanted ? add(collection) : remove(collection)));
    last.current = mine;
    await mine;
    if (last.current === mine) setWish(null);
  };
  return (
    <Checkbox checked={wish ?? isIn} onChange={(wanted) => void press(wanted)}>
      <chakra.span overflowWrap="anywhere">{collection.name}</chakra.span>
    </Checkbox>
  );
}

function NewName({ recipeId }: { recipeId: string }) {
  const [name, setName] = useState('');
  const submission = useSubmission(['name']);
  const create = useCreateCollection();
  const { add } = useMembership(recipeId);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wanted = name.trim();
    if (!wanted) return submission.refuse('name', collections.dialog.nameMissing);
    const isDone = await submission.send(async () => add(await create({ name: wanted })));
    if (isDone) setName('');
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      display="grid"
      gap="3"
      borderTop="hairline"
      pt="4"
    >
      <TextField
        label={text.newName}
        placeholder={collections.dialog.namePlaceholder}
        value={name}
        maxLength={80}
        error={submission.errorOf('name') ?? submission.error}
        onChange={setName}
      />
      <Button type="submit" variant="subtle" aria-disabled={submission.isBusy}>
        {text.add}
      </Button>
    </chakra.form>
  );
}

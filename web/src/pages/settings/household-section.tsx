import type { FragmentType } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { VIEWER } from '../../apollo/viewer.tsx';
import { AllergenPills } from '../../components/kitchen/allergen-pills.tsx';
import { KeptFoodsField } from '../../components/kitchen/kept-foods-field.tsx';
import { HOUSEHOLD_SERVINGS } from '../../components/kitchen/servings.ts';
import { DIETS } from '../../components/kitchen-choices.ts';
import { useUpdateProfile } from '../../components/viewer/use-update-profile.ts';
import { graphql } from '../../gql/gql.ts';
import type { HouseholdSection_UserFragment, UnitSystem } from '../../gql/graphql.ts';
import { useEdits } from '../../hooks/use-edits.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { filters } from '../../messages/filters.ts';
import { settings } from '../../messages/settings.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Section } from '../../ui/display/section.tsx';

const text = settings.household;

/** What the household's part of the settings shows. */
const HOUSEHOLD_SECTION_USER = graphql(`
  fragment HouseholdSection_user on User {
    id
    household {
      diet
      allergies
      pantry
      exclude
      servings
      servingsSaid
      units
    }
  }
`);

const UNITS: readonly UnitSystem[] = ['WRITTEN', 'METRIC', 'US'];

/** What a household eats, for how many, and in which measures it cooks: every new search starts from it. */
export function HouseholdSection({ user }: { user: FragmentType<HouseholdSection_UserFragment> }) {
  const { data, complete } = useFragment({ fragment: HOUSEHOLD_SECTION_USER, from: user });
  if (!complete) return null;
  return (
    <Section title={text.title} lead={text.lead}>
      <HouseholdForm former={data.household} />
    </Section>
  );
}

function HouseholdForm({ former }: { former: HouseholdSection_UserFragment['household'] }) {
  const { shown, change, partsFor, settle } = useEdits(former);
  const { diet, allergies, pantry, exclude, servings, servingsSaid, units } = shown;
  const submission = useSubmission([]);
  const client = useApolloClient();
  const update = useUpdateProfile();
  const save = async () => {
    // A list is sent whole: an allergy that was set elsewhere since the page was opened must not be left out of it.
    const { data } = await client.query({ query: VIEWER, fetchPolicy: 'network-only' });
    await update({ household: partsFor(data?.viewer?.household ?? former) });
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy || !(await submission.send(save))) return;
    settle();
    showToast(text.saved);
  };
  return (
    <chakra.form onSubmit={(event) => void handleSubmit(event)} display="grid" gap="6">
      <ChoosePills
        label={filters.diet.label}
        options={DIETS.map((value) => ({ value, text: filters.diet[value] }))}
        value={diet}
        onChange={(chosen) => change({ diet: chosen })}
      />
      <AllergenPills values={allergies} onChange={(chosen) => change({ allergies: chosen })} />
      <KeptFoodsField list="exclude" foods={exclude} onChange={(chosen) => change({ exclude: chosen })} />
      <KeptFoodsField list="pantry" foods={pantry} onChange={(chosen) => change({ pantry: chosen })} />
      <ChoosePills
        label={text.units.label}
        options={UNITS.map((value) => ({ value, text: text.units[value] }))}
        value={units}
        onChange={(chosen) => change({ units: chosen })}
      />
      <Stack gap="2.5">
        <chakra.p fontWeight="semibold">{text.servings}</chakra.p>
        <Stepper
          label={text.servings}
          fewerLabel={text.fewer}
          moreLabel={text.more}
          {...HOUSEHOLD_SERVINGS}
          value={servings}
          onChange={(chosen) => change({ servings: chosen, servingsSaid: true })}
        />
        <Checkbox checked={servingsSaid} onChange={(isSaid) => change({ servingsSaid: isSaid })}>
          {text.openForSoMany}
        </Checkbox>
      </Stack>
      <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} error={submission.error} />
    </chakra.form>
  );
}

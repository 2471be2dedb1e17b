import { Button, Flex } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { EXPORT_FORMATS } from '../../lib/export-formats.ts';
import { settings } from '../../messages/settings.ts';
import { TakeEverything } from './take-everything.tsx';
import { Section } from '../../ui/display/section.tsx';

const text = settings.data;

/** Everything that is stored of the cook, as the REST API returns it. */
const DATA_ADDRESS = '/api/profile/data';
/** The recipes that the cook has written. */
const RECIPES_ADDRESS = '/api/profile/recipes/export';

/** Where the cook takes their data with them. */
export function DataSection() {
  return (
    <Section title={text.title} lead={text.lead}>
      <TakeEverything />
      <Flex gap="3" wrap="wrap" mt="5">
        {EXPORT_FORMATS.map(({ name, extension }) => (
          <Button key={name} asChild>
            <a href={`${RECIPES_ADDRESS}?format=${name}`} download={`my-recipes${extension}`}>
              <DownloadIcon aria-hidden />
              {text.recipes(name)}
            </a>
          </Button>
        ))}
        <Button asChild>
          <a href={DATA_ADDRESS} download="larder-data.json">
            <DownloadIcon aria-hidden />
            {text.download}
          </a>
        </Button>
      </Flex>
    </Section>
  );
}

import { LuDownload } from 'react-icons/lu'
import { settings } from '../../messages/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from './section.tsx'

const text = settings.data

/** Everything that is stored of the cook, as the REST door hands it out. */
const DATA_ADDRESS = '/api/profile/data'

/** Where the cook takes their data with them. */
export function DataSection() {
  return (
    <Section title={text.title} lead={text.lead}>
      <Button asChild>
        <a href={DATA_ADDRESS} download="larder-data.json">
          <LuDownload aria-hidden />
          {text.download}
        </a>
      </Button>
    </Section>
  )
}

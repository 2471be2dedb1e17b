import { chakra, Stack } from '@chakra-ui/react';
import type { SiteDialogQuery } from '../../../gql/graphql.ts';
import { admin } from '../../../messages/admin.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

const text = admin.site;

/** What stands in the footer, as far as admins settle it. */
export type FooterSettings = Pick<SiteDialogQuery['adminSettings'], keyof typeof text.footerFields>;

/** Its fields, as the API names them. */
export const FOOTER_FIELDS = Object.keys(text.footerFields) as (keyof FooterSettings)[];

/** The part of the settings that the footer shows. */
export function footerOf(settings: FooterSettings): FooterSettings {
  const { authorName, portfolioUrl, sourceUrl, networkUrl, mailUrl, photosUrl } = settings;
  return { authorName, portfolioUrl, sourceUrl, networkUrl, mailUrl, photosUrl };
}

const NAME_MAX = 80;
const URL_MAX = 500;

interface FooterFieldsProps {
  shown: FooterSettings;
  onChange: (part: Partial<FooterSettings>) => void;
  /** What is wrong with a field, by its name. */
  errorOf: (field: string) => string | null;
}

/** The fields for who is credited in the footer, and where it leads. */
export function FooterFields({ shown, onChange, errorOf }: FooterFieldsProps) {
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold">{text.footer}</chakra.legend>
      <chakra.p fontSize="sm" color="mute" mt="1" mb="4">
        {text.footerHint}
      </chakra.p>
      <Stack gap="4">
        {FOOTER_FIELDS.map((field) => (
          <TextField
            key={field}
            label={text.footerFields[field]}
            {...(field === 'authorName'
              ? { maxLength: NAME_MAX }
              : { maxLength: URL_MAX, inputMode: 'url', autoCapitalize: 'none', spellCheck: false })}
            value={shown[field]}
            error={errorOf(field)}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </Stack>
    </chakra.fieldset>
  );
}

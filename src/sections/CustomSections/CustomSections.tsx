import { sizes } from '../../../styles/conditions.ts'
import type { CustomSection } from '../../content/schemas/fields.ts'
import type { WithImages } from '../../data/pictures.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Columns, Section, Stack, Text } from '../../ui/primitives.tsx'

type CustomSectionsProps = { sections: WithImages<readonly CustomSection[]> | undefined }

/** Sections that an owner adds before a page's closing call to action: texts, a picture beside them, quotes of clients. */
export function CustomSections({ sections = [] }: CustomSectionsProps) {
  return sections.map(({ title, text, picture, quotes = [] }, index) => (
    <Section key={index} surface={index % 2 === 0 ? 'raised' : 'plain'} title={title}>
      <Stack gap="xl">
        {(text || picture) && (
          <Columns count={2}>
            {text && (
              <Stack>
                {text.split(/\n+/).map((paragraph, at) => (
                  <Text key={at}>{paragraph}</Text>
                ))}
              </Stack>
            )}
            {picture && <Picture {...picture} sizes={sizes('100vw', { tablet: '50vw' })} />}
          </Columns>
        )}
        {quotes.length > 0 && (
          <Columns as="ul" role="list" count={3}>
            {quotes.map((quote, at) => (
              <Stack as="li" key={at} gap="s">
                <blockquote>
                  <Text size="lead">{`«\u00A0${quote.text}\u00A0»`}</Text>
                </blockquote>
                <Text size="meta">{quote.author}</Text>
              </Stack>
            ))}
          </Columns>
        )}
      </Stack>
    </Section>
  ))
}

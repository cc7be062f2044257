import type { managers } from '../../content/expertises.yaml'
import { QuoteCta, SeeAlso } from '../../sections/QuoteCta/QuoteCta.tsx'
import { column } from '../../ui/primitives.css.ts'
import { ruledEnd } from '../../ui/Disclosure/Disclosure.css.ts'
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx'
import { Columns, Section, Stack, Text, Title } from '../../ui/primitives.tsx'

export function Managers({ id, title, text, call, items }: NonNullable<typeof managers>) {
  return (
    <Section surface="raised" id={id} tabIndex={-1}>
      <Columns>
        <Stack className={column['1 / 7']}>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <QuoteCta {...call} />
        </Stack>
        <div className={column['7 / -1']}>
          <div className={ruledEnd}>
            {items.map(({ id: itemId, title: question, text: answer, see, call: itemCall }) => (
              <Disclosure
                key={itemId}
                id={itemId}
                summary={question}
                cta={
                  <>
                    {see && <SeeAlso {...see} />}
                    {itemCall && <QuoteCta {...itemCall} />}
                  </>
                }
              >
                {answer}
              </Disclosure>
            ))}
          </div>
        </div>
      </Columns>
    </Section>
  )
}

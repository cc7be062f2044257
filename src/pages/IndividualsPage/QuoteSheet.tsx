import { surfaces } from '../../../styles/surfaces.css.ts'
import { sheet } from '../../../styles/utilities.css.ts'
import signature from '../../assets/drawings/signature.svg'
import { addressLine } from '../../data/companyDetails.ts'
import { promises } from '../../content/particuliers.yaml'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { Stack, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './QuoteSheet.css.ts'

/** A quote as the client receives it, filled in with the promises that every quote contains. */
export function QuoteSheet() {
  return (
    <div className={`${surfaces.raised} ${sheet}`}>
      <div className={styles.head}>
        <Title>{promises.title}</Title>
        <Text>{promises.document}</Text>
      </div>
      <div className={styles.columnHeads} aria-hidden="true">
        {promises.heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <dl>
        {promises.items.map(({ title, texts, entry }) => (
          <div key={title} className={styles.entry}>
            <dt className={styles.promise}>{title}</dt>
            {texts.map((text, index) => (
              <Text
                as="dd"
                key={text}
                size={index === 0 ? 'body' : 'meta'}
                className={index === 0 ? styles.firstTerm : styles.terms}
              >
                {text}
              </Text>
            ))}
            <dd className={styles.filledIn}>{entry}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Stack gap="s" className={styles.sender}>
          <Logo />
          <Text size="meta">{addressLine}</Text>
        </Stack>
        <Text size="meta" className={styles.signature}>
          {promises.signature}
          <img src={signature} width="440" height="80" alt="" />
        </Text>
      </div>
    </div>
  )
}

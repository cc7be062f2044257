import bob from '../../assets/drawings/plomb.svg'
import { legalNotice } from '../../data/legalNotice.ts'
import { site } from '../../data/site.ts'
import { column } from '../../ui/primitives.css.ts'
import { ruledEnd } from '../../ui/Disclosure/Disclosure.css.ts'
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.tsx'
import { Columns, Region, Stack, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './LegalNotice.css.ts'

/** The legal notice that French law requires. A field that is empty in entreprise.yaml is not shown. */
export function LegalNotice({ hasPlumbLine }: { hasPlumbLine: boolean }) {
  return (
    <Region id={site.legalId} surface="night" className={styles.section} tabIndex={-1}>
      <Columns className={styles.content}>
        <Stack gap="s" className={column['1 / 4']}>
          <Title size="small">{legalNotice.title}</Title>
          <Text size="meta">{legalNotice.intro}</Text>
        </Stack>
        <div className={`${column['4 / 10']} ${ruledEnd}`}>
          <DescriptionList entries={legalNotice.identity} isSpread />
          <details>
            <summary className={styles.summary}>{legalNotice.practiceTitle}</summary>
            {/* The id is inside the <details>: without scripts, a link to it then opens the <details>. */}
            <div id={site.personalDataId} tabIndex={-1}>
              <DescriptionList entries={legalNotice.practice} />
            </div>
          </details>
        </div>
      </Columns>
      {hasPlumbLine && (
        <div className={styles.plumb}>
          <img src={bob} width="40" height="84" alt="" />
        </div>
      )}
    </Region>
  )
}

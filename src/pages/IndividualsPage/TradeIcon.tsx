import type { individuals } from '../../content/individuals.ts'
import * as styles from './IndividualsPage.css.ts'

type Trade = keyof typeof individuals.services.items

/** `work` is drawn in the colour of what the company does. */
const drawings: Record<Trade, { outline: string; work: string }> = {
  painting: { outline: 'M4 4h13v5H4zM17 6h3v5h-9v3', work: 'M9.5 14h3v7h-3z' },
  tiling: { outline: 'M3 3h18v18H3zM12 3v18M3 12h18', work: 'M12 12h9v9h-9z' },
  masonry: {
    outline: 'M3 5h18v14H3zM3 9.7h18M3 14.3h18M9 5v4.7M15 5v4.7M9 14.3V19M15 14.3V19',
    work: 'M6 9.7v4.6M12 9.7v4.6M18 9.7v4.6',
  },
  parquet: {
    outline: 'M3 8l5-5 4 4-5 5zM12 7l4-4 5 5-5 5zM3 17l5-5 4 4-5 5z',
    work: 'M12 16l4-4 5 5-5 5z',
  },
}

export function TradeIcon({ trade }: { trade: Trade }) {
  const { outline, work } = drawings[trade]
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} />
      <path className={styles.work} d={work} />
    </svg>
  )
}

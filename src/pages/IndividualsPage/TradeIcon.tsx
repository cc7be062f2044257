import type { individuals } from '../../content/individuals.ts'
import * as styles from './IndividualsPage.css.ts'

type Trade = keyof typeof individuals.services.items

/**
 * `work` is what the company does: it is drawn in the accent colour. Each drawing starts at the left edge of its box,
 * so that it is aligned with the words under it.
 */
const drawings: Record<Trade, { outline: string; work: string }> = {
  painting: { outline: 'M1 4h15v5H1zM16 6.5h4v5h-11.5v3', work: 'M7 14.5h3V22H7z' },
  tiling: { outline: 'M1 4h18v18H1zM10 4v18M1 13h18', work: 'M10 13h9v9h-9z' },
  masonry: {
    outline: 'M1 4h20v18H1zM1 10h20M1 16h20M8 4v6M15 4v6M8 16v6M15 16v6',
    work: 'M4.5 10v6M11 10v6M17.5 10v6',
  },
  // Herringbone: the end of each stave meets the side of the next.
  parquet: {
    outline:
      'M10.6 1.2 17.8 8.4 15.4 10.8 8.2 3.6zM10.6 6.0 17.8 13.2 15.4 15.6 8.2 8.4zM10.6 10.8 17.8 18.0 15.4 20.4 8.2 13.2zM8.2 3.6 10.6 6.0 3.4 13.2 1 10.8zM8.2 13.2 10.6 15.6 3.4 22.8 1 20.4z',
    work: 'M8.2 8.4 10.6 10.8 3.4 18.0 1 15.6z',
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
